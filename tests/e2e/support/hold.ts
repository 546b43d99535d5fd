import type { Page, Route } from '@playwright/test'

/** Keeps a file on its way until what it gives is called; then it comes, unless it is to `end` otherwise. */
export async function hold(
  page: Page,
  file: string | RegExp,
  end = (route: Route) => route.continue(),
): Promise<() => void> {
  let letGo = () => {}
  const waiting = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(file, (route) => waiting.then(() => end(route)))
  return letGo
}
