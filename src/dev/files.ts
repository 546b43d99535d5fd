import type { ViteDevServer } from 'vite'
import { publishedModules } from '../pipeline/data/published.ts'
import { developmentAddress, publicAddress } from '../pipeline/data/site-address.ts'
import { articleHtml } from '../pipeline/feeds/article.ts'
import { machineReadableFiles } from '../pipeline/feeds/files.ts'
import { mediaType } from '../pipeline/serve/media-types.ts'
import { paths } from '../util/paths.ts'
import type { ContentState } from './content-state.ts'

/**
 * Serves files in development, at their addresses in the published site.
 *
 * @param find returns a file by its path below the base path; undefined if there is none
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

/** Finds a content module by its path below the base path; undefined if there is none. */
export async function findModule(path: string, state: ContentState): Promise<string | undefined> {
  const name = /^data\/(.+)\.js$/.exec(path)?.[1]
  return name === undefined ? undefined : (await state.moduleOf(name))?.text
}

/**
 * Feeds, sitemap, calendars and web app manifest, as a build would write them now.
 *
 * @param pageOf the HTML of the page at a clean path
 */
export async function findFeed(
  path: string,
  state: Pick<ContentState, 'begin' | 'content'>,
  pageOf: (path: string) => Promise<string>,
): Promise<string | undefined> {
  if (!/\.(atom|csv|json|webmanifest|txt|xml|ics)$/.test(path)) return undefined
  await state.begin()
  const { content } = state
  if (content === undefined) return undefined
  const address = developmentAddress({ root: paths.root })
  const articleOf = async (page: string) => articleHtml(await pageOf(page), publicAddress(address, page))
  const files = machineReadableFiles({ content, address, modules: publishedModules(content), articleOf })
  return await files.get(`/${path}`)?.()
}
