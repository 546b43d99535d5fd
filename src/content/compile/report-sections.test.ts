import mdx from '@mdx-js/rollup'
import remarkFrontmatter from 'remark-frontmatter'
import { expect, test } from 'vitest'
import { remarkReportSections } from './report-sections.ts'
import { readGood } from './testing/good-site.ts'

test('wraps each section of a report and drops the frontmatter', async () => {
  const { text } = await readGood('report')
  const plugin = mdx({ remarkPlugins: [remarkFrontmatter, remarkReportSections] })
  const result = await (plugin.transform as (code: string, id: string) => Promise<{ code: string }>)(
    text,
    '/a/index.mdx',
  )
  const sections = [
    ...result.code.matchAll(
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
  expect(result.code).toContain('id: "hyrje-title"')
  expect(result.code).not.toContain('kopertina')
})

test('keeps the paragraph around an English sentence', async () => {
  const plugin = mdx({ remarkPlugins: [remarkReportSections] })
  const result = await (plugin.transform as (code: string, id: string) => Promise<{ code: string }>)(
    '## Hyrje\n\n<span lang="en">A sentence.</span>\n',
    '/a/index.mdx',
  )
  expect(result.code).toMatch(/_components\.p, \{\s*children: _jsx\("span", \{\s*lang: "en"/)
})
