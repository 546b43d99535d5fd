import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createProcessor } from '@mdx-js/mdx'
import { type ComponentType, createElement, Fragment } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import remarkFrontmatter from 'remark-frontmatter'
import { expect, test } from 'vitest'
import { readBody } from '../../content/compile/markdown/parse.ts'
import { remarkReportSections } from '../../content/compile/report-sections.ts'
import { paths } from '../paths.ts'
import { bodyCode } from './body-code.ts'

const folder = join(paths.content, 'reports')
const reports = readdirSync(folder).map((name) =>
  readFileSync(join(folder, name, 'index.mdx'), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, ''),
)

/** Components that show what they are handed. */
const shown = (name: string) => (props: object) => createElement('x-tag', { ...props, name })
const components = Object.fromEntries(
  ['Note', 'Figure', 'VideoCard', 'TwoColumns', 'em'].map((name) => [name, shown(name)]),
)
const runtime = { Fragment, jsx, jsxs, useMDXComponents: () => components }

type Body = { default: ComponentType }
const htmlOf = ({ default: Shown }: Body) => renderToStaticMarkup(createElement(Shown))

/** What the written code shows; undefined where MDX is needed. */
function written(text: string): string | undefined {
  const code = bodyCode(readBody(text))
  if (code === undefined) return undefined
  return htmlOf(new Function('runtime', `${code.replace('export', '')}; return body(runtime)`)(runtime))
}

/** What development shows: the code of MDX itself. */
async function byMdx(text: string): Promise<string> {
  const code = await createProcessor({
    outputFormat: 'function-body',
    providerImportSource: '@mdx-js/react',
    remarkPlugins: [remarkFrontmatter, remarkReportSections],
  }).process(text)
  return htmlOf(new Function(String(code))(runtime))
}

test('every report of the site shows what MDX makes of it', async () => {
  expect(reports.length).toBeGreaterThan(5)
  for (const text of reports) expect(written(text)).toBe(await byMdx(text))
})

/** Everything that editors may use, and some of what they may not. */
const blocks = [
  '## Hyrje',
  '## Data: 3 Qershor 2019',
  '### Puna *në grupe*',
  'Dielli **lind** në *lindje*, e [era](/projects "Titulli") jo.',
  'Rreshti i parë\\\n  *i dyti*  \n   i treti\n  i katërti',
  'Një <span lang="en">*word* &amp; a "second"</span> dhe 5 &lt; 6.',
  '- një\n- dy **tre**\n- [katër](https://example.org/a?b=1&c=2#d)',
  '1. një\n2. dy',
  '- një\n\n- dy',
  '- një\n  - brenda',
  '3. tre',
  '<Note title="Kujdes &quot;era&quot;">\n\nNjë paragraf.\n\n- një\n- dy\n\n</Note>',
  '<TwoColumns>\n\n- një\n- dy\n\n</TwoColumns>',
  '<Figure file="01.jpg" alt="Kodra" caption="Një \\ dy" />',
  '<VideoCard href="https://example.org/v" title="Video" />',
  '<span lang="en">lone</span>',
  '<span lang="en">two</span> <Figure file="01.jpg" alt="a" />',
  '[shenja](/ë%20 "x")',
  '[shenja](/ë)',
  '> thënie',
  '`kod`',
  '![](a.jpg)',
  '\u2028 dhe \u00a0',
]

test('whatever stands beside what, the code shows what MDX makes of it or leaves it to MDX', async () => {
  let state = 7
  const next = (count: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % count
  }
  let known = 0
  for (let round = 0; round < 250; round++) {
    const text = `${Array.from({ length: 1 + next(6) }, () => blocks[next(blocks.length)]).join('\n\n')}\n`
    const html = written(text)
    if (html === undefined) continue
    known++
    expect(html, text).toBe(await byMdx(text))
  }
  expect(known).toBeGreaterThan(50)
})

test('what editors do not use is left to MDX', () => {
  for (const text of [
    '`kod`',
    '> thënie',
    '{1 + 1}',
    'import a from "a"',
    '<Figure file={1} />',
    '- a\n\n- b',
    '<></>',
  ])
    expect(written(`${text}\n`), text).toBeUndefined()
})
