import { expect, test } from 'vitest'
import { entities } from '../../site-content.ts'
import { contentTexts } from '../texts.ts'

const pages = new Set([
  '/',
  '/summer-school',
  '/projects',
  '/about',
  '/en',
  ...entities.reports.map(({ id }) => `/blog/${id}`),
  ...entities.news.map(({ id }) => `/information-blog/${id}`),
])
const homeSections = new Set(['home', 'information', 'projects', 'about-us'])

/** Addresses in Markdown links, in HTML attributes and in components. */
const links = [...contentTexts()].flatMap(([file, text]) =>
  [...text.matchAll(/\]\(([^)\s]+)\)|\shref="([^"]*)"/g)].map(([, markdown, html]) => ({
    file,
    href: markdown ?? html ?? '',
  })),
)

test('texts link to other pages of the site', () => {
  expect(links.some(({ href }) => href.startsWith('/'))).toBe(true)
})

test('texts have no link to a missing page or section', () => {
  const dead = links.filter(({ href }) => {
    if (/^(https|mailto|tel):/.test(href)) return false
    const [path = '', hash] = href.split('#')
    if (!pages.has(path)) return true
    return hash !== undefined && !(path === '/' ? homeSections.has(hash) : hasSection(path, hash))
  })
  expect(dead).toEqual([])
})

test('texts have no foreign picture, script or frame', () => {
  for (const [file, text] of contentTexts())
    expect(text, file).not.toMatch(/<(script|iframe|img)[^>]*src="https?:/)
})

function hasSection(path: string, hash: string): boolean {
  const report = entities.reports.find(({ id }) => path === `/blog/${id}`)
  if (!report) return false
  const days = report.days.map((_, index) => `dita-${index + 1}`)
  return ['hyrje', ...(report.objectives ? ['objektivat'] : []), ...days, 'perfundim'].includes(hash)
}
