import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProcessor } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import { expect, onTestFinished, test } from 'vitest'
import { checkContent } from '../../check/check.ts'
import { remarkReportSections } from '../../check/documents/report/sections.ts'
import { filesOnDisk } from '../../check/files-on-disk.ts'
import { paths } from '../../util/paths.ts'
import { openChecking } from '../checking/checking.ts'
import { createPool } from '../threads/pool.ts'
import { compileBody, moduleText, moduleValue } from './content-modules.ts'

test('report module has the same code as the MDX compiler generates', async () => {
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

test('body module has the same code when it is generated from the checked tree', async () => {
  const bodies = new Map<string, string>()
  const cache = mkdtempSync(join(tmpdir(), 'bodies-'))
  onTestFinished(() => rmSync(cache, { recursive: true }))
  const { services } = await openChecking({ pool: createPool(), bodies, cache })
  await checkContent({ root: paths.root, files: filesOnDisk(paths.root), ...services })
  expect(bodies.size).toBe(readdirSync(join(paths.content, 'reports')).length)
  for (const [file, code] of bodies)
    expect(code).toBe(await compileBody(readFileSync(join(paths.root, file), 'utf8'), file))
})

test('body module names its document when the body is not valid MDX', async () => {
  const file = 'content/reports/2020/index.mdx'
  await expect(compileBody('<Note>', file)).rejects.toThrow(/^content\/reports\/2020\/index\.mdx: .*Note/)
})

/** Texts that resemble code at any place of a module. */
const texts = [
  '";export const a=1;',
  '\nexport const report = 2\n',
  '`$\x7b1}` \\ */ </script> \u2028',
  '\ud800',
]

test.each(texts)('content module returns the values that it was generated from: %j', async (text) => {
  const parts = {
    values: { report: { id: 7, title: text, [text]: [text] }, around: [text] },
    body: await compileBody('Dielli *lind*.\n', 'a.mdx'),
  }
  const address = `data:text/javascript,${encodeURIComponent(moduleText(parts))}`
  for (const loaded of [await import(address), moduleValue(parts)])
    expect({ ...loaded }).toEqual({ ...parts.values, body: expect.any(Function) })
})
