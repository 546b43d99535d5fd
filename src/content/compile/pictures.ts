import path from 'node:path'
import type { Picture } from '../schema/picture.ts'
import { compareText } from './problem.ts'
import { slug } from './slug.ts'

/** What the build knows of a picture file. */
export type Facts = {
  /** Part of public names: follows from the file's bytes and from how pictures are published. */
  hash: string
  /** Of the file's bytes alone, where the reader knows it. */
  digest?: string
  /** In px, like the height. */
  width: number
  height: number
  tone: number
  format: string
}

/** Why a picture file cannot be published. */
export type Unusable =
  | { error: 'unreadable' | 'empty' | 'cut-off' | 'heic' }
  /** A format that browsers do not show; `format` is its usual name. */
  | { error: 'foreign-format'; format: string }
  | { error: 'animated'; frames: number }
  /** Millions of pixels. */
  | { error: 'too-large'; megapixels: number; most: number }
  /** Millions of bytes. */
  | { error: 'too-heavy'; megabytes: number; most: number }
  /** A drawing with something that is not to be published; `found` is its text. */
  | { error: 'unsafe-drawing'; found: string }

/** Looks up a picture file by its absolute path. */
export type PictureFacts = (file: string) => Promise<Facts | Unusable>

/** One picture file of a folder; `name` is how the disk spells it. */
export type FolderPicture = (Facts | Unusable) & { name: string }

/** The picture files of a document's folder by name, letters composed (NFC). */
export type FolderPictures = ReadonlyMap<string, FolderPicture>

const ending = /\.(jpe?g|png|webp|avif|svg)$/i

/** Whether a file may be a picture of a document, as far as its name says. */
export function isPictureFile(name: string): boolean {
  return ending.test(name)
}

/** The name of a file with its letters composed: macOS writes `ë` as two code points, other systems as one. */
export function pictureName(file: string): string {
  return file.normalize('NFC')
}

/** The picture file that a document means by `file`. */
export function findPicture(pictures: FolderPictures, file: string): FolderPicture | undefined {
  return pictures.get(pictureName(file))
}

/** The name that says the same as another one but for its ending: `03.jpeg` or `03.jpg.jpg` for `03.jpg`, `3` or `03`. */
export function sameStem(file: string, names: readonly string[]): string | undefined {
  return names.find((name) => stemOf(name) === stemOf(file))
}

function stemOf(name: string): string {
  const stem = pictureName(name)
    .toLowerCase()
    .replace(/(\.(jpe?g|png|webp|avif|svg|gif|hei[cf]|tiff?|bmp))+$/, '')
  return /^\d+$/.test(stem) ? String(Number(stem)) : stem
}

/** A picture file that the build must encode or copy: an entry of the compiled `pictures.json`. */
export type PictureFile = {
  key: string
  /** Path relative to the project root. */
  file: string
  /** Width of the original in px. */
  width: number
  height: number
  kind: 'raster' | 'vector'
  /** Of the file's bytes, where it is known. */
  digest?: string
}

/** `content/reports/2024` and `Foto 1.jpg` become `2024-foto-1.1a2b3c4d`. */
export function pictureKey(folder: string, file: string, hash: string): string {
  const names = [path.posix.basename(folder), path.posix.basename(file, path.posix.extname(file))]
  return `${names.map((name) => slug(name) || 'foto').join('-')}.${hash}`
}

/** The picture as the pages get it. */
export function pictureOf(folder: string, file: string, alt: string, facts: Facts): Picture {
  const { hash, width, height, tone } = facts
  return { key: pictureKey(folder, file, hash), width, height, tone, alt }
}

/** The file behind a picture. */
export function pictureFileOf(folder: string, picture: Facts & { name: string }): PictureFile {
  const { hash, digest, width, height, format, name } = picture
  const kind = format === 'svg' ? 'vector' : 'raster'
  const key = pictureKey(folder, name, hash)
  return { key, file: `${folder}/${name}`, width, height, kind, ...(digest && { digest }) }
}

/** Each file once, sorted by key. */
export function sortPictures(files: readonly PictureFile[]): PictureFile[] {
  const byFile = new Map(files.map((file) => [file.file, file]))
  return [...byFile.values()].sort((a, b) => compareText(a.key, b.key) || compareText(a.file, b.file))
}
