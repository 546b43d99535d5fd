import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { format } from '../../../src/model/message/format.ts'
import { guidePages } from '../../../src/studio/guide-pages.ts'
import type { OpenDocument } from '../../../src/studio/protocol.ts'
import words from '../../../src/studio/words/app.json' with { type: 'json' }
import browserWords from '../../../src/studio/words/browser.json' with { type: 'json' }
import guideWords from '../../../src/studio/words/guide.json' with { type: 'json' }
import publishWords from '../../../src/studio/words/publish.json' with { type: 'json' }
import { paths } from '../../../src/util/paths.ts'
import { htmlPayloads } from '../../content/scripts/html-payloads.ts'
import { mdxPayloads } from '../../content/scripts/mdx-payloads.ts'
import { shownHtml, shownMdx } from '../../content/scripts/shown-payloads.ts'
import { rulesOfLooks, violations } from '../support/axe.ts'
import { call, exportedFiles, openDocument } from '../support/hosted.ts'
import {
  galleryFiles,
  newYear,
  photographs,
  reportText,
  storedSize,
  writeReport,
} from '../support/report-walk.ts'
import { blockPreview, field, openPublishing } from '../support/studio.ts'
import { expect, narrow, test } from '../support/test.ts'

test.use({ baseURL: process.env.E2E_STUDIO_URL ?? '', reducedMotion: 'reduce' })

const news = 'content/news/prizren-klima/index.mdx'
const report = 'content/reports/2024/index.mdx'

test('hosted report with twenty photographs takes 45 edits and equals the local one', async ({ page }) => {
  const photos = await photographs(20)
  await page.setViewportSize({ width: 390, height: 844 })
  const edits = await writeReport(page, '/', photos)
  const dialog = page.getByRole('dialog', { name: publishWords.title })
  const files = await exportedFiles(page, dialog.getByText(publishWords.download))
  await dialog.getByRole('button', { name: publishWords.send.zip }).click()
  await expect(dialog.getByText(publishWords.done.marked)).toBeFocused()
  // With those of this dialog: the archive, and the mark.
  expect(edits + 2).toBeLessThanOrEqual(45)

  const text = new TextDecoder().decode(files.get(`content/reports/${newYear}/index.mdx`))
  const names = galleryFiles(text)
  expect(new Set(names).size).toBe(20)
  const own = [...names, 'index.mdx'].map((name) => `reports/${newYear}/${name}`)
  expect([...files.keys()].sort()).toEqual(
    [...own.map((name) => `content/${name}`), 'NDRYSHIMET.json', 'NDRYSHIMET.txt'].sort(),
  )
  for (const [index, name] of names.entries()) {
    const { width, height, exif, xmp, format } = await sharp(
      files.get(`content/reports/${newYear}/${name}`),
    ).metadata()
    const expected = { ...storedSize(index), format: 'jpeg', exif: undefined, xmp: undefined }
    expect({ name, width, height, format, exif, xmp }).toEqual({ name, ...expected })
  }
  expect(text).toBe(reportText(names))
})

test('preview shows a draft and follows the field with an error, also after a reload', async ({ page }) => {
  await openDocument(page, report)
  await field(page, 'Titulli').fill('Titulli i provës')
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Titulli i provës')
  await expect(page.frameLocator('iframe').getByRole('banner')).toBeVisible()
  await field(page, 'Titulli').fill('')
  await expect(field(page, 'Titulli')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'Titulli').fill('Titulli i dytë')
  await expect(heading).toHaveText('Titulli i dytë')
  await page.reload()
  await expect(field(page, 'Titulli')).toHaveValue('Titulli i dytë')
  await page.goto('/#/')
  const listed = page.getByRole('link', { name: 'Titulli i dytë', exact: true })
  await expect(listed).toBeVisible()
})

