import { expect, test } from 'vitest'
import type { PublishedModule } from '../../content/compile/index.ts'
import { publishedModule } from './publish.ts'
import { publishedSources } from './sources.ts'

const known: PublishedModule = {
  name: 'known',
  values: () => ({ reportRanges: [[1, 8]], listPages: { reports: 1 } }),
}
const report: PublishedModule = {
  name: 'report/7',
  of: [known],
  body: 'content/reports/2020/index.mdx',
  values: () => ({ report: { id: 7, title: 'Dita e diellit' }, around: { others: [] } }),
}

test('the source of a module is put together when somebody needs it, a report with the text of its document', () => {
  const read: string[] = []
  const sources = publishedSources([known, report], (file) => {
    read.push(file)
    return '## Hyrje'
  })
  expect(sources.map(({ name, of }) => [name, of])).toEqual([
    ['known', undefined],
    ['report/7', [known]],
  ])
  expect(read).toEqual([])
  expect(sources[1]?.source()).toEqual({
    constants: 'const report={id:7,title:`Dita e diellit`},around={others:[]};',
    names: ['report', 'around'],
    body: { file: 'content/reports/2020/index.mdx', text: '## Hyrje' },
  })
  expect(read).toEqual(['content/reports/2020/index.mdx'])
})

test('a published module is small JavaScript that imports nothing', async () => {
  const [source] = publishedSources([known], () => '')
  if (source === undefined) throw new Error('The module has no source.')
  expect(await publishedModule(source.source())).toBe(
    'const reportRanges=[[1,8]],listPages={reports:1};export{reportRanges,listPages};',
  )
})

test('a body is a function of what it would import, its headings sections of the report', async () => {
  const text = '---\nid: 7\n---\n\n## Hyrje\n\nDielli *lind*.\n\n## Përfundim\n\nErdhi nata.\n'
  const [source] = publishedSources([report], () => text)
  if (source === undefined) throw new Error('The report has no source.')
  const code = await publishedModule(source.source())
  expect(code).not.toMatch(/\bimport\b/)
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const jsx = (type: unknown, { children }: { children?: unknown }) =>
    `<${String(type)}>${[children].flat().join('')}</${String(type)}>`
  const { default: Body } = module.body({ Fragment: 'f', jsx, jsxs: jsx, useMDXComponents: () => ({}) })
  expect(module.report).toEqual({ id: 7, title: 'Dita e diellit' })
  expect(Body({})).toBe(
    '<f><section><h2>Hyrje</h2><p>Dielli <em>lind</em>.</p></section>\n<section><h2>Përfundim</h2><p>Erdhi nata.</p></section></f>',
  )
})
