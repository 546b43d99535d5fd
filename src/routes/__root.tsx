import { createRootRoute, HeadContent, Outlet } from '@tanstack/react-router'
import { withBase } from '../base.ts'
import { Phrase } from '../components/Phrase.tsx'
import { site, words } from '../content/index.ts'
import { notFoundHead } from '../head/page-head.ts'
import { NotFoundLayout } from '../layouts/NotFoundLayout.tsx'
import { SiteLayout } from '../layouts/SiteLayout.tsx'

export const Route = createRootRoute({
  head: ({ matches }) => {
    const unknown = matches.some((match) => match.globalNotFound)
    const links = [{ rel: 'icon', href: withBase('/favicon.svg'), type: 'image/svg+xml' }]
    const meta = [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#fbf9f3', media: '(prefers-color-scheme: light)' },
      { name: 'theme-color', content: '#0e1a17', media: '(prefers-color-scheme: dark)' },
    ]
    const title = unknown
      ? notFoundHead(words.notFound.title).meta
      : [{ title: site.name }, { name: 'description', content: site.description }]
    return { meta: [...meta, ...title], links }
  },
  notFoundComponent: UnknownRoute,
  component: Document,
})

function Document() {
  return (
    <html lang="sq">
      <head>
        <HeadContent />
      </head>
      <body>
        <SiteLayout>
          <Outlet />
        </SiteLayout>
      </body>
    </html>
  )
}

function UnknownRoute() {
  return <NotFoundLayout title={<Phrase of={words.notFound.title} />} help={words.notFound.text} />
}
