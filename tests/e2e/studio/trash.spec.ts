import type { Page } from '@playwright/test'
import { kinds } from '../../../src/check/documents/kinds.ts'
import { format } from '../../../src/model/message/format.ts'
import appWords from '../../../src/studio/words/app.json' with { type: 'json' }
import publishWords from '../../../src/studio/words/publish.json' with { type: 'json' }
import words from '../../../src/studio/words/trash.json' with { type: 'json' }
import { violations } from '../support/axe.ts'
import { reportOf } from '../support/content.ts'
import { contentOnDisk, discard, expect, publishButton, test } from '../support/studio.ts'
import { narrow, resize, wide } from '../support/test.ts'

const { title } = reportOf(8)

test('trash deletes and restores a report with pictures by keyboard alone', async ({ page, studio }) => {
  const before = await contentOnDisk(studio)
  // New documents that other tests have discarded may lie in it.
  const bin = page.getByRole('button', { name: words.title })
  await open(page, 'content/reports/2014/index.mdx')
  await page.getByRole('button', { name: words.remove }).press('Enter')
  const question = page.getByRole('dialog', { name: words.question })
  await expect(question.getByText(format(words.textWithNumber, { id: 8 }))).toBeVisible()
  expect(await violations(page)).toEqual([])
  await question.getByRole('button', { name: words.remove }).press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText(format(words.removed, { title }))).toBeAttached()
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
  // It goes from the site when the draft of its removal is published.
  expect(await contentOnDisk(studio)).toEqual(before)
  await page.getByRole('button', { name: /^Publiko \(/ }).press('Enter')
  const publishing = page.getByRole('dialog', { name: publishWords.title })
  const tick = publishing.getByRole('checkbox', { name: new RegExp(`${title}.*: i hequr`) })
  await expect(tick).toBeDisabled()
  await expect(tick).toHaveAccessibleDescription(publishWords.cannot.links)
  await page.keyboard.press('Escape')

  await bin.press('Enter')
  const trash = page.getByRole('dialog', { name: words.title })
  await resize(page, { ...narrow.viewport, width: 320 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(await violations(page)).toEqual([])
  await resize(page, wide.viewport)
  // Another test may have left a former version of this report.
  const entry = trash
    .getByRole('listitem')
    .filter({ hasText: title })
    .filter({ hasText: trashKind('document') })
  await expect(entry.locator('img')).toBeVisible()
  const restore = entry.getByRole('button', { name: format(words.restoreOf, { title }) })
  await expect(restore).toBeVisible()
  const label = (await bin.textContent()) ?? ''
  await restore.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  expect(await contentOnDisk(studio)).toEqual(before)
  await page.goto('studio#/')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expect(bin.filter({ hasText: label })).toHaveCount(0)
})

test('trash shows the links to a post first, and deletes no pages or settings', async ({ page }) => {
  await resize(page, { ...narrow.viewport, width: 320 })
  await open(page, 'content/news/prizren-klima/index.mdx')
  const button = page.getByRole('button', { name: words.remove })
  await button.press('Enter')
  const question = page.getByRole('dialog', { name: words.question })
  const link = question.getByRole('link', { name: 'Veprimi klimatik te të rinjtë në Prizren' })
  await expect(link).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(await violations(page)).toEqual([])
  await question.getByRole('button', { name: appWords.editor.keep }).press('Enter')
  await expect(button).toBeFocused()
  await button.press('Enter')
  await test.step('trash opens again when pressed while it closes', async () => {
    const keep = question.getByRole('button', { name: appWords.editor.keep })
    await page.evaluate(
      ([no, again]) => {
        const click = () => new MouseEvent('click', { bubbles: true, cancelable: true })
        no?.dispatchEvent(click())
        queueMicrotask(() => again?.dispatchEvent(click()))
      },
      [await keep.elementHandle(), await button.first().elementHandle()],
    )
    await page.waitForTimeout(100)
    await expect(question).toBeVisible()
  })
  await link.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Veprimi klimatik' })).toBeFocused()
  await resize(page, wide.viewport)

  await page.getByRole('textbox', { name: 'Titulli', exact: true }).fill('Drafti')
  await page.getByRole('button', { name: words.remove }).press('Enter')
  await expect(question.getByText(words.withDraft)).toBeVisible()
  await page.keyboard.press('Escape')
  await discard(page)
  for (const [file, name] of [
    ['content/site.yaml', kinds.site.title],
    ['content/words.yaml', kinds.words.title],
    ['content/pages/home/index.yaml', kinds.home.title],
  ] as const) {
    await open(page, file)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(page.getByRole('button', { name: words.remove })).toHaveCount(0)
  }
})

/** What the trash says of a kind of entry, before its day. */
function trashKind(kind: keyof typeof words.kinds): string {
  return words.kinds[kind].slice(0, words.kinds[kind].indexOf('{'))
}

async function open(page: Page, file: string): Promise<void> {
  await page.goto(`studio#/${file}`)
  await expect(publishButton(page)).toBeVisible()
}
