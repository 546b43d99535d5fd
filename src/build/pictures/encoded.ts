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
  readChecked,
  type Variant,
  versionOf,
} from './encode.ts'

/** Every file that a photograph is published as, in the order of format and width. */
export function variantsOf({ width }: PictureFile): Variant[] {
  const avif = widthsOf(width).map((each): Variant => ({ width: each, format: 'avif' }))
  const jpg = new Set([fallbackOf(width), fullWidth(width)])
  return [...avif, ...[...jpg].map((each): Variant => ({ width: each, format: 'jpg' }))]
}

/** Name below `pictures/` of a file of a photograph, or of a drawing. */
export function publishedName({ key }: PictureFile, variant?: Variant): string {
  return variant === undefined ? `${key}.svg` : `${key}-${variant.width}.${variant.format}`
}

/** A text that changes with how pictures are encoded and with what encodes them. */
export function encodedWith(): string {
  return sha256(encoderSettings + versionOf([]), 12)
}

/** Encoded photographs, by the bytes of their originals: a build and development keep and share them. */
export type Encoded = ReturnType<typeof openEncoded>

/** The encoded photographs below `cacheDir`, those of these settings and this picture library. */
export function openEncoded({ root, cacheDir }: { root: string; cacheDir: string }) {
  const folder = join(cacheDir, encodedWith())
  const fileOf = ({ digest }: PictureFile, { width, format }: Variant) =>
    join(folder, `${digest}-${width}.${format}`)
  return {
    /** Where a file is, or will be. */
    fileOf,
    /** Encodes files of one photograph; those are there that are finished when it is interrupted. */
    encode: (picture: PictureFile, variants: readonly Variant[]) =>
      limitDecoding(async () => {
        const original = await readChecked(join(root, picture.file), picture.digest)
        // From the same pixels, whichever files are asked for: an interrupted build ends as one that was not.
        await encodePicture(original, fullWidth(picture.width), variants, (variant, bytes) =>
          writeAtomically(fileOf(picture, variant), bytes),
        )
      }),
  }
}

/** The bytes of a file that was kept; undefined where there is none. */
export async function readKept(file: string): Promise<Buffer | undefined> {
  const bytes = await readFile(file).catch(() => undefined)
  // After a power cut a file may be there with nothing in it.
  return bytes?.length === 0 ? undefined : bytes
}

/** Files that nothing shows are kept this long, for a branch that is visited again, in ms. */
const longest = 30 * 24 * 60 * 60 * 1000

/** Removes old files from the folders of `cacheDir`, but those that are in use. */
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
    if (found !== undefined && now - found.mtimeMs > longest) await rm(file, { force: true })
  }
}

/** The text that a drawing is published as. */
export async function publishedDrawing(root: string, { file, digest }: PictureFile): Promise<string> {
  const read = readDrawing((await readChecked(join(root, file), digest)).toString())
  if ('found' in read) throw new Error(`${file} holds ${read.found}, which is not published.`)
  return read.svg
}
