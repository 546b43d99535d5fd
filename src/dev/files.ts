import type { ViteDevServer } from 'vite'
import { emitPublished } from '../build/data/published.ts'
import { feedFiles } from '../build/feeds/files.ts'
import { mediaType } from '../build/serve/media-types.ts'
import { siteAddress } from '../build/site-address.ts'
import { paths } from '../util/paths.ts'
import type { ContentState } from './content-state.ts'

/**
 * Serves files in development, at the addresses that they have in the published site.
 *
 * @param find gives a file by its path below the base path; undefined where it has none of that path
 */
export function serveFiles(
  { middlewares, config: { base } }: ViteDevServer,
  find: (path: string) => Promise<string | Uint8Array | undefined>,
): void {
  middlewares.use(async (request, response, next) => {
    const [path = ''] = (request.originalUrl ?? '').split('?')
    if (!path.startsWith(base)) return next()
    try {
      const file = await find(path.slice(base.length))
      if (file === undefined) return next()
      response.writeHead(200, { 'content-type': mediaType(path), 'cache-control': 'no-cache' }).end(file)
    } catch (error) {
      next(error)
    }
  })
}

/** The modules of content. */
export async function findModule(path: string, state: ContentState): Promise<string | undefined> {
  const name = /^data\/(.+)\.js$/.exec(path)?.[1]
  return name === undefined ? undefined : (await state.moduleOf(name))?.text
}

/** Feeds, sitemap, calendars and manifest, as the build would write them at that moment. */
export async function findFeed(path: string, state: ContentState): Promise<string | undefined> {
  if (!/\.(atom|json|webmanifest|txt|xml|ics)$/.test(path)) return undefined
  await state.begin()
  const { content } = state
  if (content === undefined) return undefined
  const address = siteAddress({ root: paths.root })
  const files = feedFiles({ content, address, modules: emitPublished(content) })
  return files.get(`/${path}`)
}
