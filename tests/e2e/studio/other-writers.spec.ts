import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Dialog, Page } from '@playwright/test'
import { format } from '../../../src/model/message/format.ts'
import words from '../../../src/studio/words/app.json' with { type: 'json' }
import publishWords from '../../../src/studio/words/publish.json' with { type: 'json' }
import trashWords from '../../../src/studio/words/trash.json' with { type: 'json' }
import { violations } from '../support/axe.ts'
import { reportOf } from '../support/content.ts'
import {
  discard,
  expect,
  field,
  openDocument,
  openPublishing,
  publish,
  publishButton,
  test,
  writeElsewhere,
} from '../support/studio.ts'
import { narrow, resize, wide } from '../support/test.ts'

const report = 'reports/2014/index.mdx'
const { title } = reportOf(8)

/** The part of the form with the places that somebody else has changed as well. */
const conflictIn = (page: Page) => page.getByRole('region', { name: words.conflict.title })

/** Leaves the form, and answers the question whether to. */
async function answer(page: Page, how: (question: Dialog) => Promise<void>): Promise<void> {
  const asked = page.waitForEvent('dialog').then(how)
  await Promise.all([asked, page.getByRole('link', { name: words.editor.back }).click()])
}

test('form shows a conflict with a changed file and keeps the text written there', async ({
  page,
  studio,
}) => {
  const path = join(studio.root, 'content', report)
  const onDisk = () => readFile(path, 'utf8')
  const good = await onDisk()
  const others = `${good.replace(title, 'Titulli i tjetrit')}\nFjalia e tjetrit.\n`
  const conflict = conflictIn(page)
  const side = (name: string) =>
    conflict.getByRole('term').filter({ hasText: name }).locator('+ dd').allTextContents()

  await openDocument(page, report)
  await field(page, 'Titulli').fill('Titulli i provës')
  await expect(page.getByText(words.editor.kept)).toBeVisible()
  await writeElsewhere(page, studio, report, others)
  await expect(conflict.getByText(format(words.versions.count, { count: 1 }))).toBeVisible()
  await expect(page.getByText(words.editor.inConflict)).toBeVisible()
  expect(await side(words.conflict.published)).toEqual([
    expect.stringContaining('Titulli: Titulli i tjetrit\n'),
  ])
  expect(await side(words.conflict.ours)).toEqual([expect.stringContaining('Titulli: Titulli i provës\n')])
  await conflict.locator('summary').last().press('Enter')
  await expect(conflict.locator('details[open]')).toContainText('## Hyrje')
  await expect(conflict.locator('details[open]')).toContainText('Fjalia e tjetrit.')
  expect(await violations(page)).toEqual([])
  await resize(page, { ...narrow.viewport, width: 320 })
  const [above, below] = await Promise.all(
    [0, 1].map((at) => conflict.getByRole('term').nth(at).boundingBox()),
  )
  expect(above?.x).toBe(below?.x)
  expect(await conflict.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await resize(page, wide.viewport)

  // Publishing asks nothing: it leaves the draft out, and leads to the form.
  const dialog = await openPublishing(page)
  const tick = dialog.getByRole('checkbox').first()
  await expect(tick).toBeDisabled()
  await expect(tick).toHaveAccessibleDescription(new RegExp(publishWords.cannot.conflict))
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: words.editor.back }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Titulli i provës' })).toContainText(
    words.list.conflict,
  )
  await page.getByRole('link', { name: 'Titulli i provës' }).click()

  const end = conflict.getByRole('button', { name: words.conflict.continue })
  await expect(end).toHaveAttribute('aria-disabled', 'true')
  // A choice stays when the response to what was typed just before brings the place with other words.
  const ours = conflict.getByRole('button', { name: words.versions.take.ours })
  await field(page, 'Titulli').fill('Titulli i provës së dytë')
  await ours.press('Enter')
  await expect(conflict.getByRole('definition').last()).toContainText('Titulli i provës së dytë')
  await expect(ours).toBeFocused()
  await expect(ours).toHaveAttribute('aria-pressed', 'true')
  await expect(end).not.toHaveAttribute('aria-disabled')
  await conflict.getByRole('button', { name: words.versions.take.own }).press('Enter')
  const own = conflict.getByLabel(words.versions.ownText)
  await expect(own).toBeFocused()
  await expect(own).toHaveValue(/Titulli i provës/)
  await own.fill((await own.inputValue()).replace('Titulli i provës së dytë', 'Titulli i të dyve'))
  // What is chosen at a place stays when others write at another place.
  await writeElsewhere(page, studio, report, `${others}\nEdhe një fjali.\n`)
  await expect(own).toHaveValue(/Titulli i të dyve/)
  expect(await violations(page)).toEqual([])
  // When others write at this place, the text written there stays, and waits to be chosen again.
  const later = others.replace('Titulli i tjetrit', 'Titulli i tretë')
  await writeElsewhere(page, studio, report, `${later}\nEdhe një fjali.\n`)
  await expect(conflict.getByRole('definition').first()).toContainText('Titulli i tretë')
  await expect(own).toHaveValue(/Titulli i të dyve/)
  await expect(end).toHaveAttribute('aria-disabled', 'true')
  // Nothing else keeps it: the studio asks before it is left, and the browser before it loads the page again.
  await answer(page, (question) => question.dismiss())
  await expect(own).toHaveValue(/Titulli i të dyve/)
  await expect(page).toHaveURL(new RegExp(`#/content/${report}$`))
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => window.location.reload()))
  await (await asked).dismiss()
  await conflict.getByRole('button', { name: words.versions.take.own }).press('Enter')
  await end.press('Enter')
  await expect(conflict).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(field(page, 'Titulli')).toHaveValue('Titulli i të dyve')
  await publish(page)
  // What the other wrote at another place stays.
  expect(await onDisk()).toBe(
    `${good.replace(title, 'Titulli i të dyve')}\nFjalia e tjetrit.\n\nEdhe një fjali.\n`,
  )
  await writeElsewhere(page, studio, report, good)
})

