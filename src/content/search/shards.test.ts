import { expect, test } from 'vitest'
import type { SearchDocument } from '../schema/search.ts'
import { segmentText } from './segment.ts'
import { shardsOf } from './shards.ts'

function documentOf(text: string, id = 1): SearchDocument {
  return { kind: 'report', id, title: 'mal', sections: [{ text }] }
}

/** Words enough to fill shards: of each beginning so many. */
function wordsWith(beginnings: Record<string, number>): string {
  return Object.entries(beginnings)
    .flatMap(([beginning, count]) =>
      Array.from({ length: count }, (_, index) => `${beginning}${1000 + index}`),
    )
    .join(' ')
}

/** The words of a shard. */
function wordsIn(text: string | undefined): string[] {
  let word = ''
  return (text ?? '').split('!').map((entry) => {
    const [head = ''] = entry.split(' ')
    word = word.slice(0, Number(head[0])) + head.slice(1)
    return word
  })
}

test('few words are one shard, sorted', () => {
  const shards = shardsOf([segmentText([documentOf('ujë uji pylli pyllit pyll')])])
  expect([...shards.keys()]).toEqual([''])
  expect(wordsIn(shards.get(''))).toEqual(['mal', 'pyll', 'pylli', 'pyllit', 'uje', 'uji'])
})

test('a word is written without up to nine letters of the one before it, with its pieces of all segments', () => {
  const [segments, more] = ['energji energjike energjikisht energjikishte\na b c d\n', 'energji\ne\n']
  expect(shardsOf([segments, more]).get('')).toBe('0energji a e!7ke b!8isht c!9shte d')
})

test('busy letters have shards of their own, up to the third; the others stay with those before them', () => {
  const shards = shardsOf([
    segmentText([documentOf(wordsWith({ energj: 400, enkas: 20, ujit: 200, z: 20 }))]),
  ])
  expect([...shards.keys()].sort()).toEqual(['', 'en', 'ene', 'u'])
  expect(wordsIn(shards.get('')).filter((word) => !word.startsWith('z'))).toEqual(['mal'])
  expect(wordsIn(shards.get('en')).every((word) => word.startsWith('enkas'))).toBe(true)
  expect(wordsIn(shards.get('ene'))).toHaveLength(400)
})

test('short words stand with their first two letters', () => {
  const shards = shardsOf([segmentText([documentOf(`ene en ${wordsWith({ energj: 400 })}`)])])
  expect(wordsIn(shards.get(''))).toEqual(['mal'])
  expect(wordsIn(shards.get('en'))).toEqual(['en', 'ene'])
})

test('letters that no file is named by share a shard', () => {
  const shards = shardsOf([segmentText([documentOf(wordsWith({ белград: 400 }))])])
  expect([...shards.keys()]).toEqual([''])
})

test('an edit changes the shards of its words alone', () => {
  const text = wordsWith({ diell: 200, pyll: 200, ujit: 200 })
  const before = shardsOf([segmentText([documentOf(text)]), segmentText([documentOf(text, 60)])])
  const after = shardsOf([segmentText([documentOf(`${text} diell1`)]), segmentText([documentOf(text, 60)])])
  expect([...after.keys()]).toEqual([...before.keys()])
  expect([...after.keys()].filter((name) => after.get(name) !== before.get(name))).toEqual(['d'])
})

test('a shard needs no sign that a string would have to escape', () => {
  const documents = Array.from({ length: 48 }, (_, index) => ({
    ...documentOf('', index),
    sections: Array.from({ length: 40 }, () => ({ heading: 'era uji', text: 'uji uji era dielli' })),
  }))
  const [text = ''] = shardsOf([segmentText(documents)]).values()
  expect(text).not.toMatch(/["\\\n\r\u2028\u2029]/)
  expect([...text].some((sign) => sign.charCodeAt(0) > 300)).toBe(true)
})
