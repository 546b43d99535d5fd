import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

/**
 * How hard a text is compressed. `most` is as far as it goes: for files that are kept for good, and for the
 * pages of a small site. `quick` takes a fiftieth of the time for a tenth more bytes: for the pages of a large
 * one, which are made anew with every change of their template.
 */
export type Effort = 'most' | 'quick'

/** Bytes below which a compressed copy saves next to nothing: a file's headers are as long. */
export const leastSize = 512

const levels = {
  most: { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
  quick: { brotli: 5, gzip: 6 },
} as const

/** Compresses text in this thread; the same text yields the same bytes. */
export function encode(bytes: Uint8Array, encoding: 'br' | 'gzip', effort: Effort): Buffer {
  if (encoding === 'gzip') return gzipSync(bytes, { level: levels[effort].gzip })
  return brotliCompressSync(bytes, brotliOptions(bytes, effort))
}

/** Compresses text to the same bytes in a thread of zlib's: many texts at once use all cores. */
export async function encodeAside(
  bytes: Uint8Array,
  encoding: 'br' | 'gzip',
  effort: Effort,
): Promise<Buffer> {
  if (encoding === 'gzip') return await promisify(gzip)(bytes, { level: levels[effort].gzip })
  return await promisify(brotliCompress)(bytes, brotliOptions(bytes, effort))
}

function brotliOptions(bytes: Uint8Array, effort: Effort): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: levels[effort].brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }
}

/** Pages up to which all of them are compressed as far as it goes: about ten seconds of work. */
const mostPages = 100

/** How hard a site of so many pages compresses what changes with its content. */
export function effortFor(pages: number): Effort {
  return pages <= mostPages ? 'most' : 'quick'
}
