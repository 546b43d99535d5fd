import words from '../../../src/studio/words/app.json' with { type: 'json' }
import browserWords from '../../../src/studio/words/browser.json' with { type: 'json' }
import { openDocument } from '../support/hosted.ts'
import { blockPreview, field } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

test.use({ baseURL: process.env.E2E_STUDIO_URL ?? '', reducedMotion: 'reduce' })

const report = 'content/reports/2024/index.mdx'

/** Takes the studio's lock and never answers, as a tab that the browser has suspended. */
const acquireLock = (steal: boolean) => {
  navigator.locks.request('studio', { steal }, () => new Promise(() => undefined)).catch(() => undefined)
}

test('tab offers to take over from a suspended one and goes on when it is taken over', async ({
  page,
  context,
}) => {
  await blockPreview(page)
  const suspended = await context.newPage()
  await suspended.goto('/studio/udhezuesi.html')
  await suspended.evaluate(acquireLock, false)
  await page.goto('/')
  const takeOver = page.getByRole('button', { name: browserWords.takeOver })
  await expect(takeOver).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('alert').getByText(browserWords.suspended)).toBeVisible()
  await takeOver.click()
  await expect(takeOver).toBeHidden()
  await openDocument(page, report)
  await field(page, 'Titulli').fill('Titulli i parë')
  await expect(page.getByText(words.editor.kept)).toBeVisible()

  await suspended.evaluate(acquireLock, true)
  await expect(page.getByText(browserWords.movedAway)).toBeVisible()
  await field(page, 'Titulli').fill('Titulli i dytë')
  await expect(takeOver).toBeVisible({ timeout: 15_000 })
  await takeOver.click()
  await expect(page.getByText(words.editor.kept)).toBeVisible()
  await page.reload()
  await expect(field(page, 'Titulli')).toHaveValue('Titulli i dytë')
})

test('studio goes on with all drafts when the data of the site are cleared', async ({
  page,
  context,
  noise,
}) => {
  const news = 'content/news/prizren-klima/index.mdx'
  for (const file of [news, report]) {
    await openDocument(page, file)
    await field(page, 'Titulli').fill('Titulli i parë')
    await expect(page.getByText(words.editor.kept)).toBeVisible()
  }
  const browser = await context.newCDPSession(page)
  const { origin } = new URL(page.url())
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await field(page, 'Titulli').fill('Titulli i dytë')
  await expect(page.getByText(words.editor.kept)).toBeVisible()
  const preview = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  await expect(preview).toContainText('Titulli i dytë')
  await page.reload()
  await expect(field(page, 'Titulli')).toHaveValue('Titulli i dytë')
  await openDocument(page, news)
  await expect(field(page, 'Titulli')).toHaveValue('Titulli i parë')
  // The preview may have asked for its page, or for the data of it, while nobody served them.
  const isUnserved = /frame-ancestors|chrome-error|status of (404|503) .*\/data\//
  expect(noise.splice(0).filter((one) => !isUnserved.test(one))).toEqual([])
})
