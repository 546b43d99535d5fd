import { expect, test } from 'vitest'
import { checkSite, pictureFacts, problemsOfSite } from '../testing/good-site.ts'

const report = 'content/reports/2021/index.mdx'

test.each<[string, Awaited<ReturnType<typeof pictureFacts>>, string]>([
  ['unreadable', { error: 'unreadable' }, 'picture/unreadable'],
  ['empty', { error: 'empty' }, 'picture/empty'],
  ['cut off', { error: 'cut-off' }, 'picture/cut-off'],
  ['HEIC', { error: 'heic' }, 'picture/heic'],
  ['a TIFF', { error: 'foreign-format', format: 'TIFF' }, 'picture/foreign-format'],
  ['animated', { error: 'animated', frames: 3 }, 'picture/animated'],
  ['too large', { error: 'too-large', megapixels: 108, most: 51 }, 'picture/too-large'],
  ['too heavy', { error: 'too-heavy', megabytes: 240, most: 100 }, 'picture/too-heavy'],
  ['unsafe', { error: 'unsafe-drawing', found: '<script' }, 'picture/unsafe-drawing'],
  [
    'not of the named format',
    { hash: 'a', digest: 'b', width: 1600, height: 1067, tone: 0, format: 'png' },
    'picture/format',
  ],
  ['a drawing', { hash: 'a', digest: 'b', width: 48, height: 48, tone: 0, format: 'svg' }, 'picture/format'],
  ['of 8 × 8 px', { hash: 'a', digest: 'b', width: 8, height: 8, tone: 0, format: 'jpeg' }, 'picture/tiny'],
  ['small', { hash: 'a', digest: 'b', width: 320, height: 200, tone: 0, format: 'jpeg' }, 'picture/small'],
])('picture check reports at its name a picture that is %s', async (_, facts, rule) => {
  const problems = await problemsOfSite({}, async (file) =>
    file.endsWith('2021/02.jpg') ? facts : await pictureFacts(file),
  )
  expect(problems.map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`)).toEqual([
    `${report}:18:11 ${rule}`,
  ])
})

test('picture check does not claim that browsers cannot show GIF and BMP', async () => {
  const problems = await problemsOfSite({}, async (file) =>
    file.endsWith('2021/02.jpg') ? { error: 'foreign-format', format: 'GIF' } : await pictureFacts(file),
  )
  expect(problems.map(({ message }) => message)).toEqual([
    'Skedari „02.jpg“ në të vërtetë është GIF, format që nuk përdoret për fotot.',
  ])
})

test('picture check requires a wider banner picture than a text picture', async () => {
  const narrow = { hash: 'a', digest: 'b', width: 1439, height: 720, tone: 0, format: 'jpeg' }
  const problems = await problemsOfSite({}, async (file) =>
    file.endsWith('home/kreu.jpg') ? narrow : await pictureFacts(file),
  )
  expect(problems.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    'content/pages/home/index.yaml picture/small',
  ])
})

test('card of the home page takes a photograph or a drawing, other places photographs', async () => {
  const home = (written: string) =>
    problemsOfSite({
      'content/pages/home/index.yaml': ['{ file: diell.svg, alt: Dielli }, title: Matim', written],
    })
  expect(await home('{ file: a.jpg, alt: Oborri }, title: Matim')).toEqual([])
  const problems = await problemsOfSite({
    'content/pages/home/index.yaml': ['{ file: a.jpg, alt: Oborri }', '{ file: diell.svg, alt: Oborri }'],
  })
  expect(problems.map(({ rule }) => rule)).toContain('picture/raster-only')
})

test('picture check finds a picture whose name macOS stores with decomposed letters', async () => {
  const stored = 'content/reports/2021/Hija e pare\u0308.JPG'
  const files = { [stored]: 'Po', [report]: ['file: 02.jpg', 'file: "Hija e par\u00eb.JPG"'] } as const
  const { problems, content } = await checkSite(files, pictureFacts)
  expect(problems.map(({ rule, message }) => [rule, message])).toEqual([
    ['picture/unused', 'Fotoja content/reports/2021/02.jpg nuk shfaqet askund.'],
  ])
  const published = content?.pictures.map(({ file }) => file).filter((file) => file.includes('Hija'))
  expect(published).toEqual([stored])
})

test('picture check explains how to convert HEIC to JPEG', async () => {
  const [problem] = await problemsOfSite({ 'content/reports/2021/04.HEIC': 'Po' })
  expect(problem?.rule).toBe('collect/picture-format')
  expect(problem?.hint).toMatch(/^Ruajeni si JPEG\. Për fotot e reja në iPhone/)
})
