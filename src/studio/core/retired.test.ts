import { expect, test } from 'vitest'
import { mergedText } from './merge.ts'
import { mergeFile } from './merge-file.ts'

const site = 'content/site.yaml'
const settings = 'name: Shoqata\nshortName: S\n'

const merged = (base: string, ours: string, theirs: string) =>
  mergedText(mergeFile(site, settings + base, settings + ours, settings + theirs))?.slice(settings.length)

test.each([
  [
    'of two kinds',
    '',
    'retired:\n  news: [2]\n',
    'retired:\n  reports: [1]\n',
    /reports: \[1\]\n {2}news: \[2\]\n/,
  ],
  ['of one kind', '', 'retired:\n  news: [2]\n', 'retired:\n  news: [1]\n', /news: \[1, 2\]\n/],
  [
    'appended to one list',
    'retired:\n  news: [1]\n',
    'retired:\n  news: [1, 3]\n',
    'retired:\n  news: [1, 2]\n',
    /news: \[1, 2, 3\]\n/,
  ],
  [
    'in lines',
    'retired:\n  news:\n    - 1\n',
    'retired:\n  news:\n    - 1\n    - 3\n',
    'retired:\n  news:\n    - 1\n    - 2\n',
    /- 1\n {4}- 2\n {4}- 3\n/,
  ],
])('settings merge keeps the retired numbers of both sides %s', (_, base, ours, theirs, expected) => {
  expect(merged(base, ours, theirs)).toMatch(expected)
})

test('settings merge drops the number of a document that one side restored', () => {
  const base = 'retired:\n  news: [1, 2]\n'
  expect(merged(base, 'retired:\n  news: [2]\n', 'retired:\n  news: [1, 2, 3]\n')).toBe(
    'retired:\n  news: [2, 3]\n',
  )
})

test('settings merge reports other fields that both changed as a conflict', () => {
  const passages = mergeFile(
    site,
    'name: A\n',
    'name: B\nretired:\n  news: [1]\n',
    'name: C\nretired:\n  news: [2]\n',
  )
  expect(passages).toEqual([
    { ours: 'name: B\n', theirs: 'name: C\n' },
    { same: 'retired:\n  news: [2, 1]\n' },
  ])
})
