import { expect, test } from 'vitest'
import { checkContent } from '../check.ts'
import { goodFiles, pictureFacts } from '../testing/good-site.ts'
import { type FileChanges, withChanges } from '../testing/overlay.ts'
import type { History } from './history.ts'
import { traitsOf } from './traits.ts'

const site = 'content/site.yaml'
const good = await goodFiles()
const settings = new TextDecoder().decode(await good.read(site))

type Bearer = History['bearers'][number]

async function problemsOf(bearers: readonly Bearer[], changes: FileChanges = {}): Promise<string[]> {
  const { problems } = await checkContent({
    root: '',
    pictures: pictureFacts,
    files: withChanges(good, changes),
    history: async () => ({ isWhole: true, bearers }),
    language: { tag: 'en', phrases: {} as never },
  })
  return problems.map(({ file, line, column, rule, hint }) => `${file}:${line}:${column} ${rule} ${hint}`)
}

const project = (id: number, name = 'era'): Bearer => ({
  list: 'projects',
  id,
  file: `content/projects/2020-${name}.mdx`,
  isRemoved: true,
  traits: [`title: ${name}`],
})

/** The report of 2019, number 2, which has another name in the history. */
const oldReport: Bearer = {
  list: 'reports',
  id: 2,
  file: 'content/reports/2018/index.mdx',
  isRemoved: true,
  traits: ['title: Një ditë me erë', 'start: 2019-06-03', 'end: 2019-06-03'],
}

test('removed check lists all known removed numbers, also above the highest one', async () => {
  const retired = { [site]: `${settings}retired: { projects: [3], news: [2] }\n` }
  expect(
    await problemsOf(
      [project(5, 'uji'), project(4), project(3, 'hija'), { ...project(9), list: 'reports' }],
      retired,
    ),
  ).toEqual([
    expect.stringMatching(/^content\/site\.yaml:10:1 id\/removed .* retired: \{ projects: \[3, 4, 5\] \}/),
    expect.stringMatching(/^content\/site\.yaml:10:1 id\/removed .* retired: \{ projects: \[3, 4, 5\] \}/),
    expect.stringMatching(/^content\/site\.yaml:10:1 id\/removed .* retired: \{ reports: \[9\] \}/),
  ])
})

test.each<[name: string, bearers: Bearer[], changes?: FileChanges]>([
  [
    'of a present document under any name',
    [
      { ...project(2), traits: ['title: Hartat e diellit'] },
      { ...project(7), file: 'content/projects/2017-fletorja.mdx', isRemoved: false },
    ],
  ],
  [
    'while the number of a document cannot be read',
    [project(7)],
    { 'content/projects/2021-uji.mdx': '---\nid: x\n---\n' },
  ],
  ['while the list of removed numbers cannot be read', [project(7)], { [site]: `${settings}retired: [x]\n` }],
])('removed check accepts a number %s', async (_, bearers, changes) => {
  const problems = (await problemsOf(bearers, changes)).filter((problem) => problem.includes('id/removed'))
  expect(problems).toEqual([])
})

test.each<[name: string, bearer: Bearer]>([
  ['a commit removed its document', { ...oldReport, traits: ['title: Uji', 'start: 2018-06-03'] }],
  [
    'the working tree lacks its document',
    { ...oldReport, isRemoved: false, traits: ['title: Uji', 'start: 2018-06-03'] },
  ],
  [
    'another document took its file',
    { ...oldReport, file: 'content/reports/2019/index.mdx', traits: ['title: Uji'] },
  ],
])('reused suggests the first free number if %s', async (_, bearer) => {
  expect(await problemsOf([bearer, { ...project(8), list: 'reports' }])).toContainEqual(
    expect.stringMatching(/^content\/reports\/2019\/index\.mdx:2:5 id\/reused .*id: 9$/),
  )
})

test.each<[name: string, bearer: Bearer]>([
  ['the same title', { ...oldReport, traits: ['title: Një ditë me erë', 'start: 2018-06-03'] }],
  ['the same day', { ...oldReport, traits: ['title: Uji', 'start: 2019-06-03'] }],
  ['unknown fields', { ...oldReport, traits: [] }],
  ['the same file', { ...oldReport, file: 'content/reports/2019/index.mdx', isRemoved: false }],
])('reused accepts the number of a removed document with %s', async (_, bearer) => {
  expect(await problemsOf([bearer])).toEqual([])
})

test('removed check reports a number once when it is both listed and known as removed', async () => {
  const retired = { [site]: `${settings}retired: { reports: [2] }\n` }
  expect(await problemsOf([{ ...oldReport, traits: ['title: Uji'] }], retired)).toHaveLength(1)
})

test('gap suggests retiring a number of a removed document and otherwise reusing it', async () => {
  const era = { 'content/projects/2020-era.mdx': '---\nid: 5\nyear: 2020\ntitle: Era\n---\nPo.\n' }
  expect(await problemsOf([project(4, 'uji')], era)).toEqual([
    expect.stringMatching(
      /^content\/projects\/2020-era\.mdx:2:5 id\/gap The .* retired: \{ projects: \[4\] \}$/,
    ),
  ])
  expect(await problemsOf([], era)).toEqual([
    expect.stringMatching(/id\/gap Give a new document the next number: id: 3\. .* projects: \[3, 4\] \}$/),
  ])
})

test('missing-field does not suggest the number of a removed document', async () => {
  const era = { 'content/projects/2020-era.mdx': '---\nyear: 2020\ntitle: Era\n---\nPo.\n' }
  expect(await problemsOf([{ ...project(3, 'uji') }], era)).toContainEqual(
    expect.stringMatching(/frontmatter\/missing-field .*id: 4/),
  )
})

test('traits of a document are its title and its days, of a repeated field the first', () => {
  const lines = ['---', 'title: "Era"', 'start: 2019-06-03', 'place: Prizren', '---', 'title: Uji']
  expect(traitsOf(lines)).toEqual(['title: Era', 'start: 2019-06-03'])
})
