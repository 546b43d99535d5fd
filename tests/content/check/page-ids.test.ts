import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { placesOf, problemsOf } from '../../../src/check/testing/good-site.ts'
import { type NewsPost, newsFrontmatterSchema } from '../../../src/model/schema/news.ts'
import { NewsLayout } from '../../../src/site/layouts/NewsLayout.tsx'
import { SiteLayout } from '../../../src/site/layouts/SiteLayout.tsx'

const post: NewsPost = {
  // Editors may remove each post: its number is no literal.
  id: newsFrontmatterSchema.shape.id.parse(1),
  title: 'Dita e re',
  description: 'Një ditë e re.',
  date: '03 MAJ 2021',
  published: '2021-05-03',
  author: 'Klubi',
  content: '<p>Po.</p>',
  images: [{ alt: 'Dita', width: 1600, height: 1067, tone: 3, key: '0123abcd' }],
}

/** Ids of the page around a news body that an editor might use as well. */
async function idsOfPage(): Promise<string[]> {
  const root = createRootRoute({ component: SiteLayout })
  const component = () => createElement(NewsLayout, { post })
  const rest = createRoute({ getParentRoute: () => root, path: '$', component })
  const router = createRouter({
    routeTree: root.addChildren([rest]),
    history: createMemoryHistory({ initialEntries: ['/information-blog/1'] }),
    isServer: true,
  })
  await router.load()
  const html = renderToString(createElement(RouterProvider, { router: router as never }))
  expect(html).toContain('<p>Po.</p>')
  return [...html.matchAll(/\sid="([^"]*)"/g)].flatMap(([, id = '']) =>
    /^[a-z][a-z0-9-]*$/.test(id) ? [id] : [],
  )
}

test('post body cannot use an id of the page around it', async () => {
  const ids = await idsOfPage()
  expect(ids).toEqual(['main-menu', 'main', 'footer-pages', 'kontakti'])
  for (const id of ids) {
    const problems = await problemsOf('news', ['<h3>Tabela', `<h3 id="${id}">Tabela`])
    expect(placesOf(problems), id).toEqual(['19:5 html/duplicate-id'])
  }
})

test.each(['menu', 'root', 'app'])('post body may use the id %s, which no page has', async (id) => {
  expect(placesOf(await problemsOf('news', ['<h3>Tabela', `<h3 id="${id}">Tabela`]))).toEqual([])
})
