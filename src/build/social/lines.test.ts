import { expect, test } from 'vitest'
import { breakTitle } from './lines.ts'

/** Every letter is 10 px wide. */
const widthOf = (text: string) => text.length * 10

test.each([
  ['Diell mbi Kosovë', 200, ['Diell mbi Kosovë']],
  ['Diell, erë dhe det: pesë ditë shkollë', 300, ['Diell, erë dhe det:', 'pesë ditë shkollë']],
  ['Kosova ka diell. Le ta kthejmë në dritë.', 300, ['Kosova ka diell.', 'Le ta kthejmë në dritë.']],
  ['Një ditë për bazat e energjisë', 200, ['Një ditë për', 'bazat e energjisë']],
  [
    'Po: kjo është një fjali e gjatë sa dy rreshta',
    250,
    ['Po: kjo është një fjali', 'e gjatë sa dy rreshta'],
  ],
  ['Jashtëzakonisht shumë', 100, ['Jashtëzakonisht', 'shumë']],
  ['', 100, []],
])('„%s“ in %i px', (title, width, lines) => {
  expect(breakTitle(title, width, widthOf)).toEqual(lines)
})
