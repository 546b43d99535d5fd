import type { Page } from '@playwright/test'
import { content } from '../../site-content.ts'
import { button, carouselOf, dot, expectShown, shownSlide } from '../support/carousel.ts'
import { entities } from '../support/content.ts'
import { closeButton, modal, modalCarousel } from '../support/modal.ts'
import { expect, narrow, test, visit } from '../support/test.ts'

const report = entities.reports.find(({ images }) => images.length === 25)
const path = `/blog/${report?.id}`

/** Collects every layout shift, including those after a click or a key, with the moved elements. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
    type Shift = PerformanceEntry & { value: number; sources?: Source[] }
    const textOf = ({ node, previousRect: from, currentRect: to }: Source) =>
      `${(node as Element)?.className} from ${from.x},${from.y} to ${to.x},${to.y}`
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        const moved = (entry.sources ?? []).map(textOf)
        if (entry.value > 0.001) shifts.push(`${entry.value.toFixed(4)} ${moved.join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
}

test.describe('nothing jumps', { tag: '@once' }, () => {
  test.use({ ...narrow, isMobile: true, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

  test('carousel and modal cause no layout shift when they move, open or close', async ({ page }) => {
    const shifts = await watchShifts(page)
    await visit(page, path)
    const carousel = carouselOf(page)
    await expectShown(carousel, 1, 25)
    const press = (key: string) => shownSlide(carousel).getByRole('link').press(key)
    for (const [go, n] of [
      [() => button(carousel, 'next').click(), 2],
      [() => press('End'), 25],
      [() => button(carousel, 'previous').click(), 24],
      [() => press('Home'), 1],
    ] as const) {
      await go()
      await expectShown(carousel, n, 25)
      await expect.poll(() => isLoaded(page)).toBe(true)
    }
    expect(await shifts()).toEqual([])

    // In the modal likewise.
    await shownSlide(carousel).getByRole('link').click()
    await expectShown(modalCarousel(page), 1, 25)
    for (const n of [2, 3]) {
      await page.keyboard.press('ArrowRight')
      await expectShown(modalCarousel(page), n, 25)
    }
    await page.keyboard.press('End')
    await expectShown(modalCarousel(page), 25, 25)
    await closeButton(page).click()
    await expect(modal(page)).toBeHidden()
    await expectShown(carousel, 25, 25)
    expect(await shifts()).toEqual([])
  })
})

test.describe('25 dots at 700 px', { tag: '@once' }, () => {
  test.use({ viewport: { width: 700, height: 900 } })

  test('carousel dots are at least 24 by 44 px, in the window and do not overlap', async ({ page }) => {
    await visit(page, path)
    const carousel = carouselOf(page)
    await expectShown(carousel, 1, 25)
    const boxes = await carousel.locator('[data-dot]').evaluateAll((all) =>
      all.map((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect()
        return { left, top, right, bottom }
      }),
    )
    expect(boxes).toHaveLength(25)
    for (const [index, box] of boxes.entries()) {
      expect(box.right - box.left).toBeGreaterThanOrEqual(24)
      expect(box.bottom - box.top).toBeGreaterThanOrEqual(44)
      expect(box.left).toBeGreaterThanOrEqual(0)
      expect(box.right).toBeLessThanOrEqual(700)
      const over = boxes.slice(index + 1).filter((other) => covers(box, other))
      expect(over, `dot ${index + 1}`).toEqual([])
    }
    await dot(carousel, 19, 25).click()
    await expectShown(carousel, 19, 25)
  })
})

test.describe('what a carousel fetches', { tag: '@once' }, () => {
  test.use(narrow)

  test('modal carousel loads only the shown picture and its neighbours', async ({ page }) => {
    const asked = new Set<number>()
    const sections = content.reports.find((entry) => entry.report.id === report?.id)?.sections
    page.on('request', (request) => {
      const at = report?.images.findIndex(({ key }) => request.url().includes(`/${key}-`)) ?? -1
      // A picture beside a day is the text's, and loaded near it.
      const isBesideDay = sections?.some(({ pictures = [] }) => pictures.includes(at))
      const isInModal = at >= 6 && at <= 8
      if (at >= 0 && (isInModal || !isBesideDay)) asked.add(at + 1)
    })
    await visit(page, `${path}?foto=7`)
    await expectShown(modalCarousel(page), 7, 25)
    await expect.poll(() => [...asked].sort((a, b) => a - b)).toEqual([1, 7, 8])
    await page.keyboard.press('ArrowRight')
    await expectShown(modalCarousel(page), 8, 25)
    await expect.poll(() => [...asked].sort((a, b) => a - b)).toEqual([1, 7, 8, 9])
  })
})

test('gallery prints a sheet of whole pictures, portrait ones too', { tag: '@once' }, async ({ page }) => {
  await visit(page, path)
  await expectShown(carouselOf(page), 1, 25)
  await page.emulateMedia({ media: 'print' })
  const slides = await carouselOf(page)
    .locator('[aria-roledescription="slide"]')
    .evaluateAll((all) =>
      all.map((slide) => {
        const img = slide.querySelector('img')
        const box = img?.getBoundingClientRect() ?? new DOMRect()
        const frame = img?.closest('a')?.getBoundingClientRect() ?? new DOMRect()
        const ratio = Number(img?.getAttribute('width')) / Number(img?.getAttribute('height'))
        const isContained = img !== null && getComputedStyle(img).objectFit === 'contain'
        const drawn = isContained ? Math.min(box.width, box.height * ratio) : box.width
        return {
          top: Math.round(slide.getBoundingClientRect().top),
          isVisible: frame.width > 50 && getComputedStyle(slide).display !== 'none',
          isWhole: drawn / ratio <= frame.height + 1 && drawn <= frame.width + 1,
        }
      }),
    )
  expect(slides).toHaveLength(25)
  const printed = slides.filter(({ isVisible }) => isVisible)
  // The others stand in the text.
  expect(printed).toHaveLength(25 - (await page.locator('[data-article] img').count()))
  expect(printed.filter(({ isWhole }) => !isWhole)).toEqual([])
  // Four per row.
  expect(new Set(printed.map(({ top }) => top)).size).toBe(5)
  await expect(carouselOf(page).getByRole('button')).toHaveCount(0)
})

type Box = { left: number; top: number; right: number; bottom: number }

function covers(a: Box, b: Box): boolean {
  const overlap = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  return overlap > 0.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5
}

/** Whether the picture in view has loaded. */
function isLoaded(page: Page): Promise<boolean> {
  return shownSlide(carouselOf(page))
    .locator('img')
    .evaluate((img) => (img as HTMLImageElement).complete && (img as HTMLImageElement).naturalWidth > 0)
}
