import { expect, test } from 'vitest'
import { checkSite, documents, pictureFacts, problemsOfSite } from '../testing/good-site.ts'

type Files = Parameters<typeof problemsOfSite>[0]

const report = 'content/reports/2021/index.mdx'
const news = 'content/news/dita-e-diellit/index.mdx'
const shortReport = 'content/reports/2019/index.mdx'

test('finds nothing wrong with the good site', async () => {
  expect(await problemsOfSite({})).toEqual([])
})

const mistakes: [fact: string, files: Files, expected: string[]][] = [
  [
    'a duplicate id in both files',
    { [shortReport]: ['id: 2', 'id: 1'] },
    [`${shortReport}:2:5 id/duplicate`, `${report}:2:5 id/duplicate`],
  ],
  [
    'a Markdown link to a missing page',
    { [report]: ['(/projects)', '(/project)'] },
    [`${report}:26:37 link/missing-page`],
  ],
  [
    'a link to a missing page behind decomposed letters, at its place among these',
    { [report]: ['[projektet](/projects)', '[hartat tonë te projektet](/project)'.normalize('NFD')] },
    [`${report}:26:36 encoding/decomposed-letters`, `${report}:26:53 link/missing-page`],
  ],
  [
    'a Markdown link to a missing report',
    { [report]: ['(/projects)', '(/blog/3)'] },
    [`${report}:26:37 link/missing-page`],
  ],
  [
    'a link with a slash at its end',
    { [report]: ['(/projects)', '(/projects/)'] },
    [`${report}:26:37 link/missing-page`],
  ],
  [
    'a link to a missing anchor of its own page',
    { [report]: ['(#dita-1)', '(#dita-9)'] },
    [`${report}:26:69 link/missing-anchor`],
  ],
  [
    'a link to a missing anchor of another page',
    { [report]: ['/information-blog/1#pyetjet', '/information-blog/1#pyetja'] },
    [`${report}:71:53 link/missing-anchor`],
  ],
  [
    'an HTML link to a missing page',
    { [news]: ['/blog/1#dita-2', '/blog/9'] },
    [`${news}:12:26 link/missing-page`],
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
  [
    'a link by the absolute address of the site',
    { [report]: ['(/projects)', '(https://dielli.test/klubi/projects)'] },
    [`${report}:26:37 link/own-address`],
  ],
  [
    'a document with another extension',
    { 'content/reports/2020/index.md': 'Po' },
    ['content/reports/2020/index.md:1:1 collect/wrong-name'],
  ],
  [
    'a document with another case',
    { 'content/news/e-re/Index.mdx': 'Po' },
    ['content/news/e-re/Index.mdx:1:1 collect/wrong-case'],
  ],
  ['a file at the top', { 'content/shenime.txt': 'Po' }, ['content/shenime.txt:1:1 collect/wrong-place']],
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
    'a folder that no page knows',
    { 'content/raporte/2020/index.mdx': 'Po' },
    ['content/raporte/2020/index.mdx:1:1 collect/wrong-place'],
  ],
  [
    'a Word document',
    { 'content/reports/2021/raporti.docx': 'Po' },
    ['content/reports/2021/raporti.docx:1:1 collect/wrong-extension'],
  ],
  [
    'an audio file',
    { 'content/reports/2021/zeri.mp3': 'Po' },
    ['content/reports/2021/zeri.mp3:1:1 collect/wrong-extension'],
  ],
  [
    'a picture beside no document',
    { 'content/projects/foto.jpg': 'Po' },
    ['content/projects/foto.jpg:1:1 collect/picture-place'],
  ],
  [
    'a picture in a format that browsers do not show',
    { 'content/reports/2021/04.heic': 'Po' },
    ['content/reports/2021/04.heic:1:1 collect/picture-format'],
  ],
  [
    'a HEIC photo that a gallery names, which is there',
    { 'content/reports/2021/04.HEIC': 'Po', [report]: ['file: 02.jpg', 'file: 04.HEIC'] },
    ['content/reports/2021/04.HEIC:1:1 collect/picture-format', `${report}:18:11 frontmatter/form`],
  ],
  [
    'a GIF that a cover names, which is there',
    { 'content/reports/2021/04.gif': 'Po', [report]: ['file: kopertina.jpg', 'file: 04.gif'] },
    ['content/reports/2021/04.gif:1:1 collect/picture-format', `${report}:14:16 frontmatter/form`],
  ],
  [
    'a GIF that a figure names, which is there',
    { 'content/reports/2021/04.gif': 'Po', [report]: ['file="03.jpg"', 'file="04.gif"'] },
    ['content/reports/2021/04.gif:1:1 collect/picture-format', `${report}:43:15 mdx/property-value`],
  ],
  [
    'a GIF that the home page names, which is there',
    { 'content/pages/home/a.gif': 'Po', 'content/pages/home/index.yaml': ['file: a.jpg', 'file: a.gif'] },
    [
      'content/pages/home/a.gif:1:1 collect/picture-format',
      'content/pages/home/index.yaml:17:15 frontmatter/form',
    ],
  ],
  [
    'a GIF that the HTML of a post names, which is there',
    { 'content/news/dita-e-diellit/04.gif': 'Po', [news]: ["src='02.jpg'", "src='04.gif'"] },
    ['content/news/dita-e-diellit/04.gif:1:1 collect/picture-format', `${news}:25:37 html/picture-address`],
  ],
  [
    'two names that differ only in case',
    { 'content/reports/2021/01.JPG': 'Po' },
    ['content/reports/2021/01.jpg:1:1 collect/case-clash'],
  ],
  [
    'a folder without its document',
    { 'content/news/e-re/01.jpg': 'Po' },
    ['content/news/e-re/index.mdx:1:1 collect/missing'],
  ],
  ['a missing settings file', { 'content/site.yaml': undefined }, ['content/site.yaml:1:1 collect/missing']],
  ['an unused picture', { 'content/reports/2021/04.jpg': 'Po' }, [`${report}:1:1 picture/unused`]],
  [
    'a drawing in a gallery',
    { 'content/reports/2021/v.svg': 'Po', [report]: ['file: 02.jpg', 'file: v.svg'] },
    [`${report}:18:11 picture/raster-only`],
  ],
  [
    'a value that is plainly a stand-in',
    { 'content/site.yaml': ['+383 44 123 456', '+383 00 000 001'] },
    ['content/site.yaml:5:10 stand-in/unlisted'],
  ],
  [
    'an address of the example domain',
    { 'content/site.yaml': ['https://punishtja.test', 'https://www.example.org/p'] },
    ['content/site.yaml:8:33 stand-in/unlisted'],
  ],
  [
    'a listed stand-in',
    { 'content/site.yaml': ['standIns: []', 'standIns: [email]'] },
    ['content/site.yaml:6:8 stand-in/listed'],
  ],
]

