import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { bodyWords as words } from '../../../src/studio/words/body.ts'
import { clientWords } from '../../../src/studio/words/client.ts'
import { violations } from '../support/axe.ts'
import { type Development, startDevelopment } from '../support/development.ts'

// One server and one set of files for all: the tests take their turn, and each leaves the files as it found them.
test.describe.configure({ mode: 'serial' })
test.use({ reducedMotion: 'reduce' })

let studio: Development
test.beforeAll(async () => {
  test.setTimeout(120_000)
  studio = await startDevelopment('body')
})
test.afterEach(async () => {
  const info = test.info()
  if (info.status !== info.expectedStatus)
    await info.attach('what the server said', { body: await studio.said() })
})
test.afterAll(() => studio.close())

const report = 'reports/2024/index.mdx'
const news = 'news/rahovec-2050/index.mdx'

test('a typed word and a card change their own lines on disk alone @once', async ({ page }) => {
  const before = await onDisk(report)
  const body = await open(page, report)
  await body
    .locator('> p')
    .first()
    .click({ position: { x: 8, y: 8 } })
  await page.keyboard.press('Home')
  await page.keyboard.type('Fjalë. ')
  const figure = page.getByRole('group', { name: words.cards.figure })
  await figure.getByLabel(words.cards.caption).fill('Mbishkrimi i provës.')
  await expect(page.frameLocator('iframe').getByText('Fjalë. Në fund të nëntorit energjia')).toBeAttached()
  await save(page)
  const [lines, old] = [(await onDisk(report)).split('\n'), before.split('\n')]
  expect(lines).toHaveLength(old.length)
  const changed = lines.filter((line, at) => line !== old[at])
  expect(changed.map((line) => line.trim().slice(0, 30))).toEqual([
    'Fjalë. Në fund të nëntorit ene',
    'caption="Mbishkrimi i provës."',
  ])
  await undo(page)
  await expect(figure.getByLabel(words.cards.caption)).not.toHaveValue('Mbishkrimi i provës.')
  expect(await onDisk(report)).toBe(before)
})

test('the parts of a report stay whatever is typed, and a note is written by keyboard alone @once', async ({
  page,
}) => {
  const body = await open(page, report)
  const parts = body.getByRole('heading', { level: 3 })
  const titles = await parts.allTextContents()
  await body.locator('> p').first().click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Backspace')
  expect(await parts.allTextContents()).toEqual(titles)
  await page.keyboard.type('Hyrja e re.')
  await page.keyboard.press('Alt+F10')
  await expect(page.getByRole('button', { name: words.strong })).toBeFocused()
  for (let count = 0; count < 8; count++) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: words.insert.note })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.said.inserted(words.cards.note))).toBeAttached()
  await page.keyboard.type('Mbani mend.')
  const notes = page.frameLocator('iframe').locator('aside').filter({ hasText: 'Mbani mend.' })
  await expect(notes).toHaveCount(1)
  expect(await violations(page)).toEqual([])
  await discard(page)
})

test('what is pasted from Word comes as clean blocks, and a link is chosen from the pages @once', async ({
  page,
}) => {
  const before = await onDisk(news)
  const body = await open(page, news)
  await body.locator('> p').last().click()
  await page.keyboard.press('Control+End')
  // The editor is told of the caret's new place after the key; no person presses the next one before that.
  await expect.poll(() => body.evaluate(isCaretAtEnd)).toBe(true)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  await page.keyboard.press('Enter')
  await body.evaluate((element) => {
    const clipboardData = new DataTransfer()
    const html = `<p class="MsoNormal" style="color:red"><b>Trashë</b> fjalë<o:p></o:p></p><p class="MsoListParagraph" style="mso-list:l0">një pikë</p>`
    clipboardData.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await body.getByText('një pikë').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' te ')
  await page.keyboard.press('Control+k')
  const panel = page.getByRole('form', { name: words.links.title })
  await panel.getByLabel(words.links.address).fill('/projects')
  await panel.getByRole('button', { name: words.links.set }).click()
  await expect(page.getByText(words.said.linked)).toBeAttached()
  await save(page)
  const after = await onDisk(news)
  expect(after.startsWith(before.trimEnd())).toBe(true)
  expect(after.slice(before.trimEnd().length)).toMatch(
    /^\n\n<p><strong>Trashë<\/strong> fjalë<\/p>\n\n<ul>\n {2}<li>një pikë te <a href="\/projects">[^<]+<\/a><\/li>\n<\/ul>\n$/,
  )
  await undo(page)
  await expect(body.getByText('një pikë')).toHaveCount(0)
  expect(await onDisk(news)).toBe(before)
})

test('a mistake in the text shows at its block @once', async ({ page }) => {
  const body = await open(page, news)
  await body.locator('> h2').first().click()
  await page.keyboard.press('End')
  await page.keyboard.type(' "drejt"')
  await expect(body.locator('[data-problem] + [data-problems]')).toBeVisible()
  await discard(page)
  await expect(body.locator('[data-problems]')).toHaveCount(0)
})

function isCaretAtEnd(element: Element): boolean {
  const rest = document.createRange()
  const caret = getSelection()
  rest.selectNodeContents(element)
  if (caret?.focusNode) rest.setStart(caret.focusNode, caret.focusOffset)
  return rest.toString() === ''
}

async function open(page: Page, file: string) {
  await page.goto(`${studio.url}/_studio#/content/${file}`)
  const body = page.getByRole('textbox', { name: words.editor })
  // The first one waits until Vite has prepared the packages of the editor, which a busy machine does slowly.
  await expect(body.locator('> p').first()).toBeVisible({ timeout: 60_000 })
  return body
}

function onDisk(file: string): Promise<string> {
  return readFile(join(studio.root, 'content', file), 'utf8')
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: clientWords.editor.save, exact: true }).click()
  await expect(page.getByRole('status').getByText(clientWords.editor.saved)).toBeVisible()
}

async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: clientWords.editor.undo }).click()
  await page.getByRole('dialog').getByRole('button', { name: clientWords.editor.undo }).click()
}

async function discard(page: Page): Promise<void> {
  await page.getByRole('button', { name: clientWords.editor.discard }).click()
  await page.getByRole('dialog').getByRole('button', { name: clientWords.editor.discard }).click()
}
