import { readFile } from 'node:fs/promises'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import type { Problem } from '../problem.ts'
import { problemsOf, problemsOfSite } from '../testing/good-site.ts'
import { languages } from './languages.ts'
import { problemsAsSarif } from './sarif.ts'

const schemaFile = new URL('../../../tests/fixtures/sarif/sarif-2.1.0-rtm.5.json', import.meta.url)

async function errorsOf(sarif: string): Promise<unknown> {
  // The only two keywords that differ between draft 4 and draft 7 here.
  const { id: _, $schema: __, ...schema } = JSON.parse(await readFile(schemaFile, 'utf8'))
  const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false })
  addFormats.default(ajv)
  ajv.validate(schema, JSON.parse(sarif))
  return ajv.errors
}

test('SARIF report is valid against the schema 2.1.0 with and without problems', async () => {
  const problems = await problemsOfSite({
    'content/reports/2021/index.mdx': ['place:', 'vend:'],
    'content/reports/ç ë/a b.mdx': 'x',
    'content/news/dita-e-diellit/index.mdx': new Uint8Array([0xff]),
  })
  expect(problems.length).toBeGreaterThan(2)
  expect(await errorsOf(problemsAsSarif(problems))).toBeNull()
  expect(await errorsOf(problemsAsSarif([], languages.en))).toBeNull()
})

test('SARIF schema refuses invalid reports', async () => {
  const log = JSON.parse(problemsAsSarif(await problemsOf('report', ['place:', 'vend:'])))
  log.runs[0].results[0].level = 'fatal'
  expect(await errorsOf(JSON.stringify(log))).not.toBeNull()
})

test('SARIF report names rule, level, region in UTF-16 columns and relative file', async () => {
  const problems = await problemsOf('report', ['author: "Klubi"', 'author: "𝄞" # 𝄞'], ['place:', 'vend:'])
  const [run] = JSON.parse(problemsAsSarif(problems, languages.en)).runs
  expect(run.columnKind).toBe('utf16CodeUnits')
  expect(run.results[0]).toMatchObject({
    ruleId: 'frontmatter/unknown-field',
    ruleIndex: 0,
    level: 'error',
    message: {
      text: expect.stringContaining('Fusha „vend“ nuk njihet këtu. Mos deshët të shkruani „place“?'),
    },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'content/reports/2021/index.mdx', uriBaseId: '%SRCROOT%' },
          region: { startLine: 11, startColumn: 1, endLine: 11, endColumn: 5 },
        },
      },
    ],
  })
  expect(run.tool.driver.rules[0]).toMatchObject({
    id: 'frontmatter/unknown-field',
    name: 'FrontmatterUnknownField',
    shortDescription: { text: 'frontmatter: unknown field' },
    defaultConfiguration: { level: 'error' },
  })
})

test('SARIF report links to the rules page and explains the rule in Albanian', async () => {
  const problems = await problemsOf('report', ['place:', 'vend:'])
  const helpIn = (language: typeof languages.sq) =>
    JSON.parse(problemsAsSarif(problems, language)).runs[0].tool.driver.rules[0].help
  expect(helpIn(languages.sq).text).toBe(
    'Një fushë me emër të gabuar nuk do të lexohej fare, dhe askush nuk do ta vinte re. Prandaj njihen vetëm fushat e udhëzuesit. Shih content/RREGULLAT.md#frontmatter-unknown-field',
  )
  expect(helpIn(languages.en).text).toBe('See content/RREGULLAT.md#frontmatter-unknown-field')
})

test('SARIF report percent-encodes the path', () => {
  const problem: Problem = {
    rule: 'collect/wrong-place',
    severity: 'error',
    file: 'content/ç ë#1/a?.mdx',
    line: 1,
    column: 1,
    message: 'a',
    hint: 'b',
  }
  const [run] = JSON.parse(problemsAsSarif([problem])).runs
  expect(run.results[0].locations[0].physicalLocation.artifactLocation.uri).toBe(
    'content/%C3%A7%20%C3%AB%231/a%3F.mdx',
  )
})
