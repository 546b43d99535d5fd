import { expect, test } from 'vitest'
import { createSource, placeIn } from '../source.ts'
import { problemsOf } from '../testing/good-site.ts'
import { checkPictures, type PictureUse } from './check.ts'

const source = createSource('content/reports/2021/index.mdx', 'gallery')
const facts = { hash: 'a', digest: 'b', width: 1600, height: 1067, tone: 0, format: 'jpeg' }

/** The suggestion for the first picture of a gallery in a folder with these files. */
function guess(file: string, others: readonly string[], folder: readonly string[], gallery = true): unknown {
  const use = (name: string, inGallery: boolean): PictureUse => {
    return { file: name, place: placeIn(source, 0, 1), kind: 'raster', gallery: inGallery }
  }
  const pictures = new Map(folder.map((name) => [name, { ...facts, name }]))
  const uses = [use(file, gallery), ...others.map((name) => use(name, true))]
  const { findings } = checkPictures(source, uses, { pictures, folder: 'content/reports/2021' }, true)
  const missing = findings.find(({ rule }) => rule === 'picture/missing')
  return (missing?.values as { suggestion: string | undefined } | undefined)?.suggestion
}

test.each([
  ['another ending', '03.jpg', ['01.jpg', '02.jpg'], ['01.jpg', '02.jpg', '03.jpeg'], '03.jpeg'],
  ['two endings', '03.jpg', ['01.jpg', '02.jpg'], ['01.jpg', '02.jpg', '03.jpg.jpg'], '03.jpg.jpg'],
  ['no leading zero', '3.jpg', ['01.jpg'], ['01.jpg', '03.jpg'], '03.jpg'],
  ['a slip in a word', 'oborr.jpg', ['01.jpg'], ['01.jpg', 'obor.jpg'], 'obor.jpg'],
  ['a file that is nowhere', '03.jpg', ['01.jpg', '02.jpg'], ['01.jpg', '02.jpg'], undefined],
  ['a name whose picture is shown', '01.jpeg', ['01.jpg'], ['01.jpg'], undefined],
])('picture check suggests the picture that exists, or none, for %s', (_, file, others, folder, meant) => {
  expect(guess(file, others, folder)).toBe(meant)
})

test('picture check may suggest a gallery picture for a picture outside the gallery', () => {
  expect(guess('1.jpg', ['01.jpg'], ['01.jpg'], false)).toBe('01.jpg')
  expect(guess('04.jpg', ['01.jpg'], ['01.jpg'], false)).toBeUndefined()
})

test.each([
  ['file: 02.jpg', 'file: 02', 'Shkruani: file: 02.jpg'],
  ['file: 02.jpg', 'file: 2', 'Shkruani: file: 02.jpg'],
  ['file: 02.jpg', 'file: "2"', 'Shkruani: file: 02.jpg'],
  ['file: 02.jpg', 'file: fotot\\02.jpg', 'Shkruani: file: 02.jpg'],
  ['file: 02.jpg', 'file: 02.heic', 'Shkruani: file: 02.jpg'],
  ['file: 02.jpg', 'file: IMG_1.HEIC', 'Shkruani: file: IMG_1.jpg'],
  [
    'file: kopertina.jpg',
    'file: kopertina',
    'Shkruani: cover: { file: kopertina.jpg, alt: Dritarja e klasës në mëngjes }',
  ],
  ['file: 02.jpg', 'file: oborri', 'Shkruani p.sh.: file: 01.jpg'],
])('picture check corrects %s when written as %s: „%s“', async (right, wrong, hint) => {
  const problems = await problemsOf('report', [right, wrong])
  expect(problems.map(({ rule }) => rule)).toEqual(['frontmatter/form'])
  expect(problems[0]?.hint).toBe(hint)
})

test('private-data is reported once, where a picture is first named or at the top', () => {
  const telling = (name: string) => [name, { ...facts, name, private: ['place'] as const }] as const
  const pictures = new Map([telling('01.jpg'), telling('02.jpg')])
  const at = (start: number): PictureUse => ({
    file: '01.jpg',
    place: placeIn(source, start),
    kind: 'raster',
  })
  const { findings } = checkPictures(
    source,
    [at(3), at(5)],
    { pictures, folder: 'content/reports/2021' },
    true,
  )
  expect(findings.map(({ rule, place }) => [rule, place.start])).toEqual([
    ['picture/unused', 0],
    ['picture/private', 3],
    ['picture/private', 0],
  ])
})

test.each([
  ['"…"', 'picture/alt-empty'],
  ['"..."', 'picture/alt-empty'],
  ['"-"', 'picture/alt-empty'],
  ['"Ilustrim: …"', 'picture/alt-empty'],
  ['"Ilustrim:"', 'picture/alt-empty'],
  ['IMG_20161010_101010', 'picture/alt-file-name'],
  ['IMG-20161010-WA0012', 'picture/alt-file-name'],
  ['"Screenshot (12)"', 'picture/alt-file-name'],
  ['WhatsApp Image 2016-10-10 at 12.00.00', 'picture/alt-file-name'],
])('picture check refuses %s as a description once', async (alt, rule) => {
  const problems = await problemsOf('report', ['alt: Hija e parë mbi fletore', `alt: ${alt}`])
  expect(problems.map((problem) => problem.rule)).toEqual([rule])
})

test.each(['Ilustrimet e para', 'Fotografët në oborr', 'Image e parë', '2'])(
  'picture check accepts %s as a description',
  async (alt) => {
    expect(await problemsOf('report', ['alt: Hija e parë mbi fletore', `alt: "${alt}"`])).toEqual([])
  },
)

test('picture check warns when a gallery description repeats the caption', async () => {
  const entry = 'alt: Hija e parë mbi fletore'
  const same = await problemsOf('report', [entry, `${entry}, caption: hija e parë mbi fletore`])
  expect(same.map(({ rule }) => rule)).toEqual(['picture/alt-caption'])
  const other = `${entry}, caption: Mëngjesi i ditës së parë., credit: Klubi`
  expect(await problemsOf('report', [entry, other])).toEqual([])
})

test('picture check refuses dots and blanks as descriptions in figures and posts', async () => {
  const figure = '<Figure file="03.jpg" alt="…" caption="…" />'
  const inReport = await problemsOf('report', ['Në fund i krahasuam', `${figure}\n\nNë fund i krahasuam`])
  expect(inReport.map(({ rule }) => rule)).toEqual(['mdx/property-value', 'mdx/property-value'])
  for (const alt of ['Ilustrim: …', ' ']) {
    const image = `<figure><img src="02.jpg" alt="${alt}"></figure>`
    const inNews = await problemsOf('news', ['<hr>', image])
    expect(inNews.map(({ rule }) => rule)).toEqual(['picture/alt-empty'])
  }
})
