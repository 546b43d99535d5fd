import { kinds } from '../support/content.ts'
import { expect, paintNothing, resize, test, visit } from '../support/test.ts'

// The browser's font size at 200 %.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
})

test.describe('letters of twice the size', () => {
  test('pages stay within a phone screen and cut no word at twice the font size', {
    tag: '@once',
  }, async ({ page }) => {
    await paintNothing(page)
    for (const path of kinds) {
      await visit(page, path)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      for (const width of [320, 360, 390]) {
        await resize(page, { width, height: 640 })
        const cut = await page.evaluate(wordsOutside)
        expect.soft(cut, `${path} at ${width} px`).toEqual([])
      }
      if (path === '/blog/1') {
        const card = page.locator('aside li').first()
        const [whole, text] = [await card.boundingBox(), await card.getByRole('heading').boundingBox()]
        expect((text?.width ?? 0) / (whole?.width ?? 1)).toBeGreaterThan(0.5)
      }
      if (path === '/projects') {
        // The filter is not in use.
        const count = page.locator('main [aria-live="polite"]')
        expect(await count.evaluate((node) => node.clientHeight)).toBeLessThan(80)
      }
    }
  })
})

/**
 * Texts beyond the window's edge that cannot be reached. Slides of a carousel and wide tables can be
 * scrolled to.
 */
function wordsOutside(): string[] {
  function isScrolled(element: Element | null): boolean {
    if (element === null || element === document.body) return false
    const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowX)
    return (scrolls && element.scrollWidth > element.clientWidth) || isScrolled(element.parentElement)
  }
  const edge = document.documentElement.clientWidth
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const outside: string[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement
    if (
      !parent?.checkVisibility() ||
      parent.closest('[inert], .swiper, .visually-hidden, table[data-figure]')
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    if (range.getBoundingClientRect().right > edge + 1 && !isScrolled(parent))
      outside.push(node.textContent?.trim() ?? '')
  }
  const { scrollWidth } = document.documentElement
  return scrollWidth > edge ? [...outside, `the page is ${scrollWidth} px wide`] : outside
}
