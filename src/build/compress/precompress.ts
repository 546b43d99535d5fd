import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from '../atomic.ts'
import { compressedEnding } from '../serve/encoding.ts'
import { isCompressible, mediaType } from '../serve/media-types.ts'
import { encodeAside, leastSize } from './encode.ts'

/**
 * Puts a `.br` and a `.gz` copy beside each text file below `dir`, compressed as far as it goes, for hosts that
 * send copies instead of compressing at each request.
 *
 * @returns How many copies it made.
 */
export async function precompress(dir: string): Promise<number> {
  const names = (await readdir(dir, { recursive: true })).filter((name) => isCompressible(mediaType(name)))
  const counts = await Promise.all(
    names.map(async (name) => {
      const file = join(dir, name)
      const bytes = await readFile(file)
      if (bytes.length < leastSize) return 0
      for (const encoding of ['br', 'gzip'] as const) {
        await writeAtomically(file + compressedEnding[encoding], await encodeAside(bytes, encoding, 'most'))
      }
      return 2
    }),
  )
  return counts.reduce<number>((sum, count) => sum + count, 0)
}
