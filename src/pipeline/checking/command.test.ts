import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages } from '../../check/output/languages.ts'
import type { Problem } from '../../check/problem.ts'
import { copyGoodSite } from '../../check/testing/good-site.ts'
import { writeReport } from './reports.ts'
import { check, edit } from './testing/command.ts'

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

test('ends with 0 where there are warnings at most, and says so', async () => {
  const { code, out } = await check(`--root=${good}`)
  expect([code, out.trimEnd().split('\n').at(-1)]).toEqual([0, 'Përmbajtja është në rregull.'])
}, 30_000)

test('ends with 1 where there is a mistake, and speaks the language asked for', async () => {
  const { code, out, error } = await check(`--root=${bad}`, '--lang=en')
  expect(code).toBe(1)
  expect(out).toMatch(/^content\/reports\/2021\/index\.mdx:11:1 error frontmatter\/unknown-field\n/)
  expect(out).toMatch(/\n1 error in 1 file\.\n/)
  expect(error).toBe('')
}, 30_000)

test('prints nothing but JSON as JSON, and nothing but SARIF as SARIF', async () => {
  const [json, sarif] = await Promise.all([
    check(`--root=${bad}`, '--format=json'),
    check(`--root=${bad}`, '--format=sarif'),
  ])
  expect([json.code, sarif.code]).toEqual([1, 1])
  expect(JSON.parse(json.out)).toMatchObject({ version: 2, language: 'sq', errors: 1, warnings: 0 })
  expect(JSON.parse(sarif.out).runs[0].results[0].ruleId).toBe('frontmatter/unknown-field')
}, 30_000)

test('ends with 2, with its reason and without a stack, when the options or the folder are at fault', async () => {
  const file = join(good, 'content-file')
  await writeFile(file, '')
  const failures = await Promise.all([
    check('--form=json'),
    check('--root=/no/such/folder'),
    check(`--root=${file}`),
  ])
  expect(failures.map(({ code }) => code)).toEqual([2, 2, 2])
  expect(failures.map(({ out }) => out)).toEqual(['', '', ''])
  expect(failures[0]?.error).toContain("Unknown option '--form'")
  expect(failures[1]?.error).toBe('--root: „/no/such/folder“ nuk ekziston. (There is no such folder.)\n')
  expect(failures[2]?.error).toBe(`--root: „${file}“ nuk është dosje. (Not a folder.)\n`)
  for (const { error } of failures) expect(error).not.toMatch(/\n\s+at /)
}, 30_000)

test('ends with 2 when content/ cannot be read', async () => {
  const root = await copyGoodSite()
  await rm(join(root, 'content'), { recursive: true })
  await writeFile(join(root, 'content'), 'not a folder')
  const { code, error } = await check(`--root=${root}`)
  await rm(root, { recursive: true })
  expect([code, error]).toEqual([2, '„content“ nuk është dosje. (Not a folder.)\n'])
}, 30_000)

const place = { file: 'content/site.yaml', line: 6, column: 8, hint: 'Ndreqe.' }
const problems: Problem[] = [
  { ...place, rule: 'stand-in/listed', severity: 'warning', message: 'Vërejtja.' },
  { ...place, rule: 'yaml/syntax', severity: 'error', message: 'Gabimi.' },
]
const formats = ['text', 'json', 'github', 'sarif', 'markdown'] as const

test.each(formats)('leaves warnings out of %s where nobody wants them', (format) => {
  const report = (quiet: boolean) =>
    writeReport(problems, { format, quiet, language: languages.sq }, { colour: false, annotate: true })
  expect(report(false)).toMatch(/Vërejtja[\s\S]*Gabimi/)
  expect(report(true)).toContain('Gabimi')
  expect(report(true)).not.toMatch(/Vërejtja|stand-in/)
})

test('as text a quiet check has no word for content without errors', () => {
  const options = { format: 'text', quiet: true, language: languages.sq } as const
  expect(writeReport(problems.slice(0, 1), options, { colour: false, annotate: true })).toBe('')
})
