import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Passage } from '../protocol.ts'
import { mergedText, mergeTexts } from './merge.ts'

const base = 'një\ndy\ntri\nkatër\npesë\n'

test('merge combines changes at different places', () => {
  const passages = mergeTexts(base, 'një\nDY\ntri\nkatër\npesë\n', 'një\ndy\ntri\nkatër\nPESË\ngjashtë\n')
  expect(mergedText(passages)).toBe('një\nDY\ntri\nkatër\nPESË\ngjashtë\n')
})

test('merge combines changes of adjacent lines but not a line inserted between them', () => {
  expect(mergeTexts(base, 'një\nDY\ntri\nkatër\npesë\n', 'një\ndy\nTRI\nkatër\npesë\n')).toEqual([
    { same: 'një\nDY\nTRI\nkatër\npesë\n' },
  ])
  const added = mergeTexts(base, 'një\nDY\ntri\nkatër\npesë\n', 'një\ndy\ne re\ntri\nkatër\npesë\n')
  expect(mergedText(added)).toBeUndefined()
})

test('merge reports a conflict where both changed a place and combines the rest', () => {
  const ours = 'NJË\ndy\nTRI\nkatër\npesë\n'
  const theirs = 'një\ndy\n3\nkatër\npesë\ngjashtë\n'
  const passages = mergeTexts(base, ours, theirs)
  expect(passages).toEqual([
    { same: 'NJË\ndy\n' },
    { ours: 'TRI\n', theirs: '3\n' },
    { same: 'katër\npesë\ngjashtë\n' },
  ])
  expect(mergedText(passages)).toBeUndefined()
})

test('merge limits a conflict to the one of two adjacent fields that both changed', () => {
  const fields = (title: string, description: string) => `title: "${title}"\ndescription: "${description}"\n`
  expect(mergeTexts(fields('a', 'b'), fields('A', 'b'), fields('Ä', 'B'))).toEqual([
    { ours: 'title: "A"\n', theirs: 'title: "Ä"\n' },
    { same: 'description: "B"\n' },
  ])
})

test('merge keeps equal additions once and reports a removal against a change', () => {
  expect(mergeTexts('a\n', 'a\nb\n', 'a\nb\n')).toEqual([{ same: 'a\nb\n' }])
  expect(mergeTexts('a\nb\nc\n', 'a\nc\n', 'a\nB\nc\n')).toEqual([
    { same: 'a\n' },
    { ours: '', theirs: 'B\n' },
    { same: 'c\n' },
  ])
})

test('merge keeps all items that both sides added at one place, theirs first', () => {
  const photo = (file: string, alt = 'E njëjta') =>
    `  - file: ${file}\n    alt: ${alt}\n    placeholder: true\n`
  const inGallery = (...photos: string[]) => `gallery:\n${photos.join('')}---\n`
  const [before, ours, other] = [photo('01.jpg'), photo('02.jpg'), photo('03.jpg')]
  const merged = (own: string[], others: string[]) =>
    mergedText(mergeTexts(inGallery(before), inGallery(...own), inGallery(...others)))
  expect(merged([before, ours], [before, other])).toBe(inGallery(before, other, ours))
  expect(merged([ours, before], [other, before])).toBe(inGallery(other, ours, before))
  expect(merged([before, ours, other], [before, other])).toBe(inGallery(before, other, ours))
  // One item that both added otherwise, and items of two lists.
  expect(merged([before, ours], [before, photo('02.jpg', 'Tjetër')])).toBeUndefined()
  expect(mergedText(mergeTexts('- a\n  - b\n', '- a\n  - b\n  - c\n', '- a\n  - b\n- d\n'))).toBeUndefined()
  const list = (...items: string[]) => `<ul>\n${items.map((item) => `  <li>${item}</li>\n`).join('')}</ul>\n`
  expect(mergedText(mergeTexts(list('a'), list('a', 'b'), list('a', 'c')))).toBe(list('a', 'c', 'b'))
})

