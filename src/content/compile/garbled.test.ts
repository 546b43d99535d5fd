import { expect, test } from 'vitest'
import { applyEdits } from './fix/edit.ts'
import { mendGarbled, ungarbled } from './garbled.ts'
import { finding } from './problem.ts'
import { createSource, placeIn } from './source.ts'
import { documents, goodFiles, problemsOfBytes } from './testing/good-site.ts'

test('every place of the mended text leads back to where it stood', () => {
  const source = createSource('a.mdx', 'nj\u00C3\u00AB dit\u00C3\u00AB\u00C3\u00A7 po')
  const meant = ungarbled(source)
  expect(meant?.source.text).toBe('një ditëç po')
  const wordAt = (start: number, end: number) => {
    const found = finding('yaml/syntax', placeIn(meant?.source ?? source, start, end))
    const { place } = meant?.back(found) ?? found
    return place.source.text.slice(place.start, place.end)
  }
  expect([wordAt(0, 3), wordAt(4, 9), wordAt(10, 12)]).toEqual([
    'nj\u00C3\u00AB',
    'dit\u00C3\u00AB\u00C3\u00A7',
    'po',
  ])
  expect(ungarbled(createSource('a.mdx', 'një ditë'))).toBeUndefined()
})

test('reads what a program garbled that took each byte for a letter of Latin-1', () => {
  const text = 'Ç’është „ë“ – ë…'
  const latin1 = Buffer.from(text).toString('latin1')
  expect(applyEdits(latin1, mendGarbled(latin1))).toBe(text)
})

test('a report in which every letter is garbled has one problem', async () => {
  const text = new TextDecoder().decode(await (await goodFiles()).read(documents.report))
  const problems = await problemsOfBytes('report', Buffer.from(Buffer.from(text).toString('latin1')))
  expect(problems.map(({ rule }) => rule)).toEqual(['encoding/garbled-letters'])
})