test('form asks whether a document that somebody else removed comes back', async ({ page, studio }) => {
  const path = join(studio.root, 'content', report)
  const good = await readFile(path, 'utf8')
  const removed = page.getByRole('region', { name: words.conflict.removedTitle })
  await openDocument(page, report)
  for (const answer of ['keepDocument', 'acceptRemoval'] as const) {
    await field(page, 'Titulli').fill(`Titulli im, ${answer}`)
    await expect(page.getByText(words.editor.kept)).toBeVisible()
    await rm(path)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(removed).toBeVisible()
    if (answer === 'keepDocument') expect(await violations(page)).toEqual([])
    await removed.getByRole('button', { name: words.conflict[answer] }).click()
    await expect(removed).toHaveCount(0)
    if (answer === 'acceptRemoval') continue
    await publish(page)
    expect(await readFile(path, 'utf8')).toContain('Titulli im, keepDocument')
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words.list.title)
  await expect(page.getByRole('link', { name: /^Titulli im/ })).toHaveCount(0)
  await writeFile(path, good)
})

test('editor shows a conflict of two windows at one place and keeps the chosen version', async ({
  page,
  context,
}) => {
  const failure = page.getByRole('alert').getByText(words.editor.conflict)
  const second = await context.newPage()
  await openDocument(page, report)
  await openDocument(second, report)
  await field(second, 'Titulli').fill('Titulli i tjetrit')
  await expect(second.getByText(words.editor.kept)).toBeVisible()
  await field(page, 'Titulli').fill('Titulli im')
  await expect(failure).toBeInViewport()
  expect(await violations(page)).toEqual([])
  await answer(page, (question) => question.dismiss())
  await expect(field(page, 'Titulli')).toHaveValue('Titulli im')
  // Whoever leaves is told that the words come back, and they do.
  await answer(page, async (question) => {
    expect(question.message()).toBe(`${words.editor.leave.kept} ${words.editor.leave.question}`)
    await question.accept()
  })
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words.list.title)
  await page.getByRole('link', { name: 'Titulli i tjetrit', exact: true }).click()
  await expect(field(page, 'Titulli')).toHaveValue('Titulli im')
  await expect(failure).toBeInViewport()
  await page.getByRole('button', { name: words.editor.compare }).click()
  const conflict = conflictIn(page)
  await expect(conflict).toBeFocused()
  await expect(conflict.getByRole('term')).toHaveText([words.conflict.other, words.conflict.ours])
  await conflict.getByRole('button', { name: words.versions.take.ours }).click()
  await conflict.getByRole('button', { name: words.conflict.continue }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText(words.editor.kept)).toBeVisible()
  await expect(failure).toHaveCount(0)
  await expect(conflict).toHaveCount(0)
  await second.close()
  // The button that threw away is gone.
  await discard(page)
  await expect(publishButton(page)).toBeFocused()
})