test('merge keeps one copy of an item that both moved, at its remote place', () => {
  const photo = (name: string) => `  - file: ${name}.jpg\n    alt: E njëjta\n`
  const gallery = (names: string) => `gallery:\n${[...names].map(photo).join('')}---\n`
  const merged = (one: string, ours: string, theirs: string) =>
    mergedText(mergeTexts(gallery(one), gallery(ours), gallery(theirs)))
  expect(merged('abcdefg', 'bcdaefg', 'bcdefga')).toBe(gallery('bcdefga'))
  expect(merged('abcdefg', 'gabcdef', 'abcgdef')).toBe(gallery('abcgdef'))
  expect(merged('abcdefg', 'abdcefg', 'cabdefg')).toBe(gallery('cabdefg'))
  // Both took it away, or both added one: that is no move.
  expect(merged('abcdefg', 'bcdefg', 'bcdefga')).toBe(gallery('bcdefga'))
  expect(merged('bcdef', 'abcdef', 'bcdefa')).toBe(gallery('abcdefa'))
})

test.each(['', '    placeholder: true\n'])(
  'merge applies remote changes to items that were moved',
  (mark) => {
    const photo = (name: string) => {
      return `  - file: ${name.toLowerCase()}.jpg\n    alt: Fotoja ${name}\n${mark}`
    }
    const gallery = (names: string) => `gallery:\n${[...names].map(photo).join('')}---\n`
    const merged = (ours: string, theirs: string) => {
      const [one, other] = [
        mergedText(mergeTexts(gallery('abcdefg'), gallery(ours), gallery(theirs))),
        mergedText(mergeTexts(gallery('abcdefg'), gallery(theirs), gallery(ours))),
      ]
      expect(one).toBe(other)
      return one
    }
    expect(merged('bcdefga', 'Abcdefg')).toBe(gallery('bcdefgA'))
    expect(merged('gabcdef', 'abcdefG')).toBe(gallery('Gabcdef'))
    expect(merged('cdefgab', 'aBcdefg')).toBe(gallery('cdefgaB'))
    expect(merged('fgabcde', 'abCdeFG')).toBe(gallery('FGabCde'))
    expect(merged('adebcfg', 'aBCdefg')).toBe(gallery('adeBCfg'))
    const focus = '    focus: 1\n'
    const withFocus = (name: string) => gallery('abcdefg').replace(photo(name), (item) => item + focus)
    expect(mergedText(mergeTexts(gallery('abcdefg'), gallery('cdefgab'), withFocus('b')))).toBe(
      gallery('cdefgab').replace(photo('b'), (item) => item + focus),
    )
    // One that the other took away, or added there, is a choice.
    expect(merged('cdefgab', 'bcdefg')).toBeUndefined()
    expect(merged('cdefgab', 'axbcdefg')).toBeUndefined()
  },
)

test('merge reports every difference as a conflict when there is no base', () => {
  expect(mergeTexts('', 'a\nb\nc\n', 'a\nB\nc\n')).toEqual([
    { same: 'a\n' },
    { ours: 'b\n', theirs: 'B\n' },
    { same: 'c\n' },
  ])
})

const text = fc
  .array(fc.constantFrom('a\n', 'b\n', 'c\n', '\n', 'd'), { maxLength: 12 })
  .map((lines) => lines.join(''))
const taken = (passages: readonly Passage[], whose: 'ours' | 'theirs') =>
  passages.map((passage) => ('same' in passage ? passage.same : passage[whose])).join('')

test('merge takes the only changed side and reports no conflict for equal sides', () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(mergedText(mergeTexts(one, one, other))).toBe(other)
      expect(mergedText(mergeTexts(one, other, one))).toBe(other)
      expect(mergedText(mergeTexts(one, other, other))).toBe(other)
      if (one === '' || other === '') return
      // Without a base, each difference is a choice.
      expect(taken(mergeTexts('', one, other), 'ours')).toBe(one)
      expect(taken(mergeTexts('', one, other), 'theirs')).toBe(other)
    }),
    { seed: 40, numRuns: 2000 },
  )
})

test('merge finds the same conflicts from both sides', () => {
  fc.assert(
    fc.property(text, text, text, (one, ours, theirs) => {
      const [here, there] = [mergeTexts(one, ours, theirs), mergeTexts(one, theirs, ours)]
      expect(taken(here, 'ours')).toBe(taken(there, 'theirs'))
    }),
    { seed: 40, numRuns: 2000 },
  )
})
