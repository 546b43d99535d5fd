import { isNumbered } from '../../check/documents/kinds.ts'
import { isPictureFile } from '../../check/pictures/pictures.ts'
import { documentKinds } from '../../model/document-kinds.ts'
import { type Disk, filesBelow } from '../../util/disk/disk.ts'
import * as posix from '../../util/posix.ts'
import { isListed } from './access/files.ts'
import { kindOfFile } from './parsed-document.ts'
import { isContentOfSite } from './publish/left-out.ts'

/** The path of a file in a document's folder. */
export function beside(file: string, name: string): string {
  return posix.join(file, '..', name)
}

/** Whether a document has a folder of its own, which is removed with it. */
export function hasOwnFolder(file: string): boolean {
  const kind = kindOfFile(file)
  return kind !== undefined && isNumbered(kind) && documentKinds[kind].ownFolder
}

/** The pictures in the folder of a document; none if its folder has other documents too. */
export function picturesIn(disk: Pick<Disk, 'list'>, file: string): string[] {
  if (!/^index\./.test(posix.basename(file))) return []
  const files = disk.list(posix.dirname(file)).filter(({ kind }) => kind === 'file')
  return files.map(({ name }) => name).filter(isPictureFile)
}

/** The pictures beside a document that its original text shows and its new text does not show. */
export function picturesLeft(
  disk: Pick<Disk, 'list'>,
  { file, text, original }: Record<'file' | 'text' | 'original', string>,
): string[] {
  const names = picturesIn(disk, file).filter((name) => mentions(original, name) && !mentions(text, name))
  return names.map((name) => beside(file, name))
}

/** The pictures that are removed with a document. Files that the site does not read stay. */
export function picturesWith(disk: Pick<Disk, 'list'>, file: string): string[] {
  if (!hasOwnFolder(file)) return []
  const folder = posix.dirname(file)
  const below = filesBelow(disk, folder).map((name) => `${folder}/${name}`)
  return below.filter((one) => one !== file && isContentOfSite(one))
}

/** Whether a text names a file. */
export function mentions(text: string, name: string): boolean {
  return fileNamePattern(name).test(text)
}

/** Matches the name of a file in a text, but not within a longer name. */
export function fileNamePattern(name: string): RegExp {
  const own = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}_.-])${own}(?![\\p{L}\\p{N}_-])`, 'gu')
}

/** The document in whose folder a picture lies; any other file is its own owner. */
export function ownerOf(file: string): string {
  if (!isPictureFile(file)) return file
  return ['index.mdx', 'index.yaml'].map((name) => beside(file, name)).find(kindOfFile) ?? file
}

/** The documents to which files belong. */
export function ownersOf(files: readonly string[]): string[] {
  return [...new Set(files.map(ownerOf))]
}

/** Whether a file, or the place of a removed file, is readable. Only then is the document known to which it belongs. */
export function isReadable(disk: Pick<Disk, 'read' | 'isListable'>, file: string): boolean {
  try {
    for (const one of [file, ownerOf(file)]) disk.read(one)
    return isListed(disk, file)
  } catch {
    return false
  }
}
