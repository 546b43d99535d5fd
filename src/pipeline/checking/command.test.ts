import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages } from '../../check/output/languages.ts'
import type { Problem } from '../../check/problem.ts'
import { copyGoodSite } from '../../check/testing/good-site.ts'
import { writeReport } from './reports.ts'
import { check, edit, startCheckHere } from './testing/command.ts'

const report = 'content/reports/2021/index.mdx'
let good: string
let bad: string

beforeAll(async () => {
  ;[good, bad] = await Promise.all([copyGoodSite(), copyGoodSite()])
  await edit(bad, report, 'place:', 'vend:')
})

afterAll(async () => {
  await Promise.all([good, bad].map((root) => rm(root, { recursive: true })))
})

test('check exits with 0 and reports success when there are only warnings', async () => {
  const { code, out } = await startCheckHere(`--root=${good}`).ended
  expect([code, out.trimEnd().split('\n').at(-1)]).toEqual([0, 'Përmbajtja është në rregull.'])
})

test('check exits with 1 on an error and prints the requested language', async () => {
  const { code, out } = await startCheckHere(`--root=${bad}`, '--lang=en').ended
  expect(code).toBe(1)
  expect(out).toMatch(/^content\/reports\/2021\/index\.mdx:11:1 error frontmatter\/unknown-field\n/)
  expect(out).toMatch(/\n1 error in 1 file\.\n/)
})

test('check prints only JSON or SARIF in those formats', async () => {
  const json = await startCheckHere(`--root=${bad}`, '--format=json').ended
  expect(JSON.parse(json.out)).toMatchObject({ version: 2, language: 'sq', errors: 1, warnings: 0 })
  const sarif = await check(`--root=${bad}`, '--format=sarif')
  expect(JSON.parse(sarif.out).runs[0].results[0].ruleId).toBe('frontmatter/unknown-field')
  expect([sarif.code, sarif.error]).toEqual([1, ''])
}, 30_000)

test('check exits with 2 and a reason without a stack for bad options or content', async () => {
  const options = await check('--form=json')
  expect(options).toMatchObject({
    code: 2,
    out: '',
    error: expect.stringContaining("Unknown option '--form'"),
  })
  expect(options.error).not.toMatch(/\n\s+at /)
  const root = await copyGoodSite()
  await rm(join(root, 'content'), { recursive: true })
  await writeFile(join(root, 'content'), 'not a folder')
  const content = await check(`--root=${root}`)
  await rm(root, { recursive: true })
  expect(content).toEqual({ code: 2, out: '', error: '„content“ nuk është dosje. (Not a folder.)\n' })
}, 30_000)

test('check refuses a root that is not a folder', async () => {
  await expect(startCheckHere('--root=/no/such/folder').ended).rejects.toThrow(
    '--root: „/no/such/folder“ nuk ekziston. (There is no such folder.)',
  )
  const file = join(good, report)
  await expect(startCheckHere(`--root=${file}`).ended).rejects.toThrow(
    `--root: „${file}“ nuk është dosje. (Not a folder.)`,
  )
})

const place = { file: 'content/site.yaml', line: 6, column: 8, hint: 'Ndreqe.' }
const problems: Problem[] = [
  { ...place, rule: 'title/repeated', severity: 'warning', message: 'Vërejtja.' },
  { ...place, rule: 'yaml/syntax', severity: 'error', message: 'Gabimi.' },
]
const formats = ['text', 'json', 'github', 'sarif', 'markdown'] as const

test.each(formats)('check leaves warnings out of %s with --quiet', (format) => {
  const report = (quiet: boolean) =>
    writeReport(
      problems,
      { format, quiet, fix: 'no', language: languages.sq },
      { colour: false, annotate: true },
    )
  expect(report(false)).toMatch(/Vërejtja[\s\S]*Gabimi/)
  expect(report(true)).toContain('Gabimi')
  expect(report(true)).not.toMatch(/Vërejtja|placeholder|title\/repeated/)
})

test('check prints no text for content without errors with --quiet', () => {
  const options = { format: 'text', quiet: true, fix: 'no', language: languages.sq } as const
  expect(writeReport(problems.slice(0, 1), options, { colour: false, annotate: true })).toBe('')
})

const placeholders: Problem[] = [1, 2].map((line) => ({
  ...place,
  line,
  rule: 'placeholder/listed',
  severity: 'warning',
  message: 'E përkohshme.',
}))

test.each([
  ['text', false],
  ['github', false],
  ['markdown', false],
  ['json', true],
  ['sarif', true],
] as const)('check report as %s lists each placeholder: %s', (format, isListed) => {
  const options = { format, quiet: false, fix: 'no', language: languages.sq } as const
  const report = writeReport([...placeholders, ...problems], options, { colour: false, annotate: false })
  expect(report.includes('E përkohshme.')).toBe(isListed)
  const folded = /2 vërejtje për vlera e tekste të përkohshme nuk u renditën: .*npm run check .*release/
  expect(folded.test(report)).toBe(!isListed)
})

test('check suggests --fix in its text report unless --fix was used', () => {
  const fixable: Problem[] = [
    ...problems,
    { ...place, rule: 'yaml/tab', severity: 'error', message: 'Tab.', fixable: true },
  ]
  const end = (fix: 'no' | 'write') => {
    const options = { format: 'text', quiet: false, fix, language: languages.sq } as const
    return writeReport(fixable, options, { colour: false, annotate: false }).trimEnd().split('\n').at(-1)
  }
  expect(end('no')).toBe('2 gabime dhe 1 vërejtje në 1 skedar. Vetë ndreqet 1 nga 3: npm run check -- --fix')
  expect(end('write')).toBe('2 gabime dhe 1 vërejtje në 1 skedar.')
})
