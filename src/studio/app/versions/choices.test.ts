import { expect, test } from 'vitest'
import { chosenText, fieldText, isAmongFields, isRemovedByOthers, linesText, placeKeys } from './choices.ts'

const place = { ours: 'title: "Imi"\n', theirs: 'title: "I tjetrit"\n' }
const passages = [{ same: '---\n' }, place, { same: 'author: Klubi\n' }, place]
const [, first = '', , second = ''] = placeKeys(passages)

test('chosenText joins the chosen sides and own texts, once all places have one', () => {
  expect(chosenText(passages, { [first]: 'ours' })).toBeUndefined()
  const choices = { [first]: 'theirs', [second]: { text: 'title: "Të dyja"\n' } } as const
  expect(chosenText(passages, choices)).toBe('---\ntitle: "I tjetrit"\nauthor: Klubi\ntitle: "Të dyja"\n')
})

test('choices stay with the words of their place when another place changes', () => {
  const [key = ''] = placeKeys([place])
  const later = [{ same: '---\n' }, { ours: 'a\n', theirs: 'b\n' }, place]
  expect(chosenText(later, { [key]: 'ours', [placeKeys(later)[1] ?? '']: 'theirs' })).toBe(
    '---\nb\ntitle: "Imi"\n',
  )
  // The choice of a place that is gone is none for another place where others wrote the same.
  expect(chosenText([{ same: '---\n' }, place], { [first]: 'ours' })).toBeUndefined()
})

test('choices stay when the editor types on at their place', () => {
  const [key = ''] = placeKeys([place])
  const typed = [{ same: '---\n' }, { ...place, ours: 'title: "Imi i ri"\n' }]
  expect(chosenText(typed, { [key]: 'ours' })).toBe('---\ntitle: "Imi i ri"\n')
  expect(chosenText(typed, { [key]: 'theirs' })).toBe('---\ntitle: "I tjetrit"\n')
})

test('choices end when others write at their place, or the same at another one', () => {
  const [key = ''] = placeKeys([place])
  expect(chosenText([{ ...place, theirs: 'title: "I treti"\n' }], { [key]: 'ours' })).toBeUndefined()
  const [one = ''] = placeKeys([{ ours: 'a\n', theirs: '' }])
  expect(chosenText([{ ours: 'b\n', theirs: '' }], { [one]: 'ours' })).toBeUndefined()
  expect(chosenText([place, { ...place, ours: 'title: "A"\n' }], { [key]: 'ours' })).toBeUndefined()
})

test('isRemovedByOthers is true only where nothing of the other text is left', () => {
  expect(isRemovedByOthers([{ ours: '---\ntitle: Një\n', theirs: '' }])).toBe(true)
  expect(isRemovedByOthers([{ same: '---\n' }, { ours: 'a\n', theirs: '' }])).toBe(false)
})

test('isAmongFields is true above the body, and in a document without one', () => {
  const all = [{ same: '---\ntitle: Një\n' }, place, { same: 'id: 1\n---\nTrupi.\n' }, place]
  expect([1, 3].map((index) => isAmongFields(all, index))).toEqual([true, false])
  expect(isAmongFields([{ same: 'name: Klubi\n' }, place], 1)).toBe(true)
})

test('fieldText reads the words of a field and writes others with its key and quotes', () => {
  const { text, textWith } = fieldText('  - alt: "Fusha \\"e gjelbër\\""\n')
  expect(text).toBe('Fusha "e gjelbër"')
  expect(textWith('Çatia: "e re"')).toBe('  - alt: "Çatia: \\"e re\\""\n')
  expect(fieldText('title: Dita\n').textWith('Dita: në oborr')).toBe('title: "Dita: në oborr"\n')
  expect(fieldText('start: 2024-11-21\n').textWith('2024-11-22')).toBe('start: 2024-11-22\n')
  expect(fieldText('lead: >-\n  Një.\n').text).toBe('lead: >-\n  Një.')
})

test('linesText keeps the line break at the end', () => {
  const { text, textWith } = linesText('Shiko: rreshti i parë.\n\nI dyti.\n')
  expect(text).toBe('Shiko: rreshti i parë.\n\nI dyti.')
  expect(textWith('Vetëm ky.')).toBe('Vetëm ky.\n')
  expect(textWith('')).toBe('')
})
