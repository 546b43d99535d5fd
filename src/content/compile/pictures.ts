import path from 'node:path'
import type { Picture } from '../schema/picture.ts'
import { compareText } from './problem.ts'

/** What the build knows of a picture file. */
export type Facts = {
  hash: string
  /** In px, like the height. */
  width: number
  height: number
  tone: number
  format: string
  /** Size of the file; absent where nobody asked. */
  bytes?: number
}

/** Looks up a picture file by its absolute path; an unreadable one yields an error. */
export type PictureFacts = (file: string) => Promise<Facts | { error: string }>

/** The picture files of a document's folder by name. */
export type FolderPictures = ReadonlyMap<string, Facts | { error: string }>

/** A picture file that the build must encode or copy. */
export type PictureFile = {
  key: string
  /** Path relative to the project root. */
  file: string
  width: number
  height: number
  kind: 'raster' | 'vector'
}

/** `content/reports/2024` and `Foto 1.jpg` become `2024-foto-1.1a2b3c4d`. */
export function pictureKey(folder: string, file: string, hash: string): string {
  const name = path.posix.basename(file, path.posix.extname(file))
  return `${slug(path.posix.basename(folder))}-${slug(name)}.${hash}`
}

/** The picture as the pages get it. */
export function pictureOf(folder: string, file: string, alt: string, facts: Facts): Picture {
  const { hash, width, height, tone } = facts
  return { key: pictureKey(folder, file, hash), width, height, tone, alt }
}

/** The file behind a picture. */
export function pictureFileOf(folder: string, file: string, facts: Facts): PictureFile {
  const { hash, width, height, format } = facts
  const kind = format === 'svg' ? 'vector' : 'raster'
  return { key: pictureKey(folder, file, hash), file: `${folder}/${file}`, width, height, kind }
}

/** Each file once, sorted by key. */
export function sortPictures(files: readonly PictureFile[]): PictureFile[] {
  const byFile = new Map(files.map((file) => [file.file, file]))
  return [...byFile.values()].sort((a, b) => compareText(a.key, b.key) || compareText(a.file, b.file))
}

/** ASCII, lower case, words joined by hyphens: safe in an address on any host. */
function slug(text: string): string {
  const ascii = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return ascii.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'foto'
}
