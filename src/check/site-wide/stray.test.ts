import { expect, test } from 'vitest'
import { documents, goodFiles, problemsOfSite } from '../testing/good-site.ts'

test.each([
  ['content/projects/2020-era.mdx.txt', 'Riemërtojeni, p.sh.: projects/2020-era.mdx'],
  ['content/news/e-re/index.mdx.txt', 'Riemërtojeni, p.sh.: news/e-re/index.mdx'],
  ['content/news/e-re.txt', 'Riemërtojeni, p.sh.: news/e-re/index.mdx'],
  [
    'content/projects/~$2020-era.docx',
    'E krijon vetë Word-i ndërsa dokumenti është i hapur: mbylleni Word-in dhe fshijeni skedarin.',
  ],
])('stray check explains what to do with %s', async (file, hint) => {
  const problems = await problemsOfSite({ [file]: 'Po' })
  expect(problems.map((problem) => problem.hint)).toEqual([hint])
})

test('stray check reads a document with an extra extension from Notepad', async () => {
  const problems = await problemsOfSite({ 'content/projects/2020-era.mdx.txt': '---\nid: 1\n---\nPo.\n' })
  expect(problems.map(({ rule }) => rule)).toContain('id/duplicate')
})

test('stray check reports settings with a different letter case once', async () => {
  const { site } = documents
  const text = new TextDecoder().decode(await (await goodFiles()).read(site))
  const problems = await problemsOfSite({ [site]: undefined, 'content/Site.yaml': text })
  expect(problems.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    'content/Site.yaml collect/wrong-case',
  ])
})
