/** A segment of a JPEG before the picture's data: the second byte of its marker, and its data. */
export type Segment = { marker: number; data: Buffer }

/** The segments of a JPEG up to the data of its first scan. */
export function segmentsOf(jpeg: Buffer): Segment[] {
  const segments: Segment[] = []
  let at = 2
  while (jpeg[at] === 0xff) {
    const marker = jpeg.readUInt8(at + 1)
    const length = jpeg.readUInt16BE(at + 2)
    segments.push({ marker, data: jpeg.subarray(at + 4, at + 2 + length) })
    if (marker === 0xda) break
    at += 2 + length
  }
  return segments
}

/** The JPEG with an additional segment after its start. */
export function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}

/** The JPEG without its segments of these markers. */
export function withoutSegments(jpeg: Buffer, markers: readonly number[]): Buffer {
  const segments = [jpeg.subarray(0, 2)]
  let at = 2
  while (jpeg[at] === 0xff && jpeg[at + 1] !== 0xda) {
    const end = at + 2 + jpeg.readUInt16BE(at + 2)
    if (!markers.includes(jpeg.readUInt8(at + 1))) segments.push(jpeg.subarray(at, end))
    at = end
  }
  return Buffer.concat([...segments, jpeg.subarray(at)])
}

/** The JPEG with a colour profile; its pixel values stay. */
export function withProfile(jpeg: Buffer, profile: Buffer): Buffer {
  const segment = Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), profile])
  return withSegment(withoutSegments(jpeg, [0xe2]), 0xe2, segment)
}

/** Names of the boxes of an AVIF, children after their parent. */
export function avifBoxes(avif: Buffer, from = 0, to = avif.length): string[] {
  const names: string[] = []
  for (let at = from; at + 8 <= to; at += Math.max(8, avif.readUInt32BE(at))) {
    const name = avif.toString('latin1', at + 4, at + 8)
    const skipped = { meta: 12, iinf: 14, iprp: 8, ipco: 8 }[name]
    const end = Math.min(to, at + avif.readUInt32BE(at))
    const type = name === 'colr' ? `:${avif.toString('latin1', at + 8, at + 12)}` : ''
    const item = name === 'infe' ? `:${avif.toString('latin1', at + 16, at + 20)}` : ''
    names.push(name + type + item, ...(skipped === undefined ? [] : avifBoxes(avif, at + skipped, end)))
  }
  return names
}
