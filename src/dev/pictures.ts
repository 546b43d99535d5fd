import type { ViteDevServer } from 'vite'
import {
  openEncoded,
  publishedDrawing,
  publishedName,
  readKept,
  variantsOf,
} from '../build/pictures/encoded.ts'
import { mediaType } from '../build/serve/media-types.ts'
import type { PictureFile } from '../check/index.ts'

/**
 * Serves `pictures/…` in development: each file is encoded when a page first asks for it, none before.
 *
 * @param pictures the pictures of the content as it is, with paths below `root`
 */
export function servePictures(
  server: Pick<ViteDevServer, 'middlewares'> & { config: Pick<ViteDevServer['config'], 'base'> },
  pictures: () => readonly PictureFile[],
  { root, cacheDir }: { root: string; cacheDir: string },
): void {
  const encoded = openEncoded({ root, cacheDir })
  const encoding = new Map<string, Promise<void>>()

  async function find(name: string): Promise<string | Uint8Array | undefined> {
    const picture = pictures().find(({ key }) => name.startsWith(key))
    if (picture === undefined) return undefined
    if (picture.kind === 'vector')
      return name === publishedName(picture) ? await publishedDrawing(root, picture) : undefined
    const variant = variantsOf(picture).find((each) => publishedName(picture, each) === name)
    if (variant === undefined) return undefined
    const file = encoded.fileOf(picture, variant)
    const found = await readKept(file)
    if (found !== undefined) return found
    const work = encoding.get(name) ?? encoded.encode(picture, [variant]).finally(() => encoding.delete(name))
    encoding.set(name, work)
    await work
    return await readKept(file)
  }

  const prefix = `${server.config.base}pictures/`
  server.middlewares.use(async (request, response, next) => {
    const [path = ''] = (request.originalUrl ?? '').split('?')
    if (!path.startsWith(prefix)) return next()
    try {
      const name = decodeURIComponent(path.slice(prefix.length))
      const bytes = await find(name)
      if (bytes === undefined) {
        response.writeHead(404).end()
        return
      }
      response.writeHead(200, { 'content-type': mediaType(name), 'cache-control': 'no-cache' })
      response.end(bytes)
    } catch (error) {
      next(error)
    }
  })
}
