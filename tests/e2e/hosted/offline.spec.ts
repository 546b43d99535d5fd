import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Request } from '@playwright/test'
import { format } from '../../../src/model/message/format.ts'
import { guidePages } from '../../../src/studio/guide-pages.ts'
import words from '../../../src/studio/words/app.json' with { type: 'json' }
import browserWords from '../../../src/studio/words/browser.json' with { type: 'json' }
import publishWords from '../../../src/studio/words/publish.json' with { type: 'json' }
import { paths } from '../../../src/util/paths.ts'
import { exportedFiles, openDocument, waitUntilCached } from '../support/hosted.ts'
import { field } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

test.use({ baseURL: process.env.E2E_STUDIO_URL ?? '', reducedMotion: 'reduce' })

const news = 'content/news/prizren-klima/index.mdx'
const oneOfEachKind = [
  news,
  'content/reports/2024/index.mdx',
  'content/projects/2021-pyjet-dhe-klima.mdx',
  'content/pages/about/index.yaml',
  'content/words.yaml',
]

test('studio writes, reopens and exports while offline', async ({ page, context, noise }) => {
  const underWay = new Set<Request>()
  context.on('request', (request) => underWay.add(request))
  context.on('requestfinished', (request) => underWay.delete(request))
  context.on('requestfailed', (request) => underWay.delete(request))
  await openDocument(page, news)
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  // What a first visit has loaded is kept once the studio is open; a picture that is still on its way is not.
  await expect.poll(() => page.evaluate(isCached)).toBe(true)
  await expect.poll(() => underWay.size).toBe(0)
  const former = '/assets/Editor-former.js'
  await page.evaluate(async (file) => (await caches.open('files')).put(file, new Response('')), former)
  await context.setOffline(true)
  await field(page, 'Titulli').fill('Titulli pa lidhje')
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('Titulli pa lidhje')
  const banner = page.getByRole('complementary').filter({ hasText: browserWords.kept })
  const download = banner.getByText(browserWords.download)
  await expect(page.getByText(words.editor.kept)).toBeVisible()
  // A draft with a problem is left out, and named.
  const description = field(page, 'Përshkrimi').first()
  const described = await description.inputValue()
  await fillAndKeep(description, '')
  await page.getByRole('link', { name: words.editor.back }).click()
  await download.click()
  const left = format(browserWords.leftOut, { titles: '„Titulli pa lidhje“' })
  await expect(banner.getByRole('status')).toHaveText(`${browserWords.nothing} ${left}`)
  // It goes when the editor goes on.
  await page.goBack()
  await expect(page.locator('#said')).toBeEmpty()
  await fillAndKeep(description, described)
  await page.reload()
  await expect(field(page, 'Titulli')).toHaveValue('Titulli pa lidhje')
  // Of a former build nothing is kept, of this one everything.
  await expect.poll(() => page.evaluate((file) => caches.match(file), former)).toBeUndefined()
  expect(await page.evaluate(isCached)).toBe(true)
  await page.getByRole('link', { name: words.editor.back }).click()
  const files = await exportedFiles(page, download)
  expect([...files.keys()].sort()).toEqual(['NDRYSHIMET.json', 'NDRYSHIMET.txt', news])
  const before = await readFile(join(paths.root, news), 'utf8')
  expect(new TextDecoder().decode(files.get(news))).toBe(
    before.replace(/^title: .*$/m, 'title: "Titulli pa lidhje"'),
  )
  // The list asks for pictures that nobody has seen yet, and Chromium for the icon.
  const isKnown = /ERR_FAILED .*\/(studio\/picture\?|favicon\.svg)/
  expect(noise.splice(0).filter((one) => !isKnown.test(one))).toEqual([])
  // The archive of the banner does not allow the mark, and the dialog says what does.
  await context.setOffline(false)
  await page.goto('/#/')
  await page.evaluate(() => {
    const { fetch } = window
    const failures = [() => Promise.reject(new TypeError('Lost.')), () => new Response('', { status: 500 })]
    window.fetch = async (asked, given) => {
      const fail = String(asked).includes('.zip?') ? failures.shift() : undefined
      return fail ? await fail() : await fetch(asked, given)
    }
  })
  await download.click()
  await expect(banner.getByRole('status')).toHaveText(words.failures.noConnection)
  await page.getByRole('button', { name: format(publishWords.publish, { count: 1 }), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(publishWords.download).click()
  await expect(dialog.getByRole('alert').filter({ hasText: words.failures.broken })).toBeVisible()
  const mark = page.getByRole('button', { name: publishWords.send.zip })
  await expect(mark).toHaveAttribute('aria-disabled', 'true')
  await expect(mark).toHaveAccessibleDescription(publishWords.ways.zip)
  // The sentence of what failed goes with the archive that is made.
  await exportedFiles(page, dialog.getByText(publishWords.download))
  await expect(mark).not.toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText(words.failures.broken)).toHaveCount(0)
})

/** Whether the page and all its scripts and styles are cached for offline use. */
/** Fills a field and waits until the core has the edit: that it is being saved is shown too shortly to be seen. */
async function fillAndKeep(control: Locator, text: string): Promise<void> {
  const edited = control.page().waitForResponse('**/studio/api/edit')
  await control.fill(text)
  await edited
  await expect(control.page().getByText(words.editor.kept)).toBeVisible()
}

async function isCached(): Promise<boolean> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const files = [location.href, ...loaded.filter((name) => name.includes('/assets/'))]
  const cached = await Promise.all(files.map((file) => caches.match(file, { ignoreSearch: true })))
  return cached.every((file) => file !== undefined)
}

test('preview and guide open offline for cached content and explain the rest', async ({
  page,
  context,
  noise,
}) => {
  for (const name of guidePages.keys()) {
    await page.goto('/')
    await waitUntilCached(page)
    // The host leads on to another address.
    await page.goto(`/studio/${name}`)
  }
  const opened = page.waitForResponse('**/studio/api/trash')
  await page.goto('/')
  await opened
  await context.setOffline(true)
  const beside = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  for (const file of oneOfEachKind) {
    await page.goto(`/#/${file}`)
    await expect(beside, file).toBeVisible()
  }
  await expect(page.getByText(words.page.blank)).toBeHidden()
  await page.evaluate(async () => (await caches.open('files')).delete('/studio/page.html'))
  await page.getByRole('button', { name: words.page.reload }).click()
  await expect(page.getByText(words.page.blank)).toBeVisible()
  for (const name of guidePages.keys()) {
    await page.goto(`/studio/${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  // Pictures come with the first look at them.
  const others = noise.splice(0).filter((message) => !/\/pictures?[/?]|page\.html/.test(message))
  expect(others).toEqual([])
})
