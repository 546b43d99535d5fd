import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { present } from '../present.ts'
import { finding, type Problem } from '../problem.ts'
import { createSource, placeIn } from '../source.ts'
import { problemsOf } from '../testing/good-site.ts'
import { problemsAsGithub } from './github.ts'
import { problemsAsJson } from './json.ts'
import { type Language, languages } from './languages.ts'
import { formatProblems } from './text.ts'

test('text report shows place, sentence, frame and hint of each problem', async () => {
  const problems = await problemsOf('report', ['place:', 'vend:'], ['"Klubi"', '""'])
  expect(
    formatProblems(problems, { colour: false }),
  ).toBe(`content/reports/2021/index.mdx:11:1 gabim frontmatter/unknown-field
  Fusha „vend“ nuk njihet këtu.
    10 | end: 2021-03-04
  > 11 | vend: Prizren
       | ^^^^
    12 | author: ""
  → Mos deshët të shkruani „place“?

content/reports/2021/index.mdx:12:9 gabim frontmatter/empty-field
  Fusha „author“ është e zbrazët.
    11 | vend: Prizren
  > 12 | author: ""
       |         ^^
    13 | readTime: 1 minutë lexim
  → Shkruani p.sh.: author: Ekipi i shoqatës

2 gabime në 1 skedar.
`)
})

test('text report lists errors last, counts placeholders and names --fix', () => {
  const place = { file: 'content/a.mdx', column: 1, message: 'Diçka.', hint: 'Ndreqeni.' }
  const problems: Problem[] = [
    { ...place, line: 1, rule: 'yaml/tab', severity: 'error', fixable: true },
    { ...place, line: 2, rule: 'typography/dashes', severity: 'warning', fixable: true },
    { ...place, line: 3, rule: 'placeholder/marked', severity: 'warning' },
  ]
  const lines = (language: Language) => formatProblems(problems, { colour: false, language }).split('\n')
  expect(lines(languages.sq).filter((line) => /^\S/.test(line))).toEqual([
    'content/a.mdx:2:1 vërejtje typography/dashes',
    'content/a.mdx:1:1 gabim yaml/tab',
    '1 vërejtje për vlera e tekste të përkohshme nuk u rendit: npm run check -- --release',
    '1 gabim dhe 1 vërejtje në 1 skedar. Vetë ndreqen 2 nga 2: npm run check -- --fix',
  ])
  expect(lines(languages.en).slice(-4)).toEqual([
    '1 warning about placeholders not listed: npm run check -- --release',
    '',
    '1 error and 1 warning in 1 file. Can be fixed for you, 2 of 2: npm run check -- --fix',
    '',
  ])
})

test('text report marks the hints that --fix can follow, until it has run', () => {
  const place = { file: 'content/a.mdx', column: 1, message: 'Diçka.', severity: 'error' } as const
  const problems: Problem[] = [
    { ...place, line: 1, rule: 'yaml/tab', hint: 'Shkruani hapësira.', fixable: true },
    { ...place, line: 2, rule: 'yaml/syntax', hint: 'Mbylleni thonjëzën.' },
  ]
  const hints = (isFixed: boolean) => formatProblems(problems, { colour: false, isFixed }).match(/(?<=→ ).*/g)
  expect(hints(false)).toEqual(['Shkruani hapësira. (--fix)', 'Mbylleni thonjëzën.'])
  expect(hints(true)).toEqual(['Shkruani hapësira.', 'Mbylleni thonjëzën.'])
})

test('text report is in English on request', async () => {
  const problems = await problemsOf('report', ['place:', 'vend:'])
  expect(formatProblems(problems, { colour: false, language: languages.en })).toMatch(
    /^content\/reports\/2021\/index\.mdx:11:1 error frontmatter\/unknown-field\n[\s\S]*\n1 error in 1 file\.\n$/,
  )
})

test('text report has colours only on request', async () => {
  const problems = await problemsOf('report', ['place:', 'vend:'])
  expect(formatProblems(problems, { colour: true })).toContain('\u001B[31mgabim\u001B[0m')
  expect(formatProblems([], { colour: false })).toBe('Përmbajtja është në rregull.\n')
})

