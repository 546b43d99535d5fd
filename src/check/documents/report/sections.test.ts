import { compile } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import { expect, test } from 'vitest'
import { readGood } from '../../testing/good-site.ts'
import { remarkReportSections } from './sections.ts'

test('report check wraps each section of a report and removes the frontmatter', async () => {
  const { text } = await readGood('report')
  const code = String(await compile(text, { remarkPlugins: [remarkFrontmatter, remarkReportSections] }))
  const sections = [
    ...code.matchAll(
      /_components\.section, \{\s*"data-kind": "(\w+)",\s*id: "([\w-]+)",\s*"aria-labelledby": "([\w-]+)"/g,
    ),
  ]
  expect(sections.map(([, kind, id, title]) => [kind, id, title])).toEqual([
    ['intro', 'hyrje', 'hyrje-title'],
    ['objectives', 'objektivat', 'objektivat-title'],
    ['day', 'dita-1', 'dita-1-title'],
    ['day', 'dita-2', 'dita-2-title'],
    ['day', 'dita-3', 'dita-3-title'],
    ['conclusion', 'perfundim', 'perfundim-title'],
  ])
  expect(code).toContain('id: "hyrje-title"')
  expect(code).not.toContain('kopertina')
})

test('report check keeps the paragraph around an English sentence', async () => {
  const text = '## Hyrje\n\n<span lang="en">A sentence.</span>\n'
  const code = String(await compile(text, { remarkPlugins: [remarkReportSections] }))
  expect(code).toMatch(/_components\.p, \{\s*children: _jsx\("span", \{\s*lang: "en"/)
})
