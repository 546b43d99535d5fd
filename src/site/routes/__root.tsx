import { createRootRoute, Outlet } from '@tanstack/react-router'
import { withBase } from '../../model/base.ts'
import { paper } from '../../model/colours.ts'
import { atomPath, jsonFeedPath, manifestPath } from '../../model/published-paths.ts'
import { site } from '../content/index.ts'
import { PageHead } from '../head/PageHead.tsx'
import { useHydrated } from '../hooks/useHydrated.ts'
import { siteLanguage, usePageLanguage } from '../hooks/usePageLanguage.ts'

/** Safari on phones would turn numbers and days into links before the app hydrates the page. */
const noDetection = { name: 'format-detection', content: 'telephone=no,date=no,address=no,email=no' }

export const Route = createRootRoute({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      ...(import.meta.env.SSR ? [noDetection] : []),
    ],
    // Only published pages have these links: the browser reads them once, so the app need not repeat them.
    links: import.meta.env.SSR
      ? [
          // Browsers that support SVG use the second icon, because it declares no size.
          { rel: 'icon', href: withBase('/favicon.ico'), sizes: '32x32' },
          { rel: 'icon', href: withBase('/favicon.svg'), type: 'image/svg+xml' },
          { rel: 'apple-touch-icon', href: withBase('/apple-touch-icon.png') },
          { rel: 'manifest', href: withBase(manifestPath) },
          feed('application/atom+xml', atomPath),
          feed('application/feed+json', jsonFeedPath),
        ]
      : [],
  }),
  component: Document,
})

function feed(type: string, path: string) {
  return { rel: 'alternate', type, title: site.name, href: withBase(path) }
}

function Document() {
  // The style sheets ask for this mark. A published page has it already: src/site/app/bootstrap.ts.
  const isHydrated = useHydrated()
  const lang = usePageLanguage()
  return (
    <html
      lang={lang ?? siteLanguage}
      data-scripted={isHydrated || undefined}
      {...(import.meta.env.DEV && { suppressHydrationWarning: true })}
    >
      <head>
        <PageHead />
        {/* Not in head(): the router keeps only one meta element of a name. */}
        <meta name="theme-color" content={paper.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={paper.dark} media="(prefers-color-scheme: dark)" />
      </head>
      {/* The frame is in the site's language on every page. */}
      <body lang={siteLanguage}>
        <Outlet />
      </body>
    </html>
  )
}
