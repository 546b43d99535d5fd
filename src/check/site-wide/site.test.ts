import { expect, test } from 'vitest'
import { checkSite, documents, pictureFacts, problemsOfSite } from '../testing/good-site.ts'

type Files = Parameters<typeof problemsOfSite>[0]

const report = 'content/reports/2021/index.mdx'
const news = 'content/news/dita-e-diellit/index.mdx'
const shortReport = 'content/reports/2019/index.mdx'

test('check accepts the good site', async () => {
  expect(await problemsOfSite({})).toEqual([])
})

const mistakes: [fact: string, files: Files, expected: string[]][] = [
  [
    'a link to a missing page behind decomposed letters',
    { [report]: ['[projektet](/projects)', '[hartat tonë te projektet](/project)'.normalize('NFD')] },
    [`${report}:26:36 encoding/decomposed-letters`, `${report}:26:53 link/missing-page`],
  ],
  [
    'a link with a slash at its end',
    { [report]: ['(/projects)', '(/projects/)'] },
    [`${report}:26:37 link/missing-page`],
  ],
  [
    'a link to a missing anchor of another page',
    { [report]: ['/information-blog/1#pyetjet', '/information-blog/1#pyetja'] },
    [`${report}:71:53 link/missing-anchor`],
  ],
  [
    'an HTML link to a missing anchor',
    { [news]: ['/blog/1#dita-2', '/blog/1#dita-9'] },
    [`${news}:12:26 link/missing-anchor`],
  ],
  [
    'a link to a missing section of the home page',
    { [report]: ['(/projects)', '(/#lajmet)'] },
    [`${report}:26:37 link/missing-anchor`],
  ],
  ['a picture at the top', { 'content/foto.jpg': 'Po' }, ['content/foto.jpg:1:1 collect/picture-place']],
  [
    'a HEIC photo at the top',
    { 'content/foto.heic': 'Po' },
    ['content/foto.heic:1:1 collect/picture-format'],
  ],
  [
    'a Word document at the top',
    { 'content/raporti.docx': 'Po' },
    ['content/raporti.docx:1:1 collect/wrong-extension'],
  ],
  [
    'an existing HEIC photo that a gallery names',
    { 'content/reports/2021/04.HEIC': 'Po', [report]: ['file: 02.jpg', 'file: 04.HEIC'] },
    ['content/reports/2021/04.HEIC:1:1 collect/picture-format', `${report}:18:11 frontmatter/form`],
  ],
  [
    'an existing GIF that a cover names',
    { 'content/reports/2021/04.gif': 'Po', [report]: ['file: kopertina.jpg', 'file: 04.gif'] },
    ['content/reports/2021/04.gif:1:1 collect/picture-format', `${report}:14:16 frontmatter/form`],
  ],
  [
    'an existing GIF that a figure names',
    { 'content/reports/2021/04.gif': 'Po', [report]: ['file="03.jpg"', 'file="04.gif"'] },
    ['content/reports/2021/04.gif:1:1 collect/picture-format', `${report}:43:15 mdx/property-value`],
  ],
  [
    'an existing GIF that the home page names',
    { 'content/pages/home/a.gif': 'Po', 'content/pages/home/index.yaml': ['file: a.jpg', 'file: a.gif'] },
    [
      'content/pages/home/a.gif:1:1 collect/picture-format',
      'content/pages/home/index.yaml:17:15 frontmatter/form',
    ],
  ],
  [
    'an existing GIF that the HTML of a post names',
    { 'content/news/dita-e-diellit/04.gif': 'Po', [news]: ["src='02.jpg'", "src='04.gif'"] },
    ['content/news/dita-e-diellit/04.gif:1:1 collect/picture-format', `${news}:25:37 html/picture-address`],
  ],
  [
    'an address of the example domain',
    { 'content/site.yaml': ['https://punishtja.test', 'https://www.example.org/p'] },
    ['content/site.yaml:8:33 placeholder/unlisted'],
  ],
]

test.each(mistakes)('site-wide check locates %s', async (_, files, expected) => {
  const problems = await problemsOfSite(files)
  expect(problems.map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`)).toEqual(
    expected,
  )
})

test('check ignores hidden files and the guide', async () => {
  expect(
    await problemsOfSite({
      'content/reports/2021/Thumbs.db': 'x',
      'content/reports/desktop.ini': 'x',
      'content/.DS_Store': 'x',
      'content/reports/.tmp/a.txt': 'x',
      'content/README.md': 'x',
    }),
  ).toEqual([])
})

test('check reads other documents and their links when one document is broken', async () => {
  const problems = await problemsOfSite({
    [news]: new Uint8Array([0xff]),
    [report]: ['year: 2021', 'yaer: 2021'],
  })
  expect(problems.map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual([
    `${news}:1 encoding/not-utf-8`,
    `${report}:3 frontmatter/unknown-field`,
  ])
})

test('check names the other file and place for each duplicate', async () => {
  const problems = await problemsOfSite({ [shortReport]: ['id: 2', 'id: 1'] })
  expect(problems.map(({ message, hint }) => [message, hint])).toEqual([
    [
      `Numri 1 është i zënë: e ka edhe ${report}:2:5.`,
      'Dokumentit më të ri jepini numrin e parë të lirë: id: 2',
    ],
    [
      `Numri 1 është i zënë: e ka edhe ${shortReport}:2:5.`,
      'Dokumentit më të ri jepini numrin e parë të lirë: id: 2',
    ],
  ])
})

test.each([
  ['no number, where the others leave one out', { [report]: ['id: 1\n', ''] }, ['id: 1']],
  ['words for a number', { [shortReport]: ['id: 2', 'id: nr. 8'] }, ['id: 2']],
  [
    'two without a number',
    { [report]: ['id: 1\n', ''], [shortReport]: ['id: 2', 'id:'] },
    ['id: 1', 'id: 2'],
  ],
  ['a number of no document', { [shortReport]: ['id: 2', 'id: 0'] }, ['id: 2']],
] as [string, Files, string[]][])('check suggests a free number for %s', async (_, files, offered) => {
  const { problems } = await checkSite(files, pictureFacts)
  const hints = problems.filter(({ rule }) => rule.startsWith('frontmatter/')).map(({ hint }) => hint)
  expect(hints).toEqual(offered.map((id) => `Shkruani p.sh.: ${id}`))
})

test.each([
  [5, '2, 3, 4', 'retired: { projects: [2, 3, 4] }'],
  [13, '2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12', 'retired: { projects: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }'],
  [
    2024,
    '2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 …',
    'retired: { projects: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] }',
  ],
  [
    14,
    '2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13',
    'retired: { projects: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] }',
  ],
])('gap names the missing numbers before project %i', async (id, missing, hint) => {
  const [problem, ...others] = await problemsOfSite({ [documents.project]: ['id: 2', `id: ${id}`] })
  expect(others).toEqual([])
  expect(problem?.message).toBe(`Para numrit ${id} mungon numri ${missing}.`)
  expect(problem?.hint.endsWith(hint)).toBe(true)
})

test('gap names the numbers after the next lower project in any order of files', async () => {
  const problems = await problemsOfSite({
    [documents.shortProject]: ['id: 1', 'id: 5'],
    [documents.project]: ['id: 2', 'id: 3'],
  })
  expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
    `${documents.shortProject} Para numrit 5 mungon numri 4.`,
    `${documents.project} Para numrit 3 mungon numri 1, 2.`,
  ])
})
