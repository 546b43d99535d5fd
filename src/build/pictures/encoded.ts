import { join } from 'node:path'
import type { PictureFile } from '../../check/index.ts'
import type { PictureFormat } from '../../model/pictures/urls.ts'
import { fallbackOf, fullWidth, widthsOf } from '../../model/pictures/widths.ts'
import { sha256 } from '../../util/sha256.ts'
import { readDrawing } from './drawing.ts'
import { type Effort, encodePicture, limitDecoding, readChecked, settingsOf, versionOf } from './encode.ts'
import { openStore, type Store } from './store.ts'

/** A file that a photograph is published as. */
export type Variant = { width: number; format: PictureFormat }

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

/** Encoded photographs by the bytes of their originals. */
export type Encoded = {
  /** Whether a file is there, as far as its name says. */
  has(picture: PictureFile, variant: Variant): boolean
  /** The bytes of a file, undefined where it is missing or damaged. */
  read(picture: PictureFile, variant: Variant): Promise<Buffer | undefined>
  /** Encodes files of one photograph; those are there that are finished when it is interrupted. */
  encode(picture: PictureFile, variants: readonly Variant[]): Promise<void>
}

/** A text that changes with how pictures are encoded and with what encodes them. */
export function encodedWith(effort: Effort): string {
  return `${effort}-${sha256(settingsOf(effort) + versionOf([]), 12)}`
}

/**
 * Opens the encoded photographs below `cacheDir`, those of these settings and this picture library.
 *
 * @param options.root folder that the paths of originals are relative to
 */
export async function openEncoded(options: {
  root: string
  cacheDir: string
  effort: Effort
}): Promise<Encoded> {
  const { root, cacheDir, effort } = options
  const store: Store = await openStore(join(cacheDir, encodedWith(effort)))
  return {
    has: (picture, variant) => store.has(encodedId(picture, variant)),
    read: (picture, variant) => store.read(encodedId(picture, variant)),
    async encode(picture, variants) {
      await limitDecoding(async () => {
        // The same pixels for the same file: a release that was interrupted ends as one that was not.
        const asked =
          effort === 'release' ? fullWidth(picture.width) : Math.max(...variants.map(({ width }) => width))
        const original = await readChecked(join(root, picture.file), picture.digest)
        await encodePicture(original, asked, variants, effort, (variant, bytes) =>
          store.write(encodedId(picture, variant), bytes),
        )
      })
    },
  }
}

/** What a file is kept under. */
export function encodedId({ digest }: PictureFile, { width, format }: Variant): string {
  return `${digest}-${width}.${format}`
}

/** The text that a drawing is published as. */
export async function publishedDrawing(root: string, { file, digest }: PictureFile): Promise<string> {
  const read = readDrawing((await readChecked(join(root, file), digest)).toString())
  if ('found' in read) throw new Error(`${file} holds ${read.found}, which is not published.`)
  return read.svg
}
