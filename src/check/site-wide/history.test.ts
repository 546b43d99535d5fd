import { expect, test } from 'vitest'
import { checkContent } from '../check.ts'
import { goodFiles, pictureFacts } from '../testing/good-site.ts'
import { type FileChanges, withChanges } from '../testing/overlay.ts'
import type { History } from './history.ts'

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
})

test('removed numbers above all others are noted with those that are known, where they are noted', async () => {
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
    'of a document that is there, under this name or another',
    [project(2), { ...project(7), file: 'content/projects/2017-fletorja.mdx' }],
  ],
  [
    'while the number of a document cannot be read',
    [project(7)],
    { 'content/projects/2021-uji.mdx': '---\nid: x\n---\n' },
  ],
  ['while the list of removed numbers cannot be read', [project(7)], { [site]: `${settings}retired: [x]\n` }],
])('nothing is said of a number %s', async (_, bearers, changes) => {
  const said = (await problemsOf(bearers, changes)).filter((problem) => problem.includes('id/removed'))
  expect(said).toEqual([])
})
