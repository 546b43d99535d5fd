import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createModuleReader, evaluateModule } from './evaluate.ts'
import { publishedModule } from './publish.ts'
import { publishedSources } from './sources.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'modules-'))
  await mkdir(join(folder, 'report'))
  // As Node reads modules; a host says so by its media type.
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'known.js'), 'export const known={times:0}')
  await writeFile(
    join(folder, 'report', '7.js'),
    'const report={id:7};function body(){return report.id}export{report,body};',
  )
})
afterAll(() => rm(folder, { recursive: true }))

/** Texts that look like code wherever they stand in a module. */
const texts = [
  '";export const a=1;export{a};',
  '\nexport const report = 2\nexport { report };',
  '`$\x7b1}` \\ */ </script> \u2028',
  'export{a as report};',
]

test.each(texts)('what was published comes back, whatever it says: %j', async (text) => {
  const report = { id: 7, title: text, [text]: [text] }
  const [source] = publishedSources(
    [{ name: 'report/7', body: 'a.mdx', values: () => ({ around: [text], report }) }],
    () => 'Dielli *lind*.\n',
  )
  if (source === undefined) throw new Error('The report has no source.')
  const code = await publishedModule(source.source())
  const evaluated = evaluateModule(code, 'report/7')
  const loaded = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  expect(Object.keys(evaluated).sort()).toEqual(Object.keys(loaded).sort())
  expect(evaluated).toEqual({ report, around: [text], body: expect.any(Function) })
})

test('code runs as in a module: strictly, and with its name in what it throws', () => {
  const { check } = evaluateModule('function check(){return this}export{check};', 'known') as {
    check(): unknown
  }
  expect(check()).toBeUndefined()
  const { fail } = evaluateModule('function fail(){throw Error("Jo")}export{fail};', 'report/7') as {
    fail(): unknown
  }
  expect(fail).toThrow(expect.objectContaining({ stack: expect.stringContaining('report/7:') }))
})

test('code that does not end with what it exports is refused by its name', () => {
  expect(() => evaluateModule('export const report={id:7};', 'report/7')).toThrow(
    'report/7 does not end with',
  )
})

test('a module of one page is read each time, one that pages have in common once', async () => {
  const read = createModuleReader(folder)
  expect(await read('report/7')).toEqual({ report: { id: 7 }, body: expect.any(Function) })
  expect(await read('report/7')).not.toBe(await read('report/7'))
  expect(await read('known')).toBe(await read('known'))
})

test('a module that is missing is a failure', async () => {
  await expect(createModuleReader(folder)('report/8')).rejects.toThrow('report/8.js')
})
