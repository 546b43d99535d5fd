import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type ListPage, pageAt, pagesOf, projectsPerPage } from '../../../model/paging.ts'
import type { ListedProject, ProjectList } from '../../../model/schema/project.ts'
import { phrase } from '../../components/Phrase.tsx'
import { loadTimeline } from '../../components/projects/load-timeline.ts'
import { words } from '../../content/index.ts'
import { ProjectsLayout } from './ProjectsLayout.tsx'

/** 130 projects: 50 of 2021, 50 of 2020, 30 of 2018-2019, so that 2020 stands on two pages. */
const projects: ListedProject[] = Array.from({ length: 130 }, (_, index) => ({
  id: 130 - index,
  year: index < 50 ? '2021' : index < 100 ? '2020' : '2018-2019',
  title: `Projekti ${130 - index}`,
  ...(index % 10 === 0 && { themes: ['klima' as const] }),
  blocks: [['p', {}, `Përshkrimi i projektit ${130 - index}.`]],
}))

function listOf(all: readonly ListedProject[]): ProjectList[] {
  const years = all.flatMap(({ year }, position) =>
    year === all[position - 1]?.year ? [] : [{ year, page: pageAt(position, projectsPerPage) }],
  )
  return pagesOf(all, projectsPerPage).map((page: ListPage<ListedProject>) => ({
    ...page,
    total: all.length,
    themes: ['klima'],
    ...(page.pages > 1 && { years }),
    map: [],
    data: [['p', {}, 'Të dhënat: ', ['a', { href: '/projects.csv' }, 'CSV']]],
  }))
}

const lists = listOf(projects)
const loaded: number[] = []
const load = async (page: number) => {
  loaded.push(page)
  return existing(lists[page - 1])
}

function existing(list: ProjectList | undefined): ProjectList {
  if (list === undefined) throw new Error('There is no such page.')
  return list
}

/** The page as prerendered at its address, or at one with a filter. */
async function render(asked: ProjectList | undefined, isFiltered = false): Promise<string> {
  const list = existing(asked)
  const timeline = await loadTimeline(list.page, isFiltered, async () => list)
  const filter = isFiltered ? { tema: 'klima' as const } : {}
  const root = createRootRoute({
    component: () => <ProjectsLayout {...timeline} asked={filter} />,
  })
  const rest = createRoute({ getParentRoute: () => root, path: '$' })
  const path = list.page === 1 ? '/projects' : `/projects/faqja/${list.page}`
  const router = createRouter({
    routeTree: root.addChildren([rest]),
    history: createMemoryHistory({ initialEntries: [path] }),
    isServer: true,
  })
  await router.load()
  return renderToString(<RouterProvider router={router as never} />)
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found)
const navs = (html: string) => all(html, /<nav [^>]*aria-label="([^"]*)"/g)

test('timeline page shows its own projects completely, each with its id', async () => {
  const html = await render(lists[1])
  expect(all(html, /id="(projekti-\d+)"/g)).toEqual(projects.slice(60, 120).map(({ id }) => `projekti-${id}`))
  expect(html).toContain('Përshkrimi i projektit 70.')
  expect(html).not.toContain('Përshkrimi i projektit 71.')
  expect(all(html, /<h1[^>]*>([^<]*)</g)).toEqual([
    phrase(words.list.page, { title: words.projects.title, n: 2 }),
  ])
  expect(html).toContain(phrase(words.projectFilter.all, { n: 130 }))
})

test('timeline page links to its neighbours and to every year', async () => {
  const html = await render(lists[1])
  expect(navs(html)).toEqual([words.timeline.band, words.projectPages.years, words.list.pages])
  const links = all(html, /<a [^>]*?href="([^"]*)"/g)
    .map(String)
    .filter((href) => href.startsWith('/projects'))
  expect(links.slice(0, 2)).toEqual(['/projects/faqja/2', '/projects/faqja/2?tema=klima#tema-klima'])
  expect(links.filter((href) => href.includes('?viti='))).toEqual([
    '/projects/faqja/2?viti=2018#viti-2018-2019',
    '/projects/faqja/2?viti=2019#viti-2018-2019',
    '/projects?viti=2020#viti-2020',
    '/projects?viti=2021#viti-2021',
  ])
  expect(links.filter((href) => !href.includes('?')).slice(1)).toEqual([
    '/projects#viti-2021',
    '/projects#viti-2020',
    '/projects/faqja/2#viti-2018-2019',
    '/projects',
    '/projects',
    '/projects/faqja/2',
    '/projects/faqja/3',
    '/projects/faqja/3',
    '/projects.csv',
  ])
  expect(html).toMatch(new RegExp(`rel="prev"[^>]*>← (?:<!-- -->)?${words.projectPages.newer}`))
  expect(html).toMatch(new RegExp(`rel="next"[^>]*>${words.projectPages.older}(?:<!-- -->)? →`))
})

test('timeline first page has an anchor for every year', async () => {
  const html = await render(lists[0])
  expect(all(html, /id="(viti-[^"]*)"/g)).toEqual(['viti-2018-2019', 'viti-2021', 'viti-2020'])
  expect(html).toMatch(/<li[^>]*id="viti-2018-2019"[^>]*><a[^>]*href="\/projects\/faqja\/2#viti-2018-2019"/)
})

test('timeline has no duplicate id when a year continues from the page before', async () => {
  for (const list of lists) {
    const ids = all(await render(list), /\sid="([^"]*)"/g)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  }
  expect(all(await render(lists[1]), /id="(viti-[^"]*)"/g)).toEqual(['viti-2020', 'viti-2018-2019'])
})

test('timeline of one page has the band of its years and no index or page links', async () => {
  const [only] = listOf(projects.slice(0, 60))
  const html = await render(only)
  expect(navs(html)).toEqual([words.timeline.band])
  expect(all(html, /id="(projekti-\d+)"/g)).toHaveLength(60)
})

test('timeline loads all pages in order only when a filter is set', async () => {
  loaded.length = 0
  expect((await loadTimeline(1, false, load)).all).toBeUndefined()
  expect(loaded).toEqual([1])
  expect((await loadTimeline(1, true, load)).all?.map(({ id }) => id)).toEqual(projects.map(({ id }) => id))
  expect(loaded).toEqual([1, 1, 1, 2, 3])
})

test('timeline renders the same HTML on the server with and without a filter', async () => {
  expect(await render(lists[0], true)).toBe(await render(lists[0]))
  expect(await render(lists[0], true)).toContain(words.projectFilter.everything)
})

test('timeline with at most one project has no filter', async () => {
  for (const few of [projects.slice(0, 1), []]) {
    const html = await render(listOf(few)[0])
    expect(all(html, /id="(projekti-\d+)"/g)).toEqual(few.map(({ id }) => `projekti-${id}`))
    expect(html).not.toContain('<search')
  }
  expect(await render(listOf(projects.slice(0, 2))[0])).toContain('<search')
})
