import { isPictureFile } from '../../check/pictures/pictures.ts'
import type { Disk } from '../../util/disk/disk.ts'
import * as posix from '../../util/posix.ts'
import { sha256 } from '../../util/sha256.ts'
import { isListed, readDisk } from './access/files.ts'
import type { Change } from './commit.ts'
import { beside, type Draft, type Drafts } from './drafts.ts'
import { kindOfFile } from './parsed-document.ts'

/**
 * The changes of files that save a draft, in this order: the pictures that the document shows, the document, and the
 * removal of pictures that it no longer shows, because their files would be published with the project.
 */
export function changesOf(draft: Draft, disk: Disk, { storedPath }: Pick<Drafts, 'storedPath'>): Change[] {
  const { file, text, original, base, pictures } = draft
  const shown = pictures.filter((picture) => mentions(text, posix.basename(picture)))
  const added = shown.map((picture) => ({ file: picture, data: disk.read(storedPath(picture)) }))
  const left = picturesIn(disk, file).filter((name) => mentions(original, name) && !mentions(text, name))
  return [
    ...added,
    { file, data: text, before: base },
    ...left.map((name) => ({ file: beside(file, name), data: undefined })),
  ]
}

/** The draft's picture that has these bytes and is not shown yet: if an upload's answer gets lost, the bytes come again. */
export function unshownPicture(
  { text, pictures }: Pick<Draft, 'text' | 'pictures'>,
  bytes: Uint8Array,
  disk: Disk,
  { storedPath }: Pick<Drafts, 'storedPath'>,
): string | undefined {
  const digest = sha256(bytes, 64)
  return pictures.find((picture) => {
    return !mentions(text, posix.basename(picture)) && readDisk(disk, storedPath(picture)).digest === digest
  })
}

/** The pictures in the folder of a document; none if the document has no folder of its own. */
export function picturesIn(disk: Disk, file: string): string[] {
  if (!/^index\./.test(posix.basename(file))) return []
  const files = disk.list(posix.dirname(file)).filter(({ kind }) => kind === 'file')
  return files.map(({ name }) => name).filter(isPictureFile)
}

/** The document in whose folder a picture lies; any other file is its own owner. */
export function ownerOf(file: string): string {
  if (!isPictureFile(file)) return file
  return ['index.mdx', 'index.yaml'].map((name) => beside(file, name)).find(kindOfFile) ?? file
}

/** Whether a file, or the place of one that is gone, can be read, and so the document to which it belongs. */
export function isReadable(disk: Pick<Disk, 'read' | 'isListable'>, file: string): boolean {
  try {
    for (const one of [file, ownerOf(file)]) disk.read(one)
    return isListed(disk, file)
  } catch {
    return false
  }
}

function mentions(text: string, name: string): boolean {
  return fileNamePattern(name).test(text)
}

/** Matches the name of a file in a text, but not within a longer name. */
export function fileNamePattern(name: string): RegExp {
  const own = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}_.-])${own}(?![\\p{L}\\p{N}_-])`, 'gu')
}
