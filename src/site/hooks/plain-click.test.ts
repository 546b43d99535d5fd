import { expect, test } from 'vitest'
import { isPlainClick } from './plain-click.ts'

const click = { button: 0, metaKey: false, altKey: false, ctrlKey: false, shiftKey: false }

test.each(['metaKey', 'altKey', 'ctrlKey', 'shiftKey'])('click on a link is not plain with %s', (key) => {
  expect(isPlainClick(click)).toBe(true)
  expect(isPlainClick({ ...click, [key]: true })).toBe(false)
})

test('click on a link is not plain with the middle button', () => {
  expect(isPlainClick({ ...click, button: 1 })).toBe(false)
})
