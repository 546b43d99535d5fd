import { numberedKindPairs, singleFiles } from '../../../check/documents/kinds.ts'
import { isPictureFile } from '../../../check/pictures/pictures.ts'
import type { Disk } from '../../../util/disk/disk.ts'
import { digestOf } from '../../../util/disk/unread.ts'
import { hasCode } from '../../../util/has-code.ts'
import { failures, refusals as words } from '../../words/core.json'
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
export function faultOf(disk: Pick<Disk, 'read' | 'isListable'>, file: string): string | undefined {
  if (kindOfFile(file) === undefined) return undefined
  try {
    if (isListed(disk, file)) {
      disk.read(file)
      return undefined
    }
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EPERM')) return reasonOf(error)
  }
  return placeholder.test(file) ? failures.closedFolder : failures.notReadable
}

/** Whether all folders above a file can be listed. The files of an unlisted folder are not known, even if each can be read. */
export function isListed(disk: Pick<Disk, 'isListable'>, file: string): boolean {
  const names = file.split('/')
  return names.every((_, count) => count === 0 || disk.isListable(names.slice(0, count).join('/')))
}

/** The end of the placeholder's path. */
export const placeholder = /\/0000(\/index|-0)\.mdx$/

/**
 * A disk on which an unreadable document is empty. So it does not block other documents, and links to it are not
 * reported. An unlisted folder appears to have its required documents, or one placeholder for all documents.
 */
export function readableDisk(disk: Pick<Disk, 'read' | 'list' | 'isListable'>): Pick<Disk, 'read' | 'list'> {
  return {
    list(folder) {
      try {
        return disk.list(folder)
      } catch (error) {
        if (!/^(content|public)(\/|$)/.test(folder)) throw error
        const lists = numberedKindPairs.map(([, { list }]) => `content/${list}`)
        const numbered = ['index.mdx', '0000/index.mdx', '0000-0.mdx'].flatMap((name) =>
          [folder, ...lists].map((one) => `${one}/${name}`),
        )
        const all = [...singleFiles.map((file) => `content/${file}`), ...new Set(numbered)]
        const below = all.filter((file) => file.startsWith(`${folder}/`) && kindOfFile(file))
        return below.map((file) => ({ name: file.slice(folder.length + 1), kind: 'file' }))
      }
    },
    read: (file) => (faultOf(disk, file) === undefined ? disk.read(file) : new Uint8Array()),
  }
}

/** The bytes of a file and their digest; undefined and `''` where there is no file. */
export function readDisk(disk: Pick<Disk, 'read'>, file: string) {
  const bytes = disk.read(file)
  return { bytes, digest: bytes ? digestOf(bytes) : '' }
}

/** Decodes UTF-8, and keeps a byte order mark. Bytes that are not UTF-8 are refused. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new Refusal(422, words.notText)
  }
}
