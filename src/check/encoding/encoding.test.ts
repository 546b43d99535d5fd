import { expect, test } from 'vitest'
import { placesOf, problemsOf, problemsOfBytes } from '../testing/good-site.ts'

const text = '---\nid: 1\nyear: 2017\ntitle: Fletorja\n---\nNjë fletore, një laps.\n'

test('accepts plain UTF-8', async () => {
  expect(await problemsOfBytes('shortProject', Buffer.from(text))).toEqual([])
})

test('says which byte of a Latin-1 file is no UTF-8', async () => {
  const problems = await problemsOfBytes('shortProject', Buffer.from(text, 'latin1'))
  expect(placesOf(problems)).toEqual(['6:3 encoding/not-utf-8'])
  expect(problems[0]?.message).toContain('bajti EB')
})

test('finds a letter that is cut at the end of the file', async () => {
  const bytes = Buffer.from(`${text}ë`).subarray(0, -1)
  expect(placesOf(await problemsOfBytes('shortProject', bytes))).toEqual(['7:1 encoding/not-utf-8'])
})

test('refuses UTF-16 of either order', async () => {
  const little = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
  const big = Buffer.from(little).swap16()
  expect(placesOf(await problemsOfBytes('shortProject', little))).toEqual(['1:1 encoding/utf-16'])
  expect(placesOf(await problemsOfBytes('shortProject', big))).toEqual(['1:1 encoding/utf-16'])
})

test('refuses NUL bytes', async () => {
  const bytes = Buffer.from(text.replace('laps', 'la\0ps'))
  expect(placesOf(await problemsOfBytes('shortProject', bytes))).toEqual(['6:20 encoding/null-byte'])
})

test('says what to do with a document of Word that was only renamed', async () => {
  const [problem] = await problemsOfBytes('shortProject', Buffer.from('PK\u0003\u0004\u0014\0\u0006\0'))
  expect(problem?.hint).toContain(
    'Nëse është dokument i Word-it, kopjojeni tekstin e tij në një skedar të ri',
  )
})

test('reports a byte-order mark and still checks the rest', async () => {
  const bytes = Buffer.from(`\uFEFF${text.replace('year: 2017', 'yaer: 2017')}`)
  expect(placesOf(await problemsOfBytes('shortProject', bytes))).toEqual([
    '1:1 encoding/byte-order-mark',
    '3:1 frontmatter/unknown-field',
  ])
})

test('reports Windows line ends once and counts lines and columns as they are', async () => {
  const bytes = Buffer.from(text.replace('year: 2017', 'yaer: 2017').replaceAll('\n', '\r\n'))
  expect(placesOf(await problemsOfBytes('shortProject', bytes))).toEqual([
    '1:4 encoding/line-endings',
    '3:1 frontmatter/unknown-field',
  ])
  const marked = Buffer.concat([Buffer.from('\uFEFF'), bytes])
  expect(placesOf(await problemsOfBytes('shortProject', marked))).toEqual([
    '1:1 encoding/byte-order-mark',
    '1:4 encoding/line-endings',
    '3:1 frontmatter/unknown-field',
  ])
})

test('finds a decomposed letter and counts the others', async () => {
  const problems = await problemsOfBytes('shortProject', Buffer.from(text.normalize('NFD')))
  expect(placesOf(problems)).toEqual(['6:3 encoding/decomposed-letters'])
  expect(problems[0]?.message).toBe(
    'Shkronja „ë“ këtu përbëhet nga dy shenja të veçanta; kështu ndodh në 2 vende të skedarit.',
  )
})

test('finds invisible characters and leaves the no-break space alone', async () => {
  expect(placesOf(await problemsOf('shortProject', ['një laps', 'një\u00A0la\u200Bps']))).toEqual([
    '6:20 encoding/invisible-character',
  ])
})

test.each(['&#8203;', '&#x202E;', '&shy;', '&zwnj;', '&#0;', '&#xD800;', '&#150;', '&#99999999;'])(
  'refuses %s in a text, which no one would see on the page',
  async (written) => {
    const problems = await problemsOf('shortProject', ['një laps', `një la${written}ps`])
    expect(placesOf(problems)).toEqual(['6:20 encoding/invisible-character'])
    expect(problems[0]?.hint).toBe(`Fshijeni: ${written}`)
  },
)

test('leaves characters that are seen alone, and references that are escaped', async () => {
  const written = 'një &amp; dy&nbsp;&#8211; &#xEB; \\&#8203; laps'
  expect(await problemsOf('shortProject', ['një laps', written])).toEqual([])
})

test('refuses what no one sees in the text and the attributes of a news post, each once', async () => {
  const change = ['title="Organizata">OJQ', 'title="Organi&#8203;zata">O&shy;JQ&#0;'] as const
  expect(placesOf(await problemsOf('news', change))).toEqual([
    '12:78 encoding/invisible-character',
    '12:92 encoding/invisible-character',
    '12:99 html/entity',
  ])
})

test('an empty file has no frontmatter', async () => {
  expect(placesOf(await problemsOfBytes('shortProject', new Uint8Array()))).toEqual([
    '1:1 frontmatter/missing',
  ])
})

test.each([
  ['brackets', '['.repeat(100_000), '6:101'],
  ['braces', '{a: '.repeat(100_000), '6:401'],
  ['lists', '- '.repeat(100_000), '6:1'],
  ['colons', ': '.repeat(100_000), '6:1'],
  ['quotations', '>'.repeat(100_000), '6:1'],
  ['elements', '<span lang="en">'.repeat(20_000), '6:1601'],
  ['emphasis', '*a **b '.repeat(20_000), '6:4667'],
  ['closing braces', '}'.repeat(100_000), '6:301'],
])('%s a hundred thousand deep are a problem and no crash', async (_, deep, place) => {
  const bytes = Buffer.from(text.replace('Një fletore', deep))
  expect(placesOf(await problemsOfBytes('shortProject', bytes))).toEqual([`${place} document/too-deep`])
})

test.each([
  ['[x] ', 'Ky paragraf ka tepër shumë shenja [ dhe nuk mund të lexohet.', '6:8001'],
  ['*a* ', 'Ky paragraf ka tepër shumë shenja * dhe nuk mund të lexohet.', '6:4001'],
  ['} ', 'Skedari ka tepër shumë shenja } dhe nuk mund të lexohet.', '6:601'],
])(
  'a long row of „%s“ is too much, at the first that is, and nothing deep',
  async (character, message, place) => {
    const problems = await problemsOfBytes(
      'shortProject',
      Buffer.from(text.replace('Një', character.repeat(5000))),
    )
    expect(placesOf(problems)).toEqual([`${place} document/too-deep`])
    expect(problems[0]?.message).toBe(message)
  },
)

test('a long line of dashes is a line, and nothing deep', async () => {
  const bytes = Buffer.from(text.replace('Një fletore', `${'-'.repeat(120)}\n\nNjë fletore`))
  expect(placesOf(await problemsOfBytes('shortProject', bytes))).toEqual(['6:1 markdown/not-allowed'])
})

test('marks with many blanks between them take no time', async () => {
  const bytes = Buffer.from(text.replace('Një fletore', `${'?  '.repeat(99)}Një fletore`))
  expect(placesOf(await problemsOfBytes('shortProject', bytes))).toEqual([])
})

test('refuses a file of more than a million characters', async () => {
  const bytes = Buffer.from(text + 'a'.repeat(1_000_000))
  expect(placesOf(await problemsOfBytes('shortProject', bytes))).toEqual(['1:1 document/too-large'])
})
