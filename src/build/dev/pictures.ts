import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ViteDevServer } from 'vite'
import type { PictureFile } from '../../content/compile/index.ts'
import { createPictureCache } from '../pictures/cache.ts'
import { variantsOf } from '../pictures/plan.ts'
import { mediaType } from '../serve/media-types.ts'

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
  let caches: ReturnType<typeof openCaches> | undefined

  async function find(name: string): Promise<string | undefined> {
    const picture = pictures().find(({ key }) => name === `${key}.svg` || name.startsWith(`${key}-`))
    if (!picture) return undefined
    if (picture.kind === 'vector') return join(root, picture.file)
    const variant = variantsOf(picture, root).find((candidate) => candidate.name === name)
    if (!variant) return undefined
    caches ??= openCaches(cacheDir)
    const { release, quick } = await caches
    return (await release.find(variant)) ?? (await quick.fileOf(variant))
  }

  const prefix = `${server.config.base}pictures/`
  server.middlewares.use(async (request, response, next) => {
    const [path = ''] = (request.originalUrl ?? '').split('?')
    if (!path.startsWith(prefix)) return next()
    try {
      const file = await find(decodeURIComponent(path.slice(prefix.length)))
      if (!file) {
        response.writeHead(404).end()
        return
      }
      response.writeHead(200, { 'content-type': mediaType(file), 'cache-control': 'no-cache' })
      // A visitor who has gone on before the picture arrived is no failure.
      await pipeline(createReadStream(file), response).catch(() => response.destroy())
    } catch (error) {
      next(error)
    }
  })
}

/** What a build has encoded, and what is encoded quickly for a page that is looked at meanwhile. */
async function openCaches(cacheDir: string) {
  const [release, quick] = await Promise.all([
    createPictureCache({ cacheDir, effort: 'release' }),
    createPictureCache({ cacheDir, effort: 'quick' }),
  ])
  return { release, quick }
}
