import { expect, expectTypeOf, test } from 'vitest'
import type { Modules } from '../../src/model/modules.ts'
import type { NewsPage } from '../../src/model/schema/news.ts'
import type { LoadedTimeline } from '../../src/site/components/projects/load-timeline.ts'
import type { HomeLayout } from '../../src/site/layouts/HomeLayout.tsx'
import type { Route as List } from '../../src/site/routes/_site/$list.faqja.$n.tsx'
import type { Route as About } from '../../src/site/routes/_site/about.tsx'
import type { Route as Report } from '../../src/site/routes/_site/blog.$id.tsx'
import type { Route as English } from '../../src/site/routes/_site/en.tsx'
import type { Route as Home } from '../../src/site/routes/_site/index.tsx'
import type { Route as News } from '../../src/site/routes/_site/information-blog.$id.tsx'
import type { Route as Search } from '../../src/site/routes/_site/kerko.tsx'
import type { Route as Projects } from '../../src/site/routes/_site/projects.tsx'
import type { Route as Reports } from '../../src/site/routes/_site/summer-school.tsx'
import { lint } from './lint.ts'

/** The result of a route's hook, as a component that names it sees it. */
type Data<Route extends { types: { loaderData: unknown } }> = Route['types']['loaderData']

test('route has the types of its content module as its loader data', () => {
  expectTypeOf<Data<typeof Home>>().toEqualTypeOf<Modules['home']>()
  expectTypeOf<Data<typeof About>>().toEqualTypeOf<Modules['about']>()
  expectTypeOf<Data<typeof English>>().toEqualTypeOf<Modules['english']>()
  expectTypeOf<Data<typeof Search>>().toEqualTypeOf<Modules['titles']>()
  expectTypeOf<Data<typeof Report>>().toEqualTypeOf<Modules['report/1']>()
  expectTypeOf<Data<typeof News>>().toEqualTypeOf<{ post: NewsPage }>()
  expectTypeOf<Data<typeof Reports>>().toEqualTypeOf<Modules['lists/reports-1']>()
  expectTypeOf<Data<typeof Projects>>().toEqualTypeOf<LoadedTimeline>()
  expectTypeOf<Data<typeof List>['list']>().toEqualTypeOf<Modules['lists/reports-1']['list'] | undefined>()
  expectTypeOf<Data<typeof List>['timeline']>().toEqualTypeOf<LoadedTimeline | undefined>()
})

/** The module of the home page after a rename of `facts`. */
type Renamed = Omit<Modules['home'], 'facts'> & { numbers: Modules['home']['facts'] }

test('layout refuses a content module with a renamed export', () => {
  expectTypeOf<Modules['home']>().toExtend<Parameters<typeof HomeLayout>[0]>()
  expectTypeOf<Renamed>().not.toExtend<Parameters<typeof HomeLayout>[0]>()
})

const lines = [
  'export const Home = () => <HomeLayout {...Route.useLoaderData()} />',
  'const filter = readFilter(Route.useSearch())',
  'const data: Home = Route.useLoaderData()',
  'const asked = { ...useSearch({ strict: false }) }',
]

const named = [
  'const data = Route.useLoaderData()',
  'const { post } = Route.useLoaderData()',
  "const { q } = useSearch({ from: '/' })",
  'const lang = useMatches().at(-1)',
]

test('lint refuses a router hook where the expected type would become its result', async () => {
  const bad = 'src/site/routes/a.tsx'
  const found = await lint({ [bad]: lines, 'src/site/routes/b.tsx': named }, /^plugin$/)
  expect(found).toEqual(lines.map((line, index) => `${bad}:${index + 1} ${line}`))
})
