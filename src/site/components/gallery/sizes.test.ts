import { describe, expect, test } from 'vitest'
import { sizesOf } from '../../../model/pictures/sizes.ts'
import { isNarrowerThanStage, modalSizes, stageSizes } from './sizes.ts'

const picture = (width: number, height: number) => ({ key: 'k', width, height, tone: 0, alt: 'a' })

const gutter = 'clamp(1rem, 0.4rem + 2.6vw, 2.5rem)'
const onItsSide = `min(0.58 * (100vw - 2 * ${gutter}), 1.5 * max(10rem, 100vh - 6rem))`

const stage = (share = '') =>
  sizesOf(
    ['(min-width: 64rem)', `${share}min(49rem, 61vw, 1.5 * max(16rem, 100vh - 16rem))`],
    ['(orientation: landscape) and (max-height: 34rem)', `${share}${onItsSide}`],
    `${share}(100vw - 2 * clamp(1rem, 0.4rem + 2.6vw, 2.5rem))`,
  )

describe('sizes say how wide a picture is shown', () => {
  test('sizes of a picture in the format of the stage fill the stage', () => {
    expect(isNarrowerThanStage(picture(1600, 1067))).toBe(false)
    expect(stageSizes(picture(1600, 1067))).toBe(stage())
  })

  test('sizes of a wider picture fill the width of the stage', () => {
    expect(stageSizes(picture(1600, 900))).toBe(stage())
  })

  test('sizes of a portrait picture are four ninths of the stage width', () => {
    expect(isNarrowerThanStage(picture(1067, 1600))).toBe(true)
    expect(stageSizes(picture(1067, 1600))).toBe(stage('0.445 * '))
  })

  test('sizes of a broad stage are the page width in a wide window', () => {
    const page = `min(100vw - 2 * ${gutter}, 75rem)`
    expect(stageSizes(picture(1600, 1067), true)).toBe(`(min-width: 68.75rem) calc(${page}), ${stage()}`)
    expect(stageSizes(picture(1067, 1600), true)).toBe(
      `(min-width: 68.75rem) calc(0.667 * min(68vh, max(22rem, 100vh - 24rem), 0.4286 * ${page})), ${stage('0.445 * ')}`,
    )
  })

  test('sizes in the modal fill the window width up to its height', () => {
    expect(modalSizes(picture(1067, 1600))).toBe(
      sizesOf(
        ['(orientation: landscape) and (max-height: 34rem)', 'min(100vw - 13rem, 0.667 * 100vh)'],
        ['(min-width: 40rem)', 'min(100vw, 0.667 * (100vh - 12.3rem))'],
        'min(100vw, 0.667 * (100vh - 14.6rem))',
      ),
    )
  })
})
