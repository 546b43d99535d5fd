import { type ContentFiles, contentFiles } from '../../../check/files.ts'
import { isPictureFile } from '../../../check/pictures/pictures.ts'
import type { Disk } from '../../../util/disk/disk.ts'
import { hasCode } from '../../../util/has-code.ts'
import { sha256 } from '../../../util/sha256.ts'
import { failures, refusals as words } from '../../words/server.json'
import { kindOfFile } from '../parsed-document.ts'
import { Refusal, reasonOf } from '../refusal.ts'

/** The path of the document that a call names; any other value is refused. */
export function expectDocument(file: unknown): string {
  const isDocument = typeof file === 'string' && !/[\0\\]|\.\./.test(file) && kindOfFile(file)
  if (!isDocument) throw new Refusal(404, words.noDocument)
  return file
}

/** The name of a picture beside a document; any other value is refused. */
export function expectPicture(name: unknown): string {
  const isName =
    typeof name === 'string' && name.length <= 120 && isPictureFile(name) && !/^\.|[/\\\0]/.test(name)
  if (!isName) throw new Refusal(404, words.noPicture)
  return name
}

/** Refuses a path below `content/` with a link in it, which may lead elsewhere, or a device; accepts a missing file. */
export function expectInside(disk: Disk, file: string): void {
  const names = file.split('/')
  // The folder `content/` itself may be a link.
  for (let count = 2; count <= names.length; count++) {
    const kind = disk.entryKind(names.slice(0, count).join('/'))
    if (kind === undefined) return
    const isPlain = kind === (count < names.length ? 'folder' : 'file')
    if (!isPlain) throw new Refusal(403, words.outsideContent)
  }
}

/** Why a document cannot be read, in words; undefined where it can be read. */
export function faultOf(disk: Pick<Disk, 'read'>, file: string): string | undefined {
  if (kindOfFile(file) === undefined) return undefined
  try {
    disk.read(file)
    return undefined
  } catch (error) {
    return hasCode(error, 'EACCES', 'EPERM') ? failures.notReadable : reasonOf(error)
  }
}

/**
 * All files of the content. A document that cannot be read, or whose folder cannot be listed, is empty: it blocks no other,
 * and links to it may be right.
 */
export function readableFiles(disk: Disk): ContentFiles {
  const list: Disk['list'] = (folder) => {
    try {
      return disk.list(folder)
    } catch (error) {
      const name = ['index.mdx', 'index.yaml'].find((one) => kindOfFile(`${folder}/${one}`))
      if (name === undefined) throw error
      return [{ name, kind: 'file' }]
    }
  }
  const files = contentFiles({ ...disk, list })
  return {
    ...files,
    read: async (file) => (faultOf(disk, file) === undefined ? await files.read(file) : new Uint8Array()),
  }
}

/** The bytes of a file and their digest; undefined and `''` where there is no file. */
export function readDisk(disk: Pick<Disk, 'read'>, file: string) {
  const bytes = disk.read(file)
  return { bytes, digest: bytes ? sha256(bytes, 64) : '' }
}

/** Decodes UTF-8, and keeps a byte order mark. Bytes that are not UTF-8 are refused. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new Refusal(422, words.notText)
  }
}
