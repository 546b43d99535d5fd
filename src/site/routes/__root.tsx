import { createRootRoute, HeadContent, Outlet } from '@tanstack/react-router'
import { siteLinks } from '../head/site-links.ts'

export const Route = createRootRoute({
  head: () => ({
    meta: [{ charSet: 'utf-8' }, { name: 'viewport', content: 'width=device-width, initial-scale=1' }],
    links: siteLinks(),
  }),
  component: Document,
})

function Document() {
  return (
    <html lang="sq">
      <head>
        <HeadContent />
        {/* Not in head(): the router keeps only one meta element of a name. */}
        <meta name="theme-color" content="#fbf9f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0e1a17" media="(prefers-color-scheme: dark)" />
      </head>
      <body>
        <Outlet />
      </body>
    </html>
  )
}
