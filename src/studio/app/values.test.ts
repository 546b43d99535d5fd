import { expect, test } from 'vitest'
import { applyToValues, changedText, keysAfter, movedPath, valueAt } from './values.ts'

const values = {
  title: 'Titulli',
  gallery: [
    { file: '01.jpg', alt: 'Një' },
    { file: '02.jpg', alt: 'Dy' },
    { file: '03.jpg', alt: 'Tri' },
  ],
}

test('applyToValues sets one field and does not mutate the previous values', () => {
  const after = applyToValues(values, { op: 'set', path: ['gallery', 1, 'alt'], value: 'Të dy' })
  expect(valueAt(after, ['gallery', 1])).toEqual({ file: '02.jpg', alt: 'Të dy' })
  expect(valueAt(after, ['gallery', 0])).toEqual(values.gallery[0])
  expect(values.gallery[1]?.alt).toBe('Dy')
})

test('applyToValues creates a missing group when one of its fields is set', () => {
  expect(applyToValues({}, { op: 'set', path: ['cover', 'alt'], value: 'Një' })).toEqual({
    cover: { alt: 'Një' },
  })
})

test('applyToValues moves, inserts and removes items and removes an optional field', () => {
  const files = (after: unknown) =>
    (valueAt(after, ['gallery']) as { file: string }[]).map(({ file }) => file)
  expect(files(applyToValues(values, { op: 'move', path: ['gallery'], from: 0, to: 2 }))).toEqual([
    '02.jpg',
    '03.jpg',
    '01.jpg',
  ])
  const inserted = applyToValues(values, {
    op: 'insert',
    path: ['gallery'],
    index: 1,
    value: { file: '04.jpg' },
  })
  expect(files(inserted)).toEqual(['01.jpg', '04.jpg', '02.jpg', '03.jpg'])
  expect(files(applyToValues(values, { op: 'remove', path: ['gallery', 0] }))).toEqual(['02.jpg', '03.jpg'])
  expect(applyToValues(values, { op: 'remove', path: ['title'] })).toEqual({ gallery: values.gallery })
  expect(applyToValues(values, { op: 'remove', path: ['cover', 'alt'] })).toEqual(values)
})

test('applyToValues counts the new position of a moved item without the item itself', () => {
  const moved = (from: number, to: number) =>
    applyToValues({ tags: ['a', 'b', 'c', 'd'] }, { op: 'move', path: ['tags'], from, to })
  expect(moved(3, 1)).toEqual({ tags: ['a', 'd', 'b', 'c'] })
  expect(moved(0, 2)).toEqual({ tags: ['b', 'c', 'a', 'd'] })
})

test('movedPath finds a value after its item moved and nothing after it was removed', () => {
  const path = ['gallery', 1, 'file']
  const after = (operation: Parameters<typeof applyToValues>[1]) =>
    movedPath(applyToValues(values, operation), path, '02.jpg')
  expect(movedPath(values, path, '02.jpg')).toEqual(path)
  expect(after({ op: 'move', path: ['gallery'], from: 1, to: 0 })).toEqual(['gallery', 0, 'file'])
  expect(after({ op: 'remove', path: ['gallery', 0] })).toEqual(['gallery', 0, 'file'])
  expect(after({ op: 'remove', path: ['gallery', 1] })).toBe(undefined)
  expect(movedPath({ cover: { file: 'b.jpg' } }, ['cover', 'file'], 'a.jpg')).toEqual(['cover', 'file'])
})

test('keysAfter moves the key with its item and gives a new item a new key', () => {
  const path = ['gallery']
  expect(keysAfter([0, 1, 2], { op: 'move', path, from: 0, to: 2 })).toEqual([1, 2, 0])
  expect(keysAfter([0, 1, 2], { op: 'remove', path: [...path, 1] })).toEqual([0, 2])
  expect(keysAfter([0, 2], { op: 'insert', path, index: 1, value: {} })).toEqual([0, 3, 2])
  expect(keysAfter([], { op: 'insert', path, index: 0, value: {} })).toEqual([0])
})

test('changedText returns a placeholder text only when it is new and not empty', () => {
  const saved = { name: 'Shoqata', phones: ['1', '2'], items: [{ text: 'a' }, { text: 'b' }] }
  const after = { name: 'Energjia', phones: ['1', '3'], items: [{ text: 'b' }, { text: 'c' }] }
  expect(changedText(after, saved, ['name'])).toBe('Energjia')
  expect(changedText(after, saved, ['phones'])).toBe('1\n3')
  expect(changedText(after, saved, ['items', 0])).toBeUndefined()
  expect(changedText(after, saved, ['items', 1])).toBe('c')
  expect(changedText(saved, saved, ['name'])).toBeUndefined()
  expect(changedText({ ...saved, name: '' }, saved, ['name'])).toBeUndefined()
})

test('changedText returns the changed texts of a group and of its lists', () => {
  const saved = { mission: { intro: 'Hyrje', points: ['a', 'b'], placeholder: true } }
  const after = { mission: { ...saved.mission, points: ['a', 'c'] } }
  expect(changedText(after, saved, ['mission'])).toBe('c')
  const shorter = { mission: { ...saved.mission, points: ['a'] } }
  expect(changedText(shorter, saved, ['mission'])).toBe('Hyrje\na')
  expect(changedText(saved, saved, ['mission'])).toBeUndefined()
})
