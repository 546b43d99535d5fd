import type { Page } from '@playwright/test'
import { visit } from './test.ts'

/** Opens a post with a replaced text in its body. */
export async function visitBody(page: Page, written: string | RegExp, instead: string): Promise<void> {
  await rewriteBody(page, written, instead)
  await visit(page, '/information-blog/2')
}

/** Replaces a text in the body of a post, in its page and in its data. */
export async function rewriteBody(page: Page, written: string | RegExp, instead: string): Promise<void> {
  for (const file of ['**/information-blog/2', '**/data/news/2.js']) {
    await page.route(file, async (route) => {
      const response = await route.fetch()
      // A marked table is drawn as a chart and hidden. The mark is removed, so that this table is shown.
      const text = (await response.text())
        .replace(/ data-figure=\\?"bars\\?"/, '')
        .replace(/<figure data-drawn=.*?<\/figure>/, '')
      await route.fulfill({ response, body: text.replace(written, instead) })
    })
  }
}
