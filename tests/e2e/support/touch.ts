import type { Locator, Page } from '@playwright/test'

/** A point of the window in px. */
export type Point = readonly [x: number, y: number]

/** The points where a finger goes down and where it is lifted. */
export type Stroke = readonly [from: Point, to: Point]

/** Settings of a phone with reduced motion, in every Playwright project. */
export const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
} as const

/** The fingers of a visitor. The browser interprets their touches, as on a real screen. */
export type Fingers = {
  /** Puts down one finger for each stroke, moves all fingers together, one step a frame, and lifts them. */
  draw(...strokes: Stroke[]): Promise<void>
  /** Taps twice, as fast as a visitor can. */
  tapTwice(point: Point): Promise<void>
}

/** Fingers for a page of Chromium. */
export async function fingersOn(page: Page): Promise<Fingers> {
  const session = await page.context().newCDPSession(page)
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly Point[],
    timestamp?: number,
  ) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      ...(timestamp === undefined ? {} : { timestamp }),
    })

  async function draw(...strokes: Stroke[]): Promise<void> {
    const places = 6
    const at = (share: number) =>
      strokes.map(
        ([[fromX, fromY], [toX, toY]]): Point => [
          fromX + (toX - fromX) * share,
          fromY + (toY - fromY) * share,
        ],
      )
    await send('touchStart', at(0))
    for (let place = 1; place <= places; place += 1) {
      await send('touchMove', at(place / places))
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    }
    await send('touchEnd', [])
  }

  async function tapTwice(point: Point): Promise<void> {
    // The events have their own times, so that two taps stay a double tap on a slow machine.
    const start = Date.now() / 1000
    await send('touchStart', [point], start)
    await send('touchEnd', [], start + 0.04)
    await send('touchStart', [point], start + 0.12)
    await send('touchEnd', [], start + 0.16)
  }

  return { draw, tapTwice }
}

/** The middle of an element, in the window. */
export async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox()
  if (box === null) throw new Error('The element is not on the page.')
  return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
}