test('guide opens in its own window at the part that the link names', async ({ page }) => {
  await blockPreview(page)
  await openDocument(page, report)
  const part = guideWords.parts.gallery
  const guide = page.waitForEvent('popup')
  await page.getByRole('link', { name: format(guideWords.link, { name: guideWords.name, part }) }).click()
  await expect((await guide).getByRole('heading', { name: part })).toBeInViewport()
  expect(
    await (await guide)
      .locator('h2')
      .first()
      .evaluate((h) => getComputedStyle(h).borderTopWidth),
  ).toBe('1px')
  // Nothing scrolls by itself but tables, which the keyboard reaches.
  for (const address of guidePages.keys()) {
    await page.goto(`/studio/${address}`)
    await page.setViewportSize({ ...narrow.viewport, width: 320 })
    expect(await violations(page, ['scrollable-region-focusable'])).toEqual([])
  }
})

test('second window is served by the first and by itself after the first closes', async ({
  page,
  context,
}) => {
  await blockPreview(page)
  await openDocument(page, news)
  await field(page, 'Titulli').fill('Titulli i dritares së parë')
  await expect(page.getByText(words.editor.kept)).toBeVisible()
  const second = await context.newPage()
  await blockPreview(second)
  await openDocument(second, news)
  await expect(field(second, 'Titulli')).toHaveValue('Titulli i dritares së parë')
  await page.close()
  await field(second, 'Titulli').fill('Titulli i dritares së dytë')
  await expect(second.getByText(words.editor.kept)).toBeVisible()
  await second.reload()
  await expect(field(second, 'Titulli')).toHaveValue('Titulli i dritares së dytë')
})

test('reloaded window waits until the worker of the former window is gone', async ({ page, context }) => {
  await blockPreview(page)
  const former = await context.newPage()
  await former.goto('/studio/udhezuesi.html')
  // A slow telephone needs seconds to end a worker.
  await former.evaluate(() => {
    void navigator.locks.request('studio', () => new Promise(() => undefined))
  })
  const asked = page.waitForRequest('**/studio/api/open')
  await page.goto(`/#/${news}`)
  await asked
  await former.close()
  await field(page, 'Titulli').fill('Titulli pas pritjes')
  await expect(page.getByText(words.editor.kept)).toBeVisible()
})

test('studio sends pending typing when the window is hidden', async ({ page }) => {
  await blockPreview(page)
  await openDocument(page, news)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await field(page, 'Titulli').fill('Titulli pa pushim')
  const sent = page.waitForRequest('**/studio/api/edit')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await sent
})

test('marking a draft as sent leaves a complete draft when the browser stops', async ({
  playwright,
}, info) => {
  const folder = info.outputPath('profile')
  const { launchOptions } = info.project.use
  const open = async () => {
    const context = await playwright.chromium.launchPersistentContext(folder, { ...launchOptions })
    const page = context.pages()[0] ?? (await context.newPage())
    await blockPreview(page)
    await openDocument(page, news)
    return { context, page }
  }
  let { context, page } = await open()
  for (const moment of ['waitForRequest', 'waitForResponse'] as const) {
    const title = `Titulli i ${moment}`
    await field(page, 'Titulli').fill(title)
    await expect(page.getByText(words.editor.kept)).toBeVisible()
    const dialog = await openPublishing(page)
    await exportedFiles(page, dialog.getByText(publishWords.download))
    const reached = page[moment]('**/studio/api/markSent')
    const marking = dialog.getByRole('button', { name: publishWords.send.zip }).click()
    await reached
    const closed = context.waitForEvent('close')
    const browser = await context.newCDPSession(page)
    await browser.send('Browser.crash').catch(() => undefined)
    await Promise.all([marking.catch(() => undefined), closed])

    ;({ context, page } = await open())
    await expect(field(page, 'Titulli')).toHaveValue(title)
  }
  await context.close()
})

