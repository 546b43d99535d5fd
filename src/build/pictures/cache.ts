import { createHash } from 'node:crypto'
import { access, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { writeAtomically } from '../atomic.ts'
import { encodePicture } from './encode.ts'
import type { Variant } from './plan.ts'
import { type Effort, encoders } from './settings.ts'

/** Encoded pictures on disk: a file named after content, width and format is encoded once. */
export type PictureCache = {
  /** Path of the encoded variant; encodes it first where it is missing. */
  fileOf(variant: Variant): Promise<string>
  has(variant: Variant): Promise<boolean>
  /** Removes files that none of `variants` names and folders of other settings. */
  prune(variants: readonly Variant[]): Promise<void>
}

/** A cache below `cacheDir`, in a folder of its own for these settings and this encoder. */
export function createPictureCache({ cacheDir, effort }: { cacheDir: string; effort: Effort }): PictureCache {
  const settings = JSON.stringify([encoders[effort], sharp.versions])
  const folder = `${effort}-${createHash('sha256').update(settings).digest('hex').slice(0, 12)}`
  const dir = join(cacheDir, folder)
  const running = new Map<string, Promise<string>>()

  async function has(variant: Variant): Promise<boolean> {
    return await access(join(dir, variant.name)).then(
      () => true,
      () => false,
    )
  }

  async function encode(variant: Variant): Promise<string> {
    const file = join(dir, variant.name)
    if (!(await has(variant))) {
      await writeAtomically(
        file,
        await encodePicture(variant.original, variant.width, variant.format, effort),
      )
    }
    return file
  }

  function fileOf(variant: Variant): Promise<string> {
    const same = running.get(variant.name)
    if (same) return same
    const file = encode(variant).finally(() => running.delete(variant.name))
    running.set(variant.name, file)
    return file
  }

  async function prune(variants: readonly Variant[]): Promise<void> {
    const names = new Set(variants.map((variant) => variant.name))
    const stale = (await readdir(dir)).filter((name) => !names.has(name))
    const others = (await readdir(cacheDir)).filter(
      (name) => name.startsWith(`${effort}-`) && name !== folder,
    )
    await Promise.all([
      ...stale.map((name) => rm(join(dir, name), { force: true })),
      ...others.map((name) => rm(join(cacheDir, name), { recursive: true, force: true })),
    ])
  }

  return { fileOf, has, prune }
}
