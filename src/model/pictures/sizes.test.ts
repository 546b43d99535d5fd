import { expect, test } from 'vitest'
import { sizesOf } from './sizes.ts'

test('sizes end with the width for every window', () => {
  expect(sizesOf('8rem')).toBe('calc(8rem)')
  expect(sizesOf(['(min-width: 64rem)', '(100vw - 2rem) / 3'], ['(min-width: 48rem)', '50vw'], '100vw')).toBe(
    '(min-width: 64rem) calc((100vw - 2rem) / 3), (min-width: 48rem) calc(50vw), calc(100vw)',
  )
})
