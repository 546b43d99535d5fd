import { crc32, deflateSync } from 'node:zlib'

/** A chunk of a PNG: its name and its data. */
export type Chunk = readonly [name: string, data: Buffer]

/** A PNG out of chunks. */
export function png(...chunks: Chunk[]): Buffer {
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, ...chunks.map(([name, data]) => chunk(name, data))])
}

/** The header of a PNG; `colour` is 0 for grey, 2 for RGB. */
export function pngHeader(width: number, height: number, depth: number, colour: 0 | 2): Chunk {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width)
  data.writeUInt32BE(height, 4)
  data.set([depth, colour, 0, 0, 0], 8)
  return ['IHDR', data]
}

/** `length` compressed zero bytes, a thousandth of that size. */
export function deflatedZeros(length: number): Buffer {
  return deflateSync(Buffer.alloc(length), { level: 1 })
}

/** A PNG with an additional chunk after its header. */
export function withChunk(file: Buffer, [name, data]: Chunk): Buffer {
  const afterHeader = 8 + 12 + 13
  return Buffer.concat([file.subarray(0, afterHeader), chunk(name, data), file.subarray(afterHeader)])
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
