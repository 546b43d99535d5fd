import { expect, test } from 'vitest'
import type { OutlineFont } from './font.ts'
import { fitTitle } from './parts.ts'

/** A font in which each character is as wide as high. */
const font = { widthOf: (text: string, size: number) => text.length * size } as OutlineFont

test('social card cuts a title that is too long in the smallest size', () => {
  const titles = [
    { size: 200, lines: 1 },
    { size: 100, lines: 2 },
  ]
  expect(fitTitle('Dita', font, titles)).toMatchObject({ size: 200, lines: ['Dita'] })
  expect(fitTitle('Dita diellit', font, titles)).toMatchObject({ size: 100, lines: ['Dita', 'diellit'] })
  expect(fitTitle('Dielli fryu dielli eraaaaa', font, titles)).toEqual({
    size: 100,
    lines: ['Dielli', 'fryu …'],
  })
})
