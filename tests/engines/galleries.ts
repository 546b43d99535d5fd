import { expect, test } from 'vitest'
import { galleryOf, say, words } from '../e2e/support/content.ts'
import { dialog, path, type Visitor } from './visitor.ts'

/** A page with pictures. */
export const gallery = '/blog/8'
const total = galleryOf(gallery).images.length
/** The button of its carousel with this interface word. */
export const control = (name: 'previous' | 'next' | 'play' | 'pause') =>
  `main [data-controls] button[aria-label="${say(words.gallery[name])}"]`
const slide = '[aria-roledescription="slide"]:not([inert])'
const shown = (container: string) =>
  `[...document.querySelectorAll('${container} ${slide}')].map((one) => one.ariaLabel).join()`
const picture = (n: number) => say(words.gallery.position, { n, total })

/** Carousel and modal, as a visitor of a report meets them. */
export function tryGallery(visitor: () => Visitor): void {
  test('carousel follows its buttons, dots, keys and swipes', async () => {
    const { resize, visit, click, press, sees, swipe } = visitor()
    await visit(gallery)
    await click(control('pause'))
    await sees(shown('main'), picture(1))
    for (const [press, n] of [
      [control('next'), 2],
      [control('previous'), 1],
      [control('previous'), total],
      ['main [data-dot="2"]', 3],
    ] as const) {
      await click(press)
      await sees(shown('main'), picture(n))
    }
    for (const [key, n] of [
      ['ArrowRight', 4],
      ['ArrowLeft', 3],
      ['End', total],
      ['Home', 1],
    ] as const) {
      await press(key)
      await sees(shown('main'), picture(n))
    }
    await resize(390, 844)
    await swipe(`main ${slide}`)
    await sees(shown('main'), picture(2))
    await sees(path, gallery)
    await resize(1440, 900)
  })

  test('modal opens at 1024 px, follows keys, and closes by Escape and Back', async () => {
    const { resize, visit, click, press, sees, look, back } = visitor()
    await resize(1024, 768)
    await visit(gallery)
    await click(control('pause'))
    await sees(shown('main'), picture(1))
    await click(`main ${slide} a`)
    await sees(dialog)
    await sees(path, `${gallery}?foto=1`)
    expect(await look('document.querySelector("dialog").contains(document.activeElement)')).toBe(true)
    expect(await look('document.body.className')).toContain('modal-open')
    await press('ArrowRight')
    await sees(path, `${gallery}?foto=2`)
    await sees(shown('dialog'), picture(2))
    await press('Escape')
    await sees(dialog, false)
    await sees(path, gallery)
    await sees(`document.activeElement.closest('main ${slide}')?.ariaLabel`, picture(2))
    expect(await look('document.body.className')).not.toContain('modal-open')

    await click(`main ${slide} a`)
    await sees(dialog)
    await back()
    await sees(dialog, false)
    await sees(path, gallery)

    await visit(`${gallery}?foto=3`)
    await sees(shown('dialog'), picture(3))
    await press('Escape')
    await sees(dialog, false)
    await sees(path, gallery)
    await resize(1440, 900)
  })
}