test('editor asks about a document that another window removes while it types', async ({ page, context }) => {
  const removed = page.getByRole('region', { name: words.conflict.removedTitle })
  const second = await context.newPage()
  await openDocument(page, report)
  for (const [answer, typed] of [
    ['keepDocument', 'Titulli im'],
    ['acceptRemoval', 'Titulli im i dytë'],
  ] as const) {
    await second.goto(`studio#/content/${report}`)
    await second.getByRole('button', { name: trashWords.remove }).click()
    await second.getByRole('dialog').getByRole('button', { name: trashWords.remove }).click()
    await expect(second.getByRole('heading', { level: 1 })).toContainText(words.list.title)
    await field(page, 'Titulli').fill(typed)
    await expect(page.getByRole('alert').getByText(words.editor.removed)).toBeInViewport()
    await page.getByRole('button', { name: words.editor.decide }).click()
    await expect(removed).toBeFocused()
    if (answer === 'keepDocument') expect(await violations(page)).toEqual([])
    await removed.getByRole('button', { name: words.conflict[answer] }).click()
    await expect(removed).toHaveCount(0)
    if (answer === 'acceptRemoval') continue
    await expect(page.getByText(words.editor.kept)).toBeVisible()
    await expect(field(page, 'Titulli')).toHaveValue(typed)
    await second.goto('studio#/')
  }
  await second.close()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words.list.title)
  await page.getByRole('button', { name: trashWords.title }).click()
  await page
    .getByRole('button', { name: format(trashWords.restoreOf, { title: 'Titulli im i dytë' }) })
    .click()
  await expect(field(page, 'Titulli')).toHaveValue('Titulli im i dytë')
  await discard(page)
})

test('editor saves after a studio restart and loads remote changes on focus', async ({ page, studio }) => {
  const path = join(studio.root, 'content', report)
  const good = await readFile(path, 'utf8')
  await openDocument(page, report)
  // The token of the server that starts is another one.
  await studio.restart()
  await field(page, 'Titulli').fill('Pas nisjes së dytë')
  await expect(page.getByText(words.editor.kept)).toBeVisible()
  await discard(page)

  await writeFile(path, good.replace(title, 'Titulli i tjetrit'))
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(field(page, 'Titulli')).toHaveValue('Titulli i tjetrit')
  await field(page, 'Titulli').fill('Titulli i të dyve')
  await expect(page.getByText(words.editor.kept)).toBeVisible()
  await discard(page)
  await writeFile(path, good)
})

test('editor corrects an unreadable document as plain text', async ({ page, studio }) => {
  const path = join(studio.root, 'content', report)
  const good = await readFile(path, 'utf8')
  await writeFile(path, good.replace('title: "', 'title: ""'))
  await page.goto(`studio#/content/${report}`)
  const text = page.getByLabel(words.editor.text)
  await expect(text).toHaveValue(/title: ""/)
  await text.fill((await text.inputValue()).replace('title: ""', 'title: "'))
  await text.blur()
  await expect(field(page, 'Titulli')).toHaveValue(title)
  await writeFile(path, good)
  await discard(page)
})
