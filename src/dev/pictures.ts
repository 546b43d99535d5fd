import type { PictureFile } from '../check/pictures/pictures.ts'
import {
  openEncoded,
  publishedDrawing,
  publishedName,
  readCached,
  variantsOf,
} from '../pipeline/pictures/encoded.ts'

/** Finds files below `pictures/` in development, and encodes each on its first request. */
export function createPictureFinder(
  pictures: () => readonly PictureFile[],
  { root, cacheDir }: { root: string; cacheDir: string },
): (path: string) => Promise<string | Uint8Array | undefined> {
  const encoded = openEncoded({ root, cacheDir })
  const encoding = new Map<string, Promise<void>>()

  return async (path) => {
    const name = /^pictures\/(.+)$/.exec(path)?.[1] ?? ''
    const picture = pictures().find(({ key }) => name.startsWith(key))
    if (picture === undefined) return undefined
    if (picture.kind === 'vector')
      return name === publishedName(picture) ? await publishedDrawing(root, picture) : undefined
    const variant = variantsOf(picture).find((each) => publishedName(picture, each) === name)
    if (variant === undefined) return undefined
    const file = encoded.fileOf(picture, variant)
    const found = await readCached(file)
    if (found !== undefined) return found
    const work = encoding.get(name) ?? encoded.encode(picture, [variant]).finally(() => encoding.delete(name))
    encoding.set(name, work)
    await work
    return await readCached(file)
  }
}
