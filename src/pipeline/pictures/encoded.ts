import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureFile } from '../../check/pictures/pictures.ts'
import { fallbackOf, fullWidth, widthsOf } from '../../model/pictures/widths.ts'
import { writeAtomically } from '../../util/atomic.ts'
import { sha256 } from '../../util/sha256.ts'
import { readDrawing } from './drawing/drawing.ts'
import {
  encodePicture,
  encoderSettings,
  limitDecoding,
  modulesDigest,
  readChecked,
  type Variant,
} from './encode.ts'

/** All published variants of a photograph, in the order of format and width. */
export function variantsOf({ width }: PictureFile): Variant[] {
  const avif = widthsOf(width).map((each): Variant => ({ width: each, format: 'avif' }))
  const jpg = new Set([fallbackOf(width), fullWidth(width)])
  return [...avif, ...[...jpg].map((each): Variant => ({ width: each, format: 'jpg' }))]
}

/** Name below `pictures/` of a variant of a photograph, or of a drawing. */
export function publishedName({ key }: PictureFile, variant?: Variant): string {
  return variant === undefined ? `${key}.svg` : `${key}-${variant.width}.${variant.format}`
}

/** A digest that changes with the encoding settings and the encoder. */
export function encoderDigest(): string {
  return sha256(encoderSettings + modulesDigest([]), 12)
}

/** A cache of encoded photographs, by the bytes of their originals, shared by builds and development. */
export type Encoded = ReturnType<typeof openEncoded>

/** Opens the cache of encoded photographs below `cacheDir` for the current settings and picture library. */
export function openEncoded({ root, cacheDir }: { root: string; cacheDir: string }) {
  const folder = join(cacheDir, encoderDigest())
  const fileOf = ({ digest }: PictureFile, { width, format }: Variant) =>
    join(folder, `${digest}-${width}.${format}`)
  return {
    /** The path of a variant, which need not exist yet. */
    fileOf,
    /** Encodes variants of one photograph. Finished variants survive an interruption. */
    encode: (picture: PictureFile, variants: readonly Variant[]) =>
      limitDecoding(async () => {
        const original = await readChecked(join(root, picture.file), picture.digest)
        // Always from the same pixels, so that the result does not depend on which variants were requested.
        await encodePicture(original, fullWidth(picture.width), variants, (variant, bytes) =>
          writeAtomically(fileOf(picture, variant), bytes),
        )
      }),
  }
}

/** The bytes of a cached file; undefined if there is none. */
export async function readCached(file: string): Promise<Buffer | undefined> {
  const bytes = await readFile(file).catch(() => undefined)
  // A power cut may leave an empty file.
  return bytes?.length === 0 ? undefined : bytes
}

/** The age in ms at which unused files are removed: long enough to return to another branch. */
const maxAge = 30 * 24 * 60 * 60 * 1000

/** Removes old unused files from the folders of `cacheDir`. */
export async function removeOldFiles(
  cacheDir: string,
  used: ReadonlySet<string>,
  now = Date.now(),
): Promise<void> {
  const entries = await readdir(cacheDir, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name)
    if (!entry.isFile() || entry.parentPath === cacheDir || used.has(file)) continue
    const found = await stat(file).catch(() => undefined)
    if (found !== undefined && now - found.mtimeMs > maxAge) await rm(file, { force: true })
  }
}

/** The published text of a drawing. */
export async function publishedDrawing(root: string, { file, digest }: PictureFile): Promise<string> {
  const read = readDrawing((await readChecked(join(root, file), digest)).toString())
  if ('found' in read) throw new Error(`${file} holds ${read.found}, which is not published.`)
  return read.svg
}
