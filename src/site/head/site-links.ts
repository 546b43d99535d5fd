import { withBase } from '../../model/base.ts'
import { atomPath, jsonFeedPath, manifestPath } from '../../model/published-paths.ts'
import { site } from '../content/index.ts'

/** Icons, manifest and feeds: link elements that are the same on every page. */
export function siteLinks() {
  const feed = (type: string, path: string) => ({
    rel: 'alternate',
    type,
    title: site.name,
    href: withBase(path),
  })
  return [
    // A browser that knows SVG takes the second, which says no size that it could prefer.
    { rel: 'icon', href: withBase('/favicon.ico'), sizes: '32x32' },
    { rel: 'icon', href: withBase('/favicon.svg'), type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: withBase('/apple-touch-icon.png') },
    { rel: 'manifest', href: withBase(manifestPath) },
    feed('application/atom+xml', atomPath),
    feed('application/feed+json', jsonFeedPath),
  ]
}
