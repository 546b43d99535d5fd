import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createProcessor } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import { minifySync } from 'rolldown/experimental'
import { expect, test } from 'vitest'
import { remarkReportSections } from '../../content/compile/report-sections.ts'
import { paths } from '../paths.ts'
import { publishedSources } from './module-sources.ts'
import { publishedModule } from './published-modules.ts'

const report = `// Generated.
import type { ReportPage } from '../../schema/report.ts'

export const report: ReportPage = {
  id: 7,
  title: "Dita e diellit",
}

export { default as Body } from '../../../../content/reports/2020/index.mdx'
`
const texts: [name: string, text: string][] = [
  ['ids.ts', 'export const reportIds = [7] as const\n'],
  ['site.ts', 'export const site = {}\n'],
  ['words/searching.ts', 'export const searching = {}\n'],
  ['loaders.ts', 'export const reportModules = {}\n'],
  ['entities.ts', 'export const entities = {}\n'],
  ['pictures.json', '[]\n'],
  ['reports.ts', 'export const reports = []\n'],
  ['titles.ts', 'export const reports: readonly number[] = [7]\n'],
  ['report/7.ts', report],
]
const modules = texts.map(([name, text]) => ({ name, text: () => text }))

test('content is published, each report with the text of its document; what the app holds is not', () => {
  const read: string[] = []
  const sources = publishedSources(modules, (file) => {
    read.push(file)
    return '## Hyrje'
  })
  expect(sources.map(({ name }) => name)).toEqual(['titles', 'report/7'])
  expect(sources[1]?.source().body).toEqual({ file: 'content/reports/2020/index.mdx', text: '## Hyrje' })
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
  const code = await publishedModule(source.source())
  expect(code).not.toMatch(/\bimport\b/)
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const jsx = (type: unknown, { children }: { children?: unknown }) =>
    `<${String(type)}>${[children].flat().join('')}</${String(type)}>`
  const { default: Body } = module.body({ Fragment: 'f', jsx, jsxs: jsx, useMDXComponents: () => ({}) })
  expect(module.report).toEqual({ id: 7, title: 'Dita e diellit' })
  expect(Body({}).replaceAll('\n', '')).toBe('<section><h2>Hyrje</h2><p>Dielli <em>lind</em>.</p></section>')
})

test('a body that cannot be compiled names its document', async () => {
  const body = { file: 'content/reports/2020/index.mdx', text: '<Note>' }
  await expect(publishedModule({ name: 'report/7', code: '', body })).rejects.toThrow(/Note/)
})

/** What development shows of a body, as a function of what it would import. */
async function bodyByMdx(text: string): Promise<string> {
  const code = await createProcessor({
    outputFormat: 'function-body',
    providerImportSource: '@mdx-js/react',
    remarkPlugins: [remarkFrontmatter, remarkReportSections],
  }).process(text)
  return minifySync('body.js', `function body() {\n${code}\n}\nexport { body }\n`, {
    module: true,
    mangle: { toplevel: false },
  }).code
}

test('every body of the site comes to the same code as by MDX itself', async () => {
  const folder = join(paths.content, 'reports')
  const reports = readdirSync(folder).map((name) => readFileSync(join(folder, name, 'index.mdx'), 'utf8'))
  const windows = `\uFEFF${reports[0]}`.replaceAll('\n', '\r\n')
  expect(reports.length).toBeGreaterThan(5)
  for (const text of [...reports, windows, '## Hyrje\n', '---\nid: 1\n---']) {
    const published = await publishedModule({ name: 'report/1', code: '', body: { file: 'a.mdx', text } })
    expect(published).toBe(await bodyByMdx(text))
  }
})
