import { readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { PictureFormat } from '../../model/pictures/urls.ts'
import { hasCode } from '../../util/has-code.ts'
import { createLimit } from '../../util/limit.ts'
import { paths } from '../../util/paths.ts'
import { sha256 } from '../../util/sha256.ts'
import { mostPixels } from './sniff.ts'

/**
 * Up to this width in px a picture is encoded with more effort, because phones load these widths, at up to three pixels
 * a dot.
 */
const smallWidth = 895

/**
 * Encoder settings of sharp by width and format. A change of any number renames and re-encodes every picture. The
 * settings were measured on photographs and on drawings, by bytes and by Butteraugli. In large pictures an AVIF effort
 * of 1 and the trellis of JPEGs save 2 to 11 % of the bytes. They take more than twice the time.
 */
const encoders = {
  small: {
    avif: { quality: 50, effort: 1, chromaSubsampling: '4:2:0' },
    jpg: { quality: 78, mozjpeg: true, optimiseScans: false },
  },
  large: {
    avif: { quality: 50, effort: 0, chromaSubsampling: '4:2:0' },
    jpg: { quality: 78, mozjpeg: true, optimiseScans: false, trellisQuantisation: false },
  },
} as const satisfies Record<string, Record<PictureFormat, object>>

/** Increment with every change of how a picture is read and resized. */
const pipelineVersion = 2

/** A text that changes with the encoding settings. */
export const encoderSettings = JSON.stringify([pipelineVersion, encoders])

/**
 * A digest of `modules` and of the version of the picture library and its dependencies. `modules` are files below
 * `root`, or folders with all their modules except tests. The version comes from a file, because the library loads
 * slowly.
 */
export function modulesDigest(modules: readonly string[], root = paths.root): string {
  const files = modules.flatMap((name) => {
    if (statSync(join(root, name)).isFile()) return [name]
    const names = readdirSync(join(root, name)).filter((each) => /^[^.]+\.ts$/.test(each))
    return names.sort().map((each) => join(name, each))
  })
  const texts = [...files, 'node_modules/sharp/package.json'].map((file) =>
    readFileSync(join(root, file), 'utf8'),
  )
  return sha256([process.platform, process.arch, ...texts].join('\n'), 16)
}

/** Number of pictures decoded concurrently: Node has four threads for them, and the picture library uses the other cores. */
export const parallelDecodings = Math.min(4, availableParallelism())

/** Pixels that this machine encodes in a second, as a first guess: eight million a core, for a photograph with some grain. */
export const pixelsPerSecond = 8_000_000 * availableParallelism()

/** Limits decoding for all callers together, so that only a few pictures use memory at a time. */
export const limitDecoding = createLimit(parallelDecodings)

/** Loads the picture library on demand: that takes a tenth of a second. */
export async function loadLibrary() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(Math.ceil(availableParallelism() / parallelDecodings))
  // Nothing is decoded twice in one run, so a cache is useless.
  sharp.cache(false)
  return sharp
}

/** Opens a picture upright, on white. Damaged pictures and pictures above {@link mostPixels} fail when decoded. */
export async function openPicture(original: Uint8Array) {
  const sharp = await loadLibrary()
  return sharp(original, { limitInputPixels: mostPixels, failOn: 'warning' })
    .autoOrient()
    .flatten({ background: '#ffffff' })
}

/** Digest of a picture file's bytes: sixteen hex digits. */
export function pictureDigest(bytes: Uint8Array): string {
  return sha256(bytes, 16)
}

/**
 * Reads a picture that has been checked; its variants are stored under its digest.
 *
 * @throws {Error} when its bytes have changed since, or the file is gone
 */
export async function readChecked(file: string, digest: string): Promise<Buffer> {
  const bytes = await readFile(file).catch((error) => {
    if (!hasCode(error, 'ENOENT')) throw error
  })
  if (bytes === undefined || pictureDigest(bytes) !== digest)
    throw new Error(
      `Skedari ${file} u ndryshua ose u fshi gjatë ndërtimit; nisni ndërtimin përsëri. (It was changed while the site was built: build it once more.)`,
    )
  return bytes
}

/** A published file of a photograph. */
export type Variant = { width: number; format: PictureFormat }

/**
 * Encodes variants of one picture: upright, in sRGB, without metadata (place, camera and date stay private), on
 * white. The original is decoded once, to a width of at most `largest` px;
 * every variant is made from these raw pixels.
 *
 * @param done is awaited with each file before the next one is encoded
 */
export async function encodePicture(
  original: Uint8Array,
  largest: number,
  variants: readonly Variant[],
  done: (variant: Variant, bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const sharp = await loadLibrary()
  const { data, info } = await (await openPicture(original))
    .resize({ width: largest, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  if (channels !== 3) throw new Error(`A picture has ${channels} channels instead of 3.`)
  for (const variant of variants) {
    const image = sharp(data, { raw: { width, height, channels } })
    if (variant.width < width) image.resize({ width: variant.width })
    const { avif, jpg } = variant.width > smallWidth ? encoders.large : encoders.small
    const encoder = variant.format === 'avif' ? image.avif(avif) : image.jpeg(jpg)
    await done(variant, await encoder.toBuffer())
  }
}
