import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createProcessor } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import { expect, test } from 'vitest'
import { remarkReportSections } from '../../check/documents/report/sections.ts'
import { paths } from '../../util/paths.ts'
import { compileBody, moduleText, moduleValue } from './content-modules.ts'

test('every report of the site comes to the same code as with the parser of MDX', async () => {
  const folder = join(paths.content, 'reports')
  const reports = readdirSync(folder).map((name) => readFileSync(join(folder, name, 'index.mdx'), 'utf8'))
  const windows = `\uFEFF${reports[0]}`.replaceAll('\n', '\r\n')
  const processor = createProcessor({
    outputFormat: 'function-body',
    providerImportSource: '@mdx-js/react',
    remarkPlugins: [remarkFrontmatter, remarkReportSections],
  })
  expect(reports.length).toBeGreaterThan(5)
  for (const text of [...reports, windows])
    expect(await compileBody(text, 'a.mdx')).toBe(String(await processor.process(text)))
})

test('a body that is no MDX names its document', async () => {
  const file = 'content/reports/2020/index.mdx'
  await expect(compileBody('<Note>', file)).rejects.toThrow(/^content\/reports\/2020\/index\.mdx: .*Note/)
})

/** Texts that look like code wherever they stand in a module. */
const texts = [
  '";export const a=1;',
  '\nexport const report = 2\n',
  '`$\x7b1}` \\ */ </script> \u2028',
  '\ud800',
]

test.each(texts)('a module gives its values, whatever they say: %j', async (text) => {
  const parts = {
    values: { report: { id: 7, title: text, [text]: [text] }, around: [text] },
    body: await compileBody('Dielli *lind*.\n', 'a.mdx'),
  }
  const address = `data:text/javascript,${encodeURIComponent(moduleText(parts))}`
  for (const loaded of [await import(address), moduleValue(parts)])
    expect({ ...loaded }).toEqual({ ...parts.values, body: expect.any(Function) })
})