test.each(mistakes)('reports %s with its place', async (_, files, expected) => {
  const problems = await problemsOfSite(files)
  expect(problems.map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`)).toEqual(
    expected,
  )
})

test('ignores hidden files and the guide', async () => {
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

test('a broken document neither hides the others nor makes their links look dead', async () => {
  const problems = await problemsOfSite({
    [news]: new Uint8Array([0xff]),
    [report]: ['year: 2021', 'yaer: 2021'],
  })
  expect(problems.map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual([
    `${news}:1 encoding/not-utf-8`,
    `${report}:3 frontmatter/unknown-field`,
  ])
})

test('each duplicate names the other file with its place', async () => {
  const problems = await problemsOfSite({ [shortReport]: ['id: 2', 'id: 1'] })
  expect(problems.map(({ message, cure }) => [message, cure])).toEqual([
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
] as [string, Files, string[]][])('offers a free number for %s', async (_, files, offered) => {
  const { problems } = await checkSite(files, pictureFacts)
  const cures = problems.filter(({ rule }) => rule.startsWith('frontmatter/')).map(({ cure }) => cure)
  expect(cures).toEqual(offered.map((id) => `Shkruani p.sh.: ${id}`))
})

test.each([
  [5, '2, 3, 4', 'retired: { projects: [2, 3, 4] }'],
  [13, '2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12', 'retired: { projects: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }'],
  [
    2024,
    '2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 …',
    'retired: { projects: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] }',
  ],
])('names the numbers that are missing before project %i', async (id, missing, cure) => {
  const [problem, ...others] = await problemsOfSite({ [documents.project]: ['id: 2', `id: ${id}`] })
  expect(others).toEqual([])
  expect(problem?.message).toBe(`Para numrit ${id} mungon numri ${missing}.`)
  expect(problem?.cure.endsWith(cure)).toBe(true)
})
