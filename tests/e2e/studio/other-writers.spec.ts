import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import words from '../../../src/studio/words/app.json' with { type: 'json' }
import { format } from '../../../src/studio/words/format.ts'
import { violations } from '../support/axe.ts'
import { reportOf } from '../support/content.ts'
import { discard, expect, field, keepPageAway, openDocument, test } from '../support/studio.ts'
import { narrow, resize, wide } from '../support/test.ts'

const report = 'reports/2014/index.mdx'
const { title } = reportOf(8)

test.beforeEach(({ page }) => keepPageAway(page))

test('save shows a conflict with a changed file and writes the chosen version', async ({ page, studio }) => {
  const path = join(studio.root, 'content', report)
  const onDisk = () => readFile(path, 'utf8')
  const good = await onDisk()
  const others = `${good.replace(title, 'Titulli i tjetrit')}\nFjalia e tjetrit.\n`
  const dialog = page.getByRole('dialog', { name: words.editor.conflictTitle })
  const side = (name: string) =>
    dialog.getByRole('term').filter({ hasText: name }).locator('+ dd').allTextContents()
  const trySave = () => page.getByRole('button', { name: words.editor.save, exact: true }).click()

  await openDocument(page, title)
  await field(page, 'Titulli').fill('Titulli i provës')
  await expect(page.getByText(words.editor.kept)).toBeVisible()
  await writeFile(path, others)
  await trySave()
  await expect(dialog.getByText(format(words.versions.count, { count: 1 }))).toBeVisible()
  expect(await side(words.editor.disk)).toEqual([expect.stringContaining('Titulli: Titulli i tjetrit\n')])
  expect(await side(words.editor.draft)).toEqual([expect.stringContaining('Titulli: Titulli i provës\n')])
  await dialog.locator('summary').last().press('Enter')
  await expect(dialog.locator('details[open]')).toContainText('## Hyrje')
  await expect(dialog.locator('details[open]')).toContainText('Fjalia e tjetrit.')
  expect(await onDisk()).toBe(others)
  expect(await violations(page)).toEqual([])
  const [disk, draft] = await Promise.all([0, 1].map((at) => dialog.getByRole('term').nth(at).boundingBox()))
  expect(disk?.y).toBe(draft?.y)
  await resize(page, narrow.viewport)
  const [above, below] = await Promise.all([0, 1].map((at) => dialog.getByRole('term').nth(at).boundingBox()))
  expect(above?.x).toBe(below?.x)
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  await resize(page, wide.viewport)

  const end = dialog.getByRole('button', { name: words.editor.saveChosen })
  await expect(end).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('button', { name: words.versions.take.mine }).press('Enter')
  await end.press('Enter')
  await expect(page.getByRole('status').getByText(words.editor.saved)).toBeVisible()
  // What the other wrote at another place stays.
  expect(await onDisk()).toBe(`${good.replace(title, 'Titulli i provës')}\nFjalia e tjetrit.\n`)
  await writeFile(path, good)
})

test('editor shows a conflict at one place and keeps the chosen version', async ({ page, studio }) => {
  const path = join(studio.root, 'content', report)
  const good = await readFile(path, 'utf8')
  const failure = page.getByRole('alert').getByText(words.editor.conflict)
  await openDocument(page, title)
  await writeFile(path, good.replace(title, 'Titulli i tjetrit'))
  await field(page, 'Titulli').fill('Titulli im')
  await expect(failure).toBeInViewport()
  expect(await violations(page)).toEqual([])
  page.once('dialog', (question) => question.dismiss())
  await page.getByRole('link', { name: words.editor.back }).click()
  await expect(field(page, 'Titulli')).toHaveValue('Titulli im')
  await page.getByRole('button', { name: words.editor.compare }).click()
  const dialog = page.getByRole('dialog', { name: words.editor.conflictTitle })
  await expect(dialog.getByRole('term')).toHaveText([words.editor.other, words.editor.draft])
  await dialog.getByRole('button', { name: words.versions.take.mine }).click()
  await dialog.getByRole('button', { name: words.editor.keepChosen }).click()
  await expect(page.getByText(words.editor.kept)).toBeVisible()
  await expect(failure).toHaveCount(0)
  // The button that asked to compare is gone, and then the one that threw away.
  const saving = page.getByRole('button', { name: words.editor.save, exact: true })
  await expect(saving).toBeFocused()
  await discard(page)
  await expect(saving).toBeFocused()
  await writeFile(path, good)
})

test('editor works on after a studio restart and loads remote changes on focus', async ({ page, studio }) => {
  const path = join(studio.root, 'content', report)
  const good = await readFile(path, 'utf8')
  await openDocument(page, title)
  // As after another start, whose token is another one.
  await page.locator('meta[name="studio-token"]').evaluate((meta) => meta.setAttribute('content', 'e vjetër'))
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
