import { expect, test } from 'vitest'
import { withSystemWords } from './system-words.mjs'

test.each([
  ['ENOSPC: no space left on device, write', 'Disku është plot'],
  ["Error: EDQUOT: disk quota exceeded, open 'a'\n", 'Disku është plot'],
  ["EACCES: permission denied, open '/a/dist'", 'Mungon leja'],
  ["EROFS: read-only file system, mkdir '/a/dist'", 'Mungon leja'],
])('says what %j means, and keeps its place', (message, words) => {
  const [first, second] = withSystemWords(message).split('\n')
  expect(first).toContain(words)
  expect(second).toBe(`  ${message.trimEnd()}`)
})

test.each(['There is no ENOSPC here', 'listen EACCES: permission denied 0.0.0.0:80'])(
  'leaves %j as it is',
  (message) => {
    expect(withSystemWords(message)).toBe(message)
  },
)
