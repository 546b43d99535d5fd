import { test as base, type ConsoleMessage, expect, type Page, type Response } from '@playwright/test'

export { expect }

/** Settings of a test with a fixed width, in every Playwright project. */
export const wide = { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false }
export const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: false, isMobile: false }
export const narrow = { viewport: { width: 390, height: 844 } }

/**
 * Every test also fails on a console message, an error, a rejected promise, or a request to another host. `noise`
 * collects these, so that a test can assert and remove expected ones.
 */
export const test = base.extend<{ noise: string[] }>({
  noise: [
    async ({ context, baseURL }, use) => {
      const noise: string[] = []
      const sites = [baseURL, process.env.E2E_SUB_PATH_URL, process.env.E2E_LARGE_URL]
      const own = sites.flatMap((site) => (site ? [new URL(site).origin] : []))
      context.on('console', (message) => {
        if (!isMissingPage(message) && !isPicturePage(message))
          noise.push(`${message.type()}: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (failure) => noise.push(`error: ${failure.error().stack}`))
      context.on('request', (request) => {
        const url = new URL(request.url())
        if (/^https?:$/.test(url.protocol) && !own.includes(url.origin)) {
          noise.push(`request to another host: ${request.url()}`)
        }
      })
      await use(noise)
      expect(noise).toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await waitForHydration(page)
  return response
}

/**
 * Visits each page and expects the app to hydrate the published elements. An element that is rendered again works too,
 * but it flashes and loses its focus or a press.
 */
export async function expectHydration(page: Page, paths: readonly string[]): Promise<void> {
  const expectHydrated = await markPublished(page)
  for (const path of paths) {
    await visit(page, path)
    await expectHydrated()
  }
}

/** Marks the published elements of each page; returns an assertion that the open page still has them. */
export async function markPublished(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      Object.assign(document.querySelector('h1') ?? {}, { isPublished: true }),
    ),
  )
  return () => expect.soft(page.locator('h1'), page.url()).toHaveJSProperty('isPublished', true)
}

/** Empties the browser's cache for every visit, until the returned function is called. */
export async function disableCache(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  return () => devtools.detach()
}

/** Shows the published markup of a page without its style sheets, scripts and pictures. */
export async function showMarkup(page: Page, path: string): Promise<void> {
  const html = await (await page.request.get(path)).text()
  const isLoaded = /<(link|script|source)\b[^>]*>(<\/script>)?|\s(src|srcset)="[^"]*"/gi
  await page.setContent(html.replace(isLoaded, ''))
}

/**
 * Whether React has hydrated the page. React marks its elements while it still hydrates, so the mark is not enough. Its
 * effects must have run too, one of which ends the work of src/site/app/bootstrap.ts.
 */
function isHydrated(): boolean {
  const isMarked = ['header a', 'main h1'].every((part) => {
    const element = document.querySelector(part)
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  })
  return isMarked && window.onpopstate === null
}

/** Waits until React has hydrated the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(isHydrated).catch(() => false), { intervals: [20, 50, 100] })
    .toBe(true)
}

/** Resizes the window, and waits until the page is laid out in it. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await expect
    .poll(() => page.evaluate(() => [window.innerWidth, window.innerHeight]))
    .toEqual([size.width, size.height])
}

/** Hides later pages, for tests of the layout in many windows, because painting would take most of the time. */
export async function paintNothing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const unpainted = new CSSStyleSheet()
    unpainted.replaceSync('html { opacity: 0 }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, unpainted]
  })
}

/** Scrolls at once, without an animation. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
}

/** The vertical scroll position in px. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}

/** Expects that a section comes to rest 90 px below the top of the viewport (specification §9), within 2 px. */
export async function expectAtOffset(page: Page, id: string): Promise<void> {
  const top = () => page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top, id)
  const distance = async () => Math.abs(((await top()) ?? Number.NaN) - 90)
  await expect.poll(distance).toBeLessThanOrEqual(2)
  // The section may only be passing by.
  let last: number | undefined
  await expect
    .poll(
      async () => {
        const before = last
        last = await top()
        return before === last
      },
      { intervals: [150] },
    )
    .toBe(true)
  expect(await distance()).toBeLessThanOrEqual(2)
}

/** The path, query and hash of the page's address. */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}

/** The browser reports a 404 response in the console. It is expected. */
function isMissingPage(message: ConsoleMessage): boolean {
  const { url } = message.location()
  return (
    /status of 404/.test(message.text()) &&
    url !== '' &&
    url.split('#')[0] === message.page()?.url().split('#')[0]
  )
}

/**
 * The browser's own page around a picture has an inline style. Our policy blocks this style with a message, because a
 * drawing could carry a script.
 */
function isPicturePage(message: ConsoleMessage): boolean {
  // The page itself may be closed before its message comes.
  const { pathname } = new URL(message.location().url || 'about:blank')
  const isOwnStyle = message.text().startsWith('Applying inline style violates')
  return /\/pictures\/[^/]+$/.test(pathname) && isOwnStyle
}