test('text report escapes line breaks and control characters of names and words', () => {
  const hostile = 'a\n::error file=README.md,line=1::pwned\r\u001B[2J\u0085b'
  const shown = 'a\uFFFD::error file=README.md,line=1::pwned\uFFFD\uFFFD[2J\uFFFDb'
  const place = { file: `content/${hostile}`, line: 1, column: 1 }
  const texts = { message: hostile, hint: hostile, frame: `> 1 | a\r::error::b\n    | ^` }
  expect(
    formatProblems([{ rule: 'yaml/syntax', severity: 'error', ...place, ...texts }], { colour: false }),
  ).toBe(`content/${shown}:1:1 gabim yaml/syntax
  ${shown}
  > 1 | a\uFFFD::error::b
      | ^
  → ${shown}

1 gabim në 1 skedar.
`)
})

test('GitHub annotations are one escaped line each', () => {
  const problem = { file: 'content/a,b:c.mdx', line: 2, column: 5, endLine: 2, endColumn: 9 } as const
  const texts = { message: '100 %\nfund', hint: 'Shkruani: a, b' }
  expect(problemsAsGithub([{ rule: 'yaml/syntax', severity: 'error', ...problem, ...texts }])).toBe(
    '::error file=content/a%2Cb%3Ac.mdx,line=2,col=5,endLine=2,endColumn=9,title=yaml/syntax::100 %25%0Afund Shkruani: a, b\n',
  )
})

test('GitHub annotation over several lines has no columns', () => {
  const place = { file: 'content/a.mdx', line: 2, column: 5, endLine: 4, endColumn: 1 } as const
  expect(
    problemsAsGithub([{ rule: 'yaml/syntax', severity: 'warning', ...place, message: 'a', hint: 'b' }]),
  ).toBe('::warning file=content/a.mdx,line=2,endLine=4,title=yaml/syntax::a b\n')
})

test('JSON report has its version and counts', async () => {
  const problems = await problemsOf('about', [/Kush jemi.*/, 'Kush jemi.'])
  expect(JSON.parse(problemsAsJson(problems))).toEqual({
    version: 2,
    language: 'sq',
    errors: 0,
    warnings: 1,
    problems,
  })
})

test('editor task reads file, line, column, rule and sentence from the text report', async () => {
  const file = new URL('../../../.vscode/tasks.json', import.meta.url)
  const [task] = JSON.parse(await readFile(file, 'utf8')).tasks
  const read = (problems: readonly Problem[], matcher: { pattern: { regexp: string }[] }) => {
    const lines = formatProblems(problems, { colour: false }).split('\n')
    const [place = '', sentence = ''] = matcher.pattern.map(({ regexp }) => regexp)
    return lines.flatMap((line, index) => {
      const found = new RegExp(place).exec(line)
      return found === null
        ? []
        : [[...found.slice(1), new RegExp(sentence).exec(lines[index + 1] ?? '')?.[1]]]
    })
  }
  const [errors, warnings] = task.problemMatcher
  const mistake = await problemsOf('report', ['place:', 'vend:'])
  const place = ['content/reports/2021/index.mdx', '11', '1']
  expect(read(mistake, errors)).toEqual([
    [...place, 'frontmatter/unknown-field', 'Fusha „vend“ nuk njihet këtu.'],
  ])
  expect(read(mistake, warnings)).toEqual([])
  const note = await problemsOf('about', [/Kush jemi.*/, 'Kush jemi.'])
  expect(read(note, warnings).map(([name, , , rule]) => [name, rule])).toEqual([
    ['content/pages/about/index.yaml', 'description/length'],
  ])
  expect(read(note, errors)).toEqual([])
})

test('frame of a long line is a window in which the place stands at 60 characters', () => {
  const source = createSource('a.mdx', `${'a'.repeat(150)}§${'b'.repeat(100)}`)
  const [problem] = present([finding('yaml/alias', placeIn(source, 150, 151))])
  expect(problem?.frame).toBe(`> 1 | …${'a'.repeat(59)}§${'b'.repeat(40)}…\n    | ${' '.repeat(60)}^`)
})

test('frame marks a long place as far as the window shows its line', () => {
  const source = createSource('a.mdx', `${'a'.repeat(150)}§${'b'.repeat(100)}`)
  const [problem] = present([finding('yaml/alias', placeIn(source, 150, 251))])
  expect(problem?.frame?.split('\n')[1]).toBe(`    | ${' '.repeat(60)}${'^'.repeat(40)}`)
})
