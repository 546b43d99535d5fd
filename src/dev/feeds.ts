import type { ViteDevServer } from 'vite'
import { pagePaths } from '../build/data/page-paths.ts'
import { feedFiles } from '../build/feeds/files.ts'
import { mediaType } from '../build/serve/media-types.ts'
import { siteAddress } from '../build/site-address.ts'
import { paths } from '../util/paths.ts'
import type { ContentState } from './content-state.ts'

/** Serves feeds, sitemap, calendars and manifest in development, as the build would write them at that moment. */
export function serveFeeds(server: ViteDevServer, state: ContentState): void {
  const { base } = server.config
  server.middlewares.use(async (request, response, next) => {
    const [path = ''] = (request.originalUrl ?? '').split('?')
    if (!path.startsWith(base) || !/\.(atom|json|webmanifest|txt|xml|ics)$/.test(path)) return next()
    try {
      await state.begin()
      const { content } = state
      if (content === undefined) return next()
      const address = siteAddress({ root: paths.root })
      const files = feedFiles({ content, address, pages: pagePaths(content) })
      const file = files.get(`/${path.slice(base.length)}`)
      if (file === undefined) return next()
      response
        .writeHead(200, { 'content-type': mediaType(path), 'cache-control': 'no-cache' })
        .end(file.text())
    } catch (error) {
      next(error)
    }
  })
}
