import type { Word } from '../../../src/model/schema/words.ts'
import * as specification from '../../../src/model/specification.ts'
import { about, english, entities, home, site, words } from '../../site-content.ts'

const { projects, reports, news } = entities

export { about, english, entities, home, news, projects, reports, site, specification, words }

/** Every page of the site, by its clean address. */
export const pages = [
  '/',
  '/summer-school',
  ...reports.map(({ id }) => `/blog/${id}`),
  ...news.map(({ id }) => `/information-blog/${id}`),
  '/projects',
  '/about',
  '/en',
  '/kerko',
]

/** One page of each kind. */
export const kinds = [
  '/',
  '/summer-school',
  '/blog/1',
  '/information-blog/2',
  '/projects',
  '/about',
  '/en',
  '/kerko',
]

/** The header's five links in the order of the specification, with their addresses. */
export const mainLinks = [
  { name: say(words.nav.home), href: '/' },
  { name: say(words.nav.news), href: '/#information' },
  { name: say(words.nav.summerSchool), href: '/summer-school' },
  { name: say(words.nav.projects), href: '/projects' },
  { name: say(words.nav.about), href: '/about' },
] as const

/** An interface word as it reads on the page, its `{name}` parts filled in. */
export function say(word: Word, values: Record<string, string | number> = {}): string {
  const text = typeof word === 'string' ? word : word.text
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for {${name}} in „${text}“`)
    return String(value)
  })
}

/** The full report with this id. */
export function reportOf(id: number) {
  return found(entities.reports.find((report) => report.id === id))
}

/** The full report at this place of the list, which begins with the newest one at 0. */
export function reportAt(place: number) {
  return found(reports[place])
}

/** The full news post with this id. */
export function postOf(id: number) {
  return found(entities.news.find((post) => post.id === id))
}

/** The pictures of the page at `/blog/…` or `/information-blog/…`, and its title. */
export function galleryOf(path: string): {
  images: readonly { alt: string; caption?: string | undefined }[]
  title: string
} {
  const [, kind, id] = path.split('/')
  return kind === 'blog' ? reportOf(Number(id)) : postOf(Number(id))
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The content has no such document')
  return value
}
