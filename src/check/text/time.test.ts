import { expect, test, vi } from 'vitest'
import { checkSpaces, checkTabs } from '../encoding/decode.ts'
import { createSource } from '../source.ts'
import { problemsOf, problemsOfBytes } from '../testing/good-site.ts'

/** A text of this length takes minutes in quadratic time, and a moment in linear time. */
const long = 200_000

test.each([
  ['dots between letters', 'a.'.repeat(long)],
  ['an address without its end', `www.${'a'.repeat(long)}@`],
  ['brackets that do not pair', '[)'.repeat(long)],
  ['blanks within a line', `a\n${' '.repeat(long)}b`],
  ['stars', '* '.repeat(long / 200).repeat(100)],
  ['quotes', '"“«'.repeat(long / 40)],
  ['dashes', '-'.repeat(long)],
  ['garbled letters', 'Ã«'.repeat(long / 10)],
])('check reads %s in linear time', async (_, text) => {
  for (const [name, sentence] of [
    ['news', '<hr>'],
    ['report', 'Në fund i krahasuam fletoret.'],
  ] as const) {
    expect(await problemsOf(name, [sentence, text])).toBeDefined()
  }
})

test('check reads blank lines among the fields in linear time', async () => {
  expect(await problemsOf('report', [/(?<=\ntitle: ).*/, `x${' '.repeat(long)}y`])).toBeDefined()
})

test('check refuses so many brackets that the parser would take minutes', async () => {
  const problems = await problemsOf('report', ['Në fund i krahasuam fletoret.', '[x] '.repeat(long / 4)])
  expect(problems.map(({ rule }) => rule)).toEqual(['document/too-deep'])
})

test('check reads spaces and marks at line starts in linear time', () => {
  const text = `\u00A0${' '.repeat(long)}\n${'- '.repeat(long)}\n${'#'.repeat(long)}\n${'a:'.repeat(long)}`
  expect(checkSpaces(createSource('a.mdx', text))).toHaveLength(1)
  expect(checkTabs(createSource('a.mdx', text))).toEqual([])
})

test('check refuses a file above the size limit before it decodes the text', async () => {
  const decodeSpy = vi.spyOn(TextDecoder.prototype, 'decode')
  const bytes = new Uint8Array(50_000_000).fill(97)
  expect((await problemsOfBytes('report', bytes)).map(({ rule }) => rule)).toEqual(['document/too-large'])
  const decoded = decodeSpy.mock.calls.map(([given]) => given?.byteLength ?? 0)
  expect(Math.max(0, ...decoded)).toBeLessThan(bytes.length)
  decodeSpy.mockRestore()
})

test.each([
  ['unknown fields', '', (index: number) => `zzfield${index}: ${index}\n`],
  ['misspelt fields', '', (index: number) => `titl${index}: x\n`],
  ['repeated fields', '', () => 'title: x\n'],
  ['broken fields', '', (index: number) => `f${index}: a: b\n`],
  ['fields in a value', 'title: ', () => 'a: 1\n'],
  ['the same field after a value', 'title: ', () => 'x\ntitle: a\n'],
  ['lines without a field', 'title: ', () => 'a: "b\n> c\n'],
  ['points with a printed dash', 'title: ', () => 'x\n– a\n'],
])('check reads many %s in linear time', async (_, start, line) => {
  const take = async (count: number) => {
    const lines = Array.from({ length: count }, (_, index) => line(index)).join('')
    const bytes = new TextEncoder().encode(`---\nid: 1\n${start}${lines}---\nPo.\n`)
    const { user } = process.cpuUsage()
    await problemsOfBytes('shortProject', bytes)
    return process.cpuUsage().user - user
  }
  await take(250)
  // Four times as many lines would take sixteen times as long if each line were compared with all others.
  expect((await take(3200)) / (await take(800))).toBeLessThan(10)
})
