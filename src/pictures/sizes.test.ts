import { expect, test } from 'vitest'
import { sizesOf } from './sizes.ts'
import { pictureWidths } from './widths.ts'

test('each width is told twice: for screens with several dots a px, and for the others', () => {
  expect(sizesOf(['(min-width: 48rem)', '30vw'], 'min(100vw, 8rem)')).toBe(
    '(min-resolution: 1.01dppx) and (min-width: 48rem) calc(1.183 * 30vw), ' +
      '(min-resolution: 1.01dppx) calc(1.183 * min(100vw, 8rem)), ' +
      '(min-width: 48rem) calc(30vw), calc(min(100vw, 8rem))',
  )
})

/** The file that Chromium takes of `widths` at a density, for a picture that `sizes` calls `told` px wide. */
function chosen(widths: readonly number[], told: number, density: number): number {
  const at = widths.findIndex((width) => width / told >= density)
  const [above = 0, below] = [widths[at], widths[at - 1]]
  return below !== undefined && density < Math.sqrt((below / told) * (above / told)) ? below : above
}

test.each([1.5, 2, 2.625, 3])(
  'at %d dots a px the file is wide enough, and at most 1.4 times too wide',
  (density) => {
    const told = Number(/calc\((\S+) \*/.exec(sizesOf('1px'))?.[1])
    for (let shown = 84; shown * density <= 1600; shown += 1) {
      const share = chosen(pictureWidths, told * shown, density) / (shown * density)
      expect(share, `${shown} px`).toBeGreaterThanOrEqual(1)
      expect(share, `${shown} px`).toBeLessThanOrEqual(1.4)
    }
  },
)
