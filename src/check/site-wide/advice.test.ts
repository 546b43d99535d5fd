import { expect, test } from 'vitest'
import { documents, problemsOfSite } from '../testing/good-site.ts'

type Files = Parameters<typeof problemsOfSite>[0]

const sentence = 'Në fund i krahasuam fletoret.'

/** The rules and hints of all problems. */
async function adviceFor(files: Files): Promise<string[]> {
  return (await problemsOfSite(files)).map(({ severity, rule, hint }) => `${severity} ${rule} ${hint}`)
}

const inReport = (text: string): Files => ({ [documents.report]: [sentence, text] })
const inNews = (html: string): Files => ({ [documents.news]: ['<hr>', html] })

test.each<[text: string, advice: string]>([
  ['[raporti](/blog/1.', 'Shkruani: [raporti](/blog/1)'],
  ['[raporti](/blog/1 dhe më tej.', 'Shkruani: [raporti](/blog/1)'],
  ['[raporti](/blog/1, (shih edhe fotot).', 'Shkruani: [raporti](/blog/1)'],
  ['[faqja](https://www.example.org/a.', 'Shkruani: [faqja](https://www.example.org/a)'],
])('unclosed-link names the missing bracket of the link %s', async (text, hint) => {
  expect(await adviceFor(inReport(text))).toEqual([`error markdown/unclosed-link ${hint}`])
})

test.each<[fact: string, files: Files, advice: string]>([
  [
    'without scheme',
    inReport('[raporti](www.dielli.test/klubi/blog/1)'),
    'error link/own-address Shkruajeni pa emrin në fillim: /blog/1',
  ],
  [
    'without scheme and www',
    inReport('[raporti](dielli.test/klubi/blog/1#dita-1)'),
    'error link/own-address Shkruajeni pa emrin në fillim: /blog/1#dita-1',
  ],
  [
    'with http',
    inNews('<p><a href="http://dielli.test/klubi/blog/1">raporti</a></p>'),
    'error link/own-address Shkruajeni pa emrin në fillim: /blog/1',
  ],
  [
    'in the text',
    inReport('Shihni www.dielli.test/klubi/blog/1 sot.'),
    'warning link/bare-address Shkruani: [teksti i lidhjes](/blog/1)',
  ],
  [
    'of another site',
    inReport('[raporti](www.dielli.test.org/klubi)'),
    'error link/address Shkruani: https://www.dielli.test.org/klubi',
  ],
])("own-address suggests the path for the site's own address %s", async (_, files, advice) => {
  expect(await adviceFor(files)).toEqual([advice])
})

test.each<[fact: string, files: Files, advice: string]>([
  ['a link', inReport('[plani](a\\b.pdf)'), 'error link/address Shkruani: /a/b.pdf'],
  [
    'a link to another site',
    inReport('[faqja e tyre](https:\\\\www.example.org)'),
    'error link/address Shkruani: https://www.example.org',
  ],
  [
    'the name of a file',
    { 'content/reports/2021/a\\b.jpg': '' },
    'error collect/wrong-name Riemërtojeni, p.sh.: reports/2021/a/b.jpg',
  ],
  [
    'the name of a document',
    { 'content/reports\\2022\\index.mdx': '' },
    'error collect/wrong-name Riemërtojeni, p.sh.: reports/2022/index.mdx',
  ],
])('link check replaces the backslashes of %s by slashes', async (_, files, advice) => {
  expect(await adviceFor(files)).toEqual([advice])
})

test.each(['a\\b.jpg', 'foto\\01.jpg', 'foto\\mali.jpg'])(
  'picture check replaces backslashes by slashes in double quotes: %s',
  async (file) => {
    const advice = await adviceFor({ [documents.report]: ['file: 02.jpg', `file: "${file}"`] })
    expect(advice[0]).toMatch(/^error frontmatter\/form Shkruani: .*file: .*(b|01|02|mali)\.jpg/)
    expect(advice[1]).toBe(
      `error yaml/escape Dosjet ndahen me „/“. Shkruani: file: "${file.replace('\\', '/')}"`,
    )
  },
)

test.each<[fact: string, files: Files, hint: string]>([
  ['a missing start', { [documents.report]: ['start: 2021-02-28\n', ''] }, 'start: 2021-11-21'],
  ['a missing printed date', { [documents.report]: [/^date: .*\n/m, ''] }, 'date: 21-25 Nëntor 2021'],
  [
    'a day of a post',
    { [documents.news]: ['published: 2021-05-03', 'published: në maj'] },
    'published: 2021-11-03',
  ],
  [
    'an unreadable date',
    { [documents.news]: [/date: .*\npublished: .*/, 'date: maj 2019\npublished:'] },
    'published: 2019-11-03',
  ],
])("check gives examples in the document's own year for %s", async (_, files, hint) => {
  expect((await adviceFor(files)).join('\n')).toContain(hint)
})

test('missing-field reports a missing group as a group', async () => {
  const advice = await adviceFor({ 'content/words.yaml': [/^home:\n {2}title: .*\n/m, ''] })
  expect(advice.join('\n')).toMatch(
    /frontmatter\/missing-field Shtoni grupin „home:“ dhe, në rreshtat nën të, fushat e tij: title/,
  )
})
