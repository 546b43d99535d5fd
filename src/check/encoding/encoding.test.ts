import { expect, test } from 'vitest'
import { placesOf, problemsOf, problemsOfBytes } from '../testing/good-site.ts'

const text = '---\nid: 1\nyear: 2017\ntitle: Fletorja\n---\nNjë fletore, një laps.\n'

test('encoding check accepts plain UTF-8', async () => {
  expect(await problemsOfBytes('shortProject', Buffer.from(text))).toEqual([])
})

test('encoding check names the byte of a Latin-1 file that is not UTF-8', async () => {
  const problems = await problemsOfBytes('shortProject', Buffer.from(text, 'latin1'))
  expect(placesOf(problems)).toEqual(['6:3 encoding/not-utf-8'])
  expect(problems[0]?.message).toContain('bajti EB')
})

test('encoding check finds a letter that is cut off at the end of the file', async () => {
  const bytes = Buffer.from(`${text}ë`).subarray(0, -1)
  expect(placesOf(await problemsOfBytes('shortProject', bytes))).toEqual(['7:1 encoding/not-utf-8'])
})

test('encoding check refuses UTF-16 of either byte order', async () => {
  const little = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
  const big = Buffer.from(little).swap16()
  expect(placesOf(await problemsOfBytes('shortProject', little))).toEqual(['1:1 encoding/utf-16'])
  expect(placesOf(await problemsOfBytes('shortProject', big))).toEqual(['1:1 encoding/utf-16'])
})

test('encoding check refuses NUL bytes', async () => {
  const bytes = Buffer.from(text.replace('laps', 'la\0ps'))
  expect(placesOf(await problemsOfBytes('shortProject', bytes))).toEqual(['6:20 encoding/null-byte'])
})

test('encoding check explains what to do with a renamed Word document', async () => {
  const [problem] = await problemsOfBytes('shortProject', Buffer.from('PK\u0003\u0004\u0014\0\u0006\0'))
  expect(problem?.hint).toContain(
    'Nëse është dokument i Word-it, kopjojeni tekstin e tij në një skedar të ri',
  )
})

test('encoding check reports a byte-order mark and still checks the rest', async () => {
  const bytes = Buffer.from(`\uFEFF${text.replace('year: 2017', 'yaer: 2017')}`)
  expect(placesOf(await problemsOfBytes('shortProject', bytes))).toEqual([
    '1:1 encoding/byte-order-mark',
    '3:1 frontmatter/unknown-field',
  ])
})

test('encoding check reports Windows line endings once and keeps lines and columns', async () => {
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

test('encoding check finds a decomposed letter and counts the others', async () => {
  const problems = await problemsOfBytes('shortProject', Buffer.from(text.normalize('NFD')))
  expect(placesOf(problems)).toEqual(['6:3 encoding/decomposed-letters'])
  expect(problems[0]?.message).toBe(
    'Shkronja „ë“ këtu përbëhet nga dy shenja të veçanta; kështu ndodh në 2 vende të skedarit.',
  )
})

test('encoding check finds invisible characters and accepts the no-break space', async () => {
  expect(placesOf(await problemsOf('shortProject', ['një laps', 'një\u00A0la\u200Bps']))).toEqual([
    '6:20 encoding/invisible-character',
  ])
})

test.each(['&#8203;', '&#x202E;', '&shy;', '&zwnj;', '&#0;', '&#xD800;', '&#150;', '&#99999999;'])(
  'encoding check refuses the invisible %s in a text',
  async (written) => {
    const problems = await problemsOf('shortProject', ['një laps', `një la${written}ps`])
    expect(placesOf(problems)).toEqual(['6:20 encoding/invisible-character'])
    expect(problems[0]?.hint).toBe(`Fshijeni: ${written}`)
  },
)

test('encoding check accepts visible characters and escaped references', async () => {
  const written = 'një &amp; dy&nbsp;&#8211; &#xEB; \\&#8203; laps'
  expect(await problemsOf('shortProject', ['një laps', written])).toEqual([])
})

test('encoding check refuses each invisible character of a post once', async () => {
  const change = ['title="Organizata">OJQ', 'title="Organi&#8203;zata">O&shy;JQ&#0;'] as const
  expect(placesOf(await problemsOf('news', change))).toEqual([
    '12:78 encoding/invisible-character',
    '12:92 encoding/invisible-character',
    '12:99 html/entity',
  ])
})

test('check reports missing frontmatter in an empty file', async () => {
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
])('check reports 100,000 nested %s without a crash', async (_, deep, place) => {
  const bytes = Buffer.from(text.replace('Një fletore', deep))
  expect(placesOf(await problemsOfBytes('shortProject', bytes))).toEqual([`${place} document/too-deep`])
})

test.each([
  ['[x] ', 'Ky paragraf ka tepër shumë shenja [ dhe nuk mund të lexohet.', '6:8001'],
  ['*a* ', 'Ky paragraf ka tepër shumë shenja * dhe nuk mund të lexohet.', '6:4001'],
  ['} ', 'Skedari ka tepër shumë shenja } dhe nuk mund të lexohet.', '6:601'],
])('check reports a long row of „%s“ at the first sign over the limit', async (character, message, place) => {
  const problems = await problemsOfBytes(
    'shortProject',
    Buffer.from(text.replace('Një', character.repeat(5000))),
  )
  expect(placesOf(problems)).toEqual([`${place} document/too-deep`])
  expect(problems[0]?.message).toBe(message)
})

test('check reads a long line of dashes as a line and not as nesting', async () => {
  const bytes = Buffer.from(text.replace('Një fletore', `${'-'.repeat(120)}\n\nNjë fletore`))
  expect(placesOf(await problemsOfBytes('shortProject', bytes))).toEqual(['6:1 markdown/not-allowed'])
})

test('check reads marks with many spaces between them quickly', async () => {
  const bytes = Buffer.from(text.replace('Një fletore', `${'?  '.repeat(99)}Një fletore`))
  expect(placesOf(await problemsOfBytes('shortProject', bytes))).toEqual([])
})

test('check refuses a file of more than a million characters', async () => {
  const bytes = Buffer.from(text + 'a'.repeat(1_000_000))
  expect(placesOf(await problemsOfBytes('shortProject', bytes))).toEqual(['1:1 document/too-large'])
})
