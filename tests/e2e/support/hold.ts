import type { BrowserContext, Page, Route } from '@playwright/test'

/**
 * Holds the response of a file until the returned function is called. The file then arrives, unless `end` gives another
 * end.
 */
export async function hold(
  where: Page | BrowserContext,
  file: string | RegExp,
  end = (route: Route) => route.continue(),
): Promise<() => void> {
  let release = () => {}
  const waiting = new Promise<void>((resolve) => {
    release = resolve
  })
  await where.route(file, (route) => waiting.then(() => end(route)))
  return release
}
