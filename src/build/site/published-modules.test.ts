import { createElement, Fragment } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { publishedModule, publishedSources } from './published-modules.ts'

const report = `// Generated.
import type { ReportPage } from '../../schema/report.ts'

export const report: ReportPage = {
  id: 7,
  title: "Dita e diellit",
}

export { default as Body } from '../../../../content/reports/2020/index.mdx'
`
const modules = new Map([
  ['ids.ts', 'export const reportIds = [7] as const\n'],
  ['site.ts', 'export const site = {}\n'],
  ['words/searching.ts', 'export const searching = {}\n'],
  ['bodies.ts', 'export const reportModules = {}\n'],
  ['entities.ts', 'export const entities = {}\n'],
  ['pictures.json', '[]\n'],
  ['reports.ts', 'export const reports = []\n'],
  ['titles.ts', 'export const reports: readonly number[] = [7]\n'],
  ['report/7.ts', report],
])

test('content is published, each report with the text of its document; what the app holds is not', () => {
  const read: string[] = []
  const sources = publishedSources(modules, (file) => {
    read.push(file)
    return '## Hyrje'
  })
  expect(sources.map(({ name }) => name)).toEqual(['titles', 'report/7'])
  expect(sources[1]?.body).toEqual({ file: 'content/reports/2020/index.mdx', text: '## Hyrje' })
  expect(read).toEqual(['content/reports/2020/index.mdx'])
})

test('a published module is small JavaScript that imports nothing', async () => {
  const code = await publishedModule({
    name: 'reports',
    code: "import type { A } from './a.ts'\n\nexport const reports: readonly A[] = [{ id: 7 }]\n",
  })
  expect(code).toBe('export const reports=[{id:7}];')
})

test('a body is a function of what it would import, its headings sections of the report', async () => {
  const [, source] = publishedSources(modules, () => '---\nid: 7\n---\n\n## Hyrje\n\nDielli *lind*.\n')
  if (source === undefined) throw new Error('The report is not published.')
  const code = await publishedModule(source)
  expect(code).not.toMatch(/\bimport\b/)
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const jsx = (type: unknown, { children }: { children?: unknown }) =>
    `<${String(type)}>${[children].flat().join('')}</${String(type)}>`
  const { default: Body } = module.body({ Fragment: 'f', jsx, jsxs: jsx, useMDXComponents: () => ({}) })
  expect(module.report).toEqual({ id: 7, title: 'Dita e diellit' })
  expect(Body({}).replaceAll('\n', '')).toBe('<section><h2>Hyrje</h2><p>Dielli <em>lind</em>.</p></section>')
})

test('a body with more than editors use is compiled by MDX', async () => {
  const body = {
    file: 'content/reports/2020/index.mdx',
    text: '---\nid: 7\n---\n## Hyrje\n\n`2 + 2` = {2 + 2}\n',
  }
  const code = await publishedModule({ name: 'report/7', code: '', body })
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const Body = module.body({ Fragment, jsx, jsxs, useMDXComponents: () => ({}) }).default
  const html = renderToStaticMarkup(createElement(Body)).replaceAll('\n', '')
  expect(html).toContain('<p><code>2 + 2</code> = 4</p>')
  expect(html).not.toContain('id: 7')
})

test('a body that cannot be compiled names its document', async () => {
  const body = { file: 'content/reports/2020/index.mdx', text: '<Note>' }
  await expect(publishedModule({ name: 'report/7', code: '', body })).rejects.toThrow(/Note/)
})
