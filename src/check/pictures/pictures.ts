import { focusOf } from '../../model/pictures/focus.ts'
import type { Picture } from '../../model/schema/picture.ts'
import { compareText } from '../problem.ts'

/** Kinds of private metadata: where a picture was taken, who is in it, with which camera. */
export type PrivateData = 'place' | 'face' | 'serial'

/** Facts about a picture file. */
export type Facts = {
  /** The hash in its public name: depends on the file's bytes and on the encoding settings. */
  hash: string
  /** Digest of the file's bytes. */
  digest: string
  /** In px, like the height. */
  width: number
  height: number
  tone: number
  format: string
  /** Private metadata; absent if there is none. */
  private?: readonly PrivateData[]
}

/** A picture file without private metadata, and the removed blocks. */
export type Cleaned = { bytes: Buffer; removed: { name: string; found: PrivateData[]; bytes: number }[] }

/** Why a picture file cannot be published. */
export type Unusable =
  | { error: 'unreadable' | 'empty' | 'cut-off' | 'heic' | 'lfs-pointer' }
  /** A format that is not published; `format` is its common name. */
  | { error: 'foreign-format'; format: string }
  | { error: 'animated'; frames: number }
  /** Millions of pixels. */
  | { error: 'too-large'; megapixels: number; most: number }
  /** Millions of bytes. */
  | { error: 'too-heavy'; megabytes: number; most: number }
  /** A drawing with unsafe content; `found` is its text. */
  | { error: 'unsafe-drawing'; found: string }

/** Looks up a picture file by its absolute path. */
export type PictureFacts = (file: string) => Promise<Facts | Unusable>

/** A picture file of a folder; `name` is spelt as on the disk. */
export type FolderPicture = (Facts | Unusable) & { name: string }

/** The picture files of a document's folder by name, composed (NFC). */
export type FolderPictures = ReadonlyMap<string, FolderPicture>

const ending = /\.(jpe?g|png|webp|avif|svg)$/i

/** Whether a file may be a picture, by its name. */
export function isPictureFile(name: string): boolean {
  return ending.test(name)
}

/** A file name in NFC: macOS decomposes `ë` into two code points, other systems do not. */
export function normalizedName(file: string): string {
  return file.normalize('NFC')
}

/** The picture file that a document means by `file`. */
export function findPicture(pictures: FolderPictures, file: string): FolderPicture | undefined {
  return pictures.get(normalizedName(file))
}

/** The name that differs only in its extension, or in zeros: `03.jpeg` or `03.jpg.jpg` for `03.jpg`, `3` or `03`. */
export function sameStem(file: string, names: readonly string[]): string | undefined {
  return names.find((name) => pictureStem(name) === pictureStem(file))
}

function pictureStem(name: string): string {
  const stem = normalizedName(name)
    .toLowerCase()
    .replace(/(\.(jpe?g|png|webp|avif|svg|gif|hei[cf]|tiff?|bmp))+$/, '')
  return /^\d+$/.test(stem) ? String(Number(stem)) : stem
}

/** A picture that the build must publish. */
export type PictureFile = {
  key: string
  /** Path relative to the project root; of identical copies, the first one. */
  file: string
  /** Width of the original in px. */
  width: number
  height: number
  kind: 'raster' | 'vector'
  /** Digest of the file's bytes. */
  digest: string
}

/** A picture as a document has it. */
export type PictureReference = {
  file: string
  alt: string
  caption?: string | undefined
  credit?: string | undefined
  focus?: { x: number; y: number } | undefined
}

/** The picture as pages use it. */
export function pictureOf(
  { alt, caption, credit, focus }: PictureReference,
  { hash, width, height, tone }: Facts,
): Picture {
  return {
    key: hash,
    width,
    height,
    tone,
    alt,
    ...(caption && { caption }),
    ...(credit && { credit }),
    ...(focus && { focus: focusOf(focus) }),
  }
}

/** The file behind a picture. */
export function pictureFileOf(folder: string, picture: Facts & { name: string }): PictureFile {
  const { hash, digest, width, height, format, name } = picture
  const kind = format === 'svg' ? 'vector' : 'raster'
  return { key: hash, file: `${folder}/${name}`, width, height, kind, digest }
}

/** Each different picture once, sorted by key. */
export function sortPictures(files: readonly PictureFile[]): PictureFile[] {
  const byPath = [...files].sort((a, b) => compareText(b.file, a.file))
  const byKey = new Map(byPath.map((file) => [file.key, file]))
  return [...byKey.values()].sort((a, b) => compareText(a.key, b.key))
}
