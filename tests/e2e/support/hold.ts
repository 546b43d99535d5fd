import type { BrowserContext, Page, Route } from '@playwright/test'

/** Keeps a file on its way until what it gives is called; then it comes, unless it is to `end` otherwise. */
export async function hold(
  where: Page | BrowserContext,
  file: string | RegExp,
  end = (route: Route) => route.continue(),
): Promise<() => void> {
  let letGo = () => {}
  const waiting = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await where.route(file, (route) => waiting.then(() => end(route)))
  return letGo
}