test('draft content runs no code in the form and the preview', async ({ page, noise }) => {
  await page.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt'])
      Object.assign(window, { [name]: () => console.error('it ran') })
  })
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  const write = async (file: string, marker: RegExp, payloads: readonly string[]) => {
    const { text, revision } = await call(page, 'open', { file })
    const written = text.replace(marker, (found) => `${found}\n${payloads.join('\n\n')}\n`)
    const operation = { op: 'write', text: written } as const
    const answered: OpenDocument = await call(page, 'edit', { file, revision, operation })
    expect(answered.problems.some(({ severity }) => severity === 'error')).toBe(true)
    await page.goto(`/#/${file}`)
    await expect(field(page, 'Titulli')).toHaveValue(answered.title)
    await expect(heading).toHaveText(answered.title)
    await call(page, 'discard', { file })
  }
  await page.goto('/')
  // One that the preview does not show keeps it at the body before: those that it shows come by themselves. The window
  // stays open, and goes from one document to the other.
  for (const [html, mdx] of [
    [Object.values(htmlPayloads).flat(), mdxPayloads],
    [shownHtml, shownMdx],
  ] as const) {
    await write(news, /\n<p>/, html)
    await write(report, /\n## Hyrje\n/, mdx)
  }
  expect(noise).toEqual([])
})

test('upload keeps no photo when the browser alters canvas pixels and says why', async ({ page, noise }) => {
  await blockPreview(page)
  const workers = page.waitForEvent('worker')
  await openDocument(page, report)
  const worker = await workers
  await worker.evaluate(() => {
    const { prototype } = OffscreenCanvasRenderingContext2D
    const read = prototype.getImageData
    prototype.getImageData = function (...place) {
      const image = read.apply(this, place)
      image.data[0] = (image.data[0] ?? 0) ^ 1
      return image
    }
  })
  const gallery = page.getByRole('group', { name: 'Galeria', exact: true })
  await gallery.locator('input[type=file]').setInputFiles(await photographs(4))
  await expect(page.getByRole('alert').filter({ hasText: browserWords.noise })).toBeVisible()
  await expect(page.getByRole('button', { name: words.close, exact: true })).toBeInViewport({ ratio: 1 })
  expect(noise.splice(0)).toEqual(Array(4).fill(expect.stringContaining('422')))
})

test('studio fits a phone with the preview in place of the form and passes axe', async ({ page }) => {
  const tryScreen = async () => {
    for (const [colorScheme, rules] of [['dark'], ['light', rulesOfLooks]] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violations(page, rules), colorScheme).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    }
  }
  await page.setViewportSize({ ...narrow.viewport, width: 320 })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words.list.title)
  await expect(page.getByText(browserWords.kept)).toBeVisible()
  // There is nothing to export yet.
  await expect(page.getByText(browserWords.download)).toBeHidden()
  await tryScreen()
  await openDocument(page, news)
  await tryScreen()
  for (const title of ['Titulli i parë', 'Titulli i dytë', 'Titulli i provës']) {
    const answered = page.waitForResponse('**/studio/api/edit')
    await field(page, 'Titulli').fill(title)
    await answered
    await expect(page.getByText(words.editor.kept)).toBeVisible()
  }
  await page.getByRole('button', { name: words.editor.page, exact: true }).click()
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Titulli i provës')
  // The banner stands in the list alone, where the drafts can be exported now.
  await expect(page.getByText(browserWords.kept)).toBeHidden()
  await page.goto('/#/')
  await expect(page.getByText(browserWords.download)).toBeVisible()
})

test('export of a copied document contains the published photos', async ({ page }) => {
  await page.goto('/')
  const { file } = await call(page, 'copy', { file: news })
  const files = await exportedFiles(page, page.getByText(browserWords.download).first())
  const photo = (of: string) => of.replace('index.mdx', '01.jpg')
  const original = await readFile(join(paths.root, photo(news)))
  expect(original.equals(files.get(photo(file)) ?? new Uint8Array())).toBe(true)
})
