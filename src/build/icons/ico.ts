/** An ICO file of square PNG pictures; `sizes` are their widths in px, at most 255. */
export function encodeIco(sizes: readonly number[], pictures: readonly Uint8Array[]): Uint8Array {
  const headerSize = 6
  const entrySize = 16
  const head = Buffer.alloc(headerSize + entrySize * pictures.length)
  head.writeUInt16LE(1, 2) // an icon, not a cursor
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, picture] of pictures.entries()) {
    const at = headerSize + entrySize * index
    const size = sizes[index] ?? 0
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4) // colour planes
    head.writeUInt16LE(32, at + 6) // bits a pixel
    head.writeUInt32LE(picture.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += picture.length
  }
  return Buffer.concat([head, ...pictures])
}
