import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { format } from './format.ts'

test('format puts each value at its place and inserts it literally', () => {
  expect(format('{position} nga {total}, {position}', { position: 1, total: 4 })).toBe('1 nga 4, 1')
  expect(format('Vëre {name}', { name: '{phone} $& $1' })).toBe('Vëre {phone} $& $1')
  expect(format('Shkruajeni pa kllapa { }.', {})).toBe('Shkruajeni pa kllapa { }.')
})

test('format uses inner quotes for quotes inside a quoted value', () => {
  const title = 'Java „e gjelbër“'
  expect(format('U fshi „{title}“: {title}', { title })).toBe('U fshi „Java ‚e gjelbër‘“: Java „e gjelbër“')
})

test('format selects the plural form by count', () => {
  const message = { zero: 'asnjë foto', one: '1 foto', other: '{count} foto' }
  expect([0, 1, 2, 11].map((count) => format(message, { count }))).toEqual([
    'asnjë foto',
    '1 foto',
    '2 foto',
    '11 foto',
  ])
  expect([0, 1].map((count) => format({ other: '{count} foto' }, { count }))).toEqual(['0 foto', '1 foto'])
})

test('format throws when a value is missing', () => {
  expect(() => format('U hoq: {name}.', {})).toThrow('No value for {name} in: "U hoq: {name}."')
  expect(() => format('Për shembull: {example}', { example: undefined })).toThrow('{example}')
  expect(() => format({ one: '1 foto', other: '{count} foto' }, {})).toThrow('{count}')
})

const catalogs = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.json'))

test.each(catalogs)('%s has no empty text, pairs its quotes and names its placeholders', async (name) => {
  const texts = textsIn(JSON.parse(await readFile(`${import.meta.dirname}/${name}`, 'utf8')))
  expect(texts.length).toBeGreaterThan(5)
  const wrong = texts.filter((text) => {
    const plain = text.replace(/„[^„“]+“/g, '').replace(/\{\w+\}|\{ \}/g, '')
    return text.trim() !== text || text === '' || /[„“"'{}]/.test(plain)
  })
  expect(wrong).toEqual([])
})

function textsIn(messages: unknown): string[] {
  return typeof messages === 'string' ? [messages] : Object.values(messages as object).flatMap(textsIn)
}
