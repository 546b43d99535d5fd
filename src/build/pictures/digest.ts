import { readFile } from 'node:fs/promises'
import { sha256 } from '../sha256.ts'

/** What a picture's bytes are known by: sixteen hex digits. */
export function pictureDigest(bytes: Uint8Array): string {
  return sha256(bytes, 16)
}

/**
 * Reads a picture that has been checked: what is made of it is kept under its digest, where that is known.
 *
 * @param original names it for people, where its bytes are read from a copy
 * @throws {Error} when it is another one by now
 */
export async function readChecked(
  file: string,
  digest: string | undefined,
  original: string = file,
): Promise<Buffer> {
  const bytes = await readFile(file)
  if (digest !== undefined && pictureDigest(bytes) !== digest)
    throw new Error(`${original} was changed while it was published: start once more.`)
  return bytes
}
