import { isPictureFile } from '../../check/pictures/pictures.ts'
import type { Disk } from '../../util/disk/disk.ts'
import * as posix from '../../util/posix.ts'
import { sha256 } from '../../util/sha256.ts'
import { isListed, readDisk } from './access/files.ts'
import type { Change } from './commit.ts'
import { beside, type Draft, type Drafts } from './drafts.ts'
import { pictureName } from './kept-picture.ts'
import { kindOfFile } from './parsed-document.ts'

/**
 * The changes of files that save a draft, in this order: the pictures that the document shows, the document, and the
 * removal of pictures that it no longer shows, because their files would be published with the project. Where another picture
 * has the place of one, that one is named by its bytes, also in the text.
 */
export function changesOf(draft: Draft, disk: Disk, { storedPath }: Pick<Drafts, 'storedPath'>): Change[] {
  const { file, original, base, pictures } = draft
  let { text } = draft
  const added = pictures.flatMap((picture): Change[] => {
    const name = posix.basename(picture)
    const data = disk.read(storedPath(picture))
    if (data === undefined || !mentions(text, name)) return []
    const { digest } = readDisk(disk, picture)
    if (digest === '' || digest === sha256(data, 64)) return [{ file: picture, data }]
    const free = pictureName({ name }, data)
    text = text.replaceAll(fileNamePattern(name), () => free)
    return [{ file: beside(file, free), data }]
  })
  const left = picturesIn(disk, file).filter((name) => mentions(original, name) && !mentions(text, name))
  return [
    ...added,
    { file, data: text, before: base },
    ...left.map((name) => ({ file: beside(file, name), data: undefined })),
  ]
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
function fileNamePattern(name: string): RegExp {
  const own = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}_.-])${own}(?![\\p{L}\\p{N}_-])`, 'gu')
}
