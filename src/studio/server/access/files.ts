import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { isPictureFile } from '../../../check/pictures/pictures.ts'
import { sha256 } from '../../../util/sha256.ts'
import { refusals as words } from '../../words/server.json'
import { kindOfFile } from '../parts.ts'
import { Refusal } from '../refusal.ts'

/** The document that a call names; anything else than the path of a document is refused. */
export function expectDocument(file: unknown): string {
  const isDocument = typeof file === 'string' && !/[\0\\]|\.\./.test(file) && kindOfFile(file)
  if (!isDocument) throw new Refusal(404, words.noDocument)
  return file
}

/** The name of a picture beside a document. */
export function expectPicture(name: unknown): string {
  const isName =
    typeof name === 'string' && name.length <= 120 && isPictureFile(name) && !/^\.|[/\\\0]/.test(name)
  if (!isName) throw new Refusal(404, words.noPicture)
  return name
}

/**
 * Refuses a file that is no plain file below `content/`: a link, or one in a folder that leads elsewhere.
 *
 * @returns its absolute path
 */
export async function expectInside(root: string, file: string): Promise<string> {
  const path = join(root, file)
  const content = await realpath(join(root, 'content'))
  const known = lstatSync(path, { throwIfNoEntry: false })
  if (known !== undefined && !known.isFile()) throw new Refusal(403, words.outsideContent)
  // The nearest folder that is there decides.
  let [folder, below] = [dirname(path), dirname(relative(join(root, 'content'), path))]
  while (!existsSync(folder)) [folder, below] = [dirname(folder), dirname(below)]
  if ((await realpath(folder)) !== join(content, below)) throw new Refusal(403, words.outsideContent)
  return path
}

/** The bytes of a file and their digest; without a file, none and `''`. */
export function readDisk(path: string): { bytes: Buffer | undefined; digest: string } {
  const bytes = existsSync(path) ? readFileSync(path) : undefined
  return { bytes, digest: bytes ? sha256(bytes, 64) : '' }
}

/** The text of bytes, letter for letter, a byte order mark included. */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new Refusal(422, words.notText)
  }
}
