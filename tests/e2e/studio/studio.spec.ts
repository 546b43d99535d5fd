import type { Page } from '@playwright/test'
import { kinds } from '../../../src/check/documents/kinds.ts'
import { format } from '../../../src/model/message/format.ts'
import words from '../../../src/studio/words/app.json' with { type: 'json' }
import bodyWords from '../../../src/studio/words/body.json' with { type: 'json' }
import publishWords from '../../../src/studio/words/publish.json' with { type: 'json' }
import { rulesOfLooks, violations } from '../support/axe.ts'
import { onDisk } from '../support/body.ts'
import { intercept } from '../support/calls.ts'
import { reportOf } from '../support/content.ts'
import {
  blockPreview,
  discard,
  expect,
  field,
  openDocument,
  openPublishing,
  publish,
  publishButton,
  test,
  testInOwnWindow,
  writeElsewhere,
} from '../support/studio.ts'
import { narrow, resize, wide } from '../support/test.ts'

const report = 'reports/2014/index.mdx'
const { title } = reportOf(8)

testInOwnWindow(
  'editor shows a new title in the preview, keeps the draft and publishes one line',
  async ({ page, studio }) => {
    const before = await onDisk(studio, report)
    await openDocument(page, report)
    await field(page, 'Titulli').fill('Titulli i provës')
    const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Titulli i provës')
    await expect.poll(() => heading.evaluate(isInItsFont)).toBe(true)
    await expect(page.getByText(words.editor.kept)).toBeVisible()
    await blockPreview(page)
    await page.reload()
    await expect(field(page, 'Titulli')).toHaveValue('Titulli i provës')
    expect(await onDisk(studio, report)).toBe(before)

    // An answer after which there is nothing to throw away takes no dialog from whoever reads it.
    const answer = await intercept(page, '/studio/api/edit', 'hold')
    await field(page, 'Titulli').fill(title)
    await page.getByRole('button', { name: words.editor.discard }).click()
    const dialog = page.getByRole('dialog')
    await answer.end()
    await expect(page.getByText(words.editor.clean)).toBeVisible()
    // Nothing is said of the draft behind a question.
    const announcement = page.locator('#njoftimi')
    await page.keyboard.press('Control+s')
    await dialog.getByRole('button', { name: words.editor.keep }).click()
    await expect(dialog).toHaveCount(0)
    await expect(announcement).not.toContainText(words.editor.kept)
    await field(page, 'Titulli').fill('Titulli i provës')
    // Whoever is used to saving hears that the draft is kept. As with Caps Lock.
    await page.keyboard.press('Control+S')
    await expect(announcement).toContainText(words.editor.kept)
    const listed = page.getByRole('listitem').filter({ hasText: 'Titulli i provës' })
    await page.getByRole('link', { name: words.editor.back }).click()
    await expect(listed).toContainText(words.list.draft)
    await page.getByRole('link', { name: 'Titulli i provës' }).click()

    await publish(page)
    await page.getByRole('link', { name: words.editor.back }).click()
    await expect(listed).toContainText(words.list.fine)
    await expect(listed).not.toContainText(words.list.draft)
    await page.getByRole('link', { name: 'Titulli i provës' }).click()
    await page.getByRole('button', { name: words.editor.copy }).click()
    await expect(field(page, 'Titulli')).toHaveValue('Titulli i provës (kopje)')
    await discard(page)
    await page.getByRole('link', { name: 'Titulli i provës' }).click()
    await expect(field(page, 'Titulli')).toHaveValue('Titulli i provës')
    expect(await onDisk(studio, report)).toBe(before.replace(/^title: .*$/m, 'title: "Titulli i provës"'))
    // The window takes what another program writes.
    await writeElsewhere(page, studio, report, before)
    await expect(field(page, 'Titulli')).toHaveValue(title)
  },
)

testInOwnWindow('editor reports code that fails to load and opens on retry', async ({ page, context }) => {
  await blockPreview(page)
  const editor = '**/assets/Editor-*.js'
  await page.goto('studio')
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  // The service worker runs now, so that its requests are routed, and has no file of an earlier visit.
  await page.evaluate(() => caches.delete('files'))
  await context.route(editor, (route) => route.abort())
  await page.reload()
  await page.getByRole('link', { name: title, exact: true }).click()
  const alert = page.getByRole('alert').filter({ hasText: words.failures.notLoaded })
  await expect(alert).toBeVisible()
  await context.unroute(editor)
  await page.getByRole('button', { name: words.tryAgain }).click()
  await expect(field(page, 'Titulli')).toHaveValue(title)
})

test('undo takes back a run of typing in a field, as in a plain textarea', async ({ page }) => {
  await openDocument(page, report)
  for (const label of ['Titulli', 'Përshkrimi']) {
    const one = field(page, label)
    const before = await one.inputValue()
    await one.click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' me tri fjalë')
    await expect(page.getByText(words.editor.kept)).toBeVisible()
    await expect(one).toHaveValue(`${before} me tri fjalë`)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(one).toHaveValue(before)
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(one).toHaveValue(`${before} me tri fjalë`)
  }
  await expect(page.getByRole('heading', { level: 1, name: `${title} me tri fjalë` })).toBeVisible()
  await expect(page).toHaveTitle(`${title} me tri fjalë | ${words.studio}`)
  // A line takes no line break, although the browser keeps the text.
  await field(page, 'Titulli').fill('Një\ndy')
  await expect(field(page, 'Titulli')).toHaveValue('Një dy')
  await discard(page)
})

test('form begins in the first half of the window and ends with the derived values', async ({ page }) => {
  await openDocument(page, report)
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [1440, 900],
  ] as const) {
    await resize(page, { width, height })
    const first = await field(page, 'Titulli').boundingBox()
    expect(first?.y, `${width}`).toBeLessThan(height / 2)
    // The way back and the name stay in sight while one writes.
    await page.getByRole('textbox', { name: bodyWords.editor }).click()
    await expect(page.getByRole('link', { name: words.editor.back })).toBeInViewport()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  }
  const derived = page.getByRole('region', { name: words.editor.derived })
  await expect(derived.getByRole('group', { name: 'Viti' })).toContainText(words.form.derived)
})

test('form shows and links an error at its field, and publishing leaves it out', async ({ page, studio }) => {
  const before = await onDisk(studio, report)
  await openDocument(page, report)
  await field(page, 'Titulli').fill('')
  await expect(field(page, 'Titulli')).toHaveAttribute('aria-invalid', 'true')
  const dialog = await openPublishing(page)
  const tick = dialog.getByRole('checkbox').first()
  await expect(tick).toBeDisabled()
  await expect(tick).toHaveAccessibleDescription(new RegExp(format(publishWords.cannot.errors, { count: 1 })))
  const send = dialog.getByRole('button', { name: publishWords.send.folder, exact: true })
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('link', { name: publishWords.openForm }).first().press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(publishButton(page)).toBeFocused()
  expect(await onDisk(studio, report)).toBe(before)

  await field(page, 'Përshkrimi').first().focus()
  const problems = page.getByRole('region', { name: words.problems.title })
  await problems.locator('summary').first().click()
  await problems.getByRole('button').first().click()
  await expect(field(page, 'Titulli')).toBeFocused()
  expect(await violations(page)).toEqual([])

  // On a phone the bar that stays in sight does not cover what the keyboard goes back to.
  await resize(page, { width: 390, height: 844 })
  await page.getByRole('combobox').last().focus()
  const covered: string[] = []
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press('Shift+Tab')
    covered.push(...(await page.evaluate(coveredFocus)))
  }
  expect(covered).toEqual([])
  // Who has pressed a button that goes with its problem writes on at its field, or goes on in the list.
  await field(page, 'Titulli').fill('Dielli...')
  const fixes = page.getByRole('button', { name: words.problems.fixOf.split('{')[0] ?? '' })
  await fixes.first().click()
  await expect(field(page, 'Titulli')).toHaveValue('Dielli…')
  await expect(field(page, 'Titulli')).toBeFocused()
  await field(page, 'Titulli').fill('Era...')
  await problems.locator('summary').first().click()
  await problems.getByRole('button', { name: words.problems.fixOf.split('{')[0] ?? '' }).click()
  await expect(field(page, 'Titulli')).toHaveValue('Era…')
  await expect(page.locator(':focus').and(problems.locator('*').or(problems))).toHaveCount(1)
  await discard(page)
  await expect(problems.getByText(words.problems.none)).toBeVisible()
})

test('studio finds documents, passes axe, reorders questions and keeps variables', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto('studio#/')
  // A word of the interface is found by what it says, and opens where it stands.
  await page.getByRole('searchbox').fill('telefononi ne')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([kinds.words.title])
  await page.getByRole('link', { name: kinds.words.title }).click()
  await expect(page.getByLabel('Telefoni', { exact: true })).toBeFocused()
  await page.goBack()
  await page.getByRole('searchbox').fill(title)
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(title)
  await page.getByRole('searchbox').fill('')
  for (const [address, heading, change] of [
    ['#/', words.list.title, undefined],
    [`#/content/${report}`, title, undefined],
    ['#/content/pages/home/index.yaml', kinds.home.title, moveQuestion],
    ['#/content/words.yaml', kinds.words.title, emptyWord],
  ] as const) {
    await page.goto(`studio${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
    for (const [scheme, size, rules] of [
      ['dark', { ...narrow.viewport, width: 320 }, undefined],
      ['light', wide.viewport, rulesOfLooks],
    ] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      await resize(page, size)
      expect.soft(await violations(page, rules), `${address} ${scheme}`).toEqual([])
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width, `${address} ${scheme}`).toBeLessThanOrEqual(size.width)
    }
    if (change === undefined) continue
    await change(page)
    await discard(page)
  }
})

/** What has the focus, if something else is seen in its middle. */
function coveredFocus(): string[] {
  const focused = document.activeElement
  if (focused === null) return []
  const { left, top, width, height } = focused.getBoundingClientRect()
  const seen = document.elementFromPoint(left + width / 2, top + height / 2)
  return focused.contains(seen) ? [] : [focused.outerHTML]
}

/** Whether a heading is as wide as no substitute font makes it. */
function isInItsFont(heading: HTMLElement): boolean {
  const widthOf = () => {
    const range = document.createRange()
    range.selectNodeContents(heading)
    return range.getBoundingClientRect().width
  }
  const own = widthOf()
  heading.style.fontFamily = '"Bricolage fallback"'
  const substitute = widthOf()
  heading.style.fontFamily = ''
  return own !== substitute
}

async function moveQuestion(page: Page): Promise<void> {
  const questions = page.getByRole('group', { name: 'Pyetjet', exact: true })
  await questions
    .getByRole('combobox')
    .first()
    .selectOption({ label: format(words.form.nth, { position: 2 }) })
  await expect(page.getByText(format(words.form.moved, { position: 2, count: 4 }))).toBeAttached()
  // Where somebody's words are no placeholder any more, it is asked whether they were said.
  const text = 'Nga kjo shkollë verore mësova shumë.'
  await page.getByLabel('Fjalët', { exact: true }).first().fill(text)
  const asked = (text: string) => page.getByRole('status').getByText(format(words.placeholder.said, { text }))
  await expect(asked(text)).toBeVisible()
  // The key that undoes takes back an answer, and no words.
  const mark = page.locator('[type="checkbox"]:focus')
  await page.getByRole('button', { name: words.placeholder.yes }).click()
  await expect(mark).not.toBeChecked()
  await mark.press('Control+z')
  await expect(mark).toBeChecked()
  await expect(asked(text)).toBeVisible()
  await expect(page.getByLabel('Fjalët', { exact: true }).first()).toHaveValue(text)
  // An answer stays with its words where they move.
  await page.getByRole('button', { name: words.placeholder.no }).click()
  await expect(mark).toHaveCount(1)
  const testimonials = page.getByRole('group', { name: 'Rekomandimet', exact: true })
  await testimonials
    .getByRole('combobox')
    .first()
    .selectOption({ label: format(words.form.nth, { position: 2 }) })
  await expect(page.getByLabel('Fjalët', { exact: true }).nth(1)).toHaveValue(text)
  const other = 'Këtu mësova çfarë është energjia.'
  await page.getByLabel('Fjalët', { exact: true }).first().fill(other)
  await expect(asked(other)).toBeVisible()
  await expect(asked(text)).toHaveCount(0)
  // Words that the editor marks again are not asked about.
  await page.getByRole('button', { name: words.placeholder.yes }).click()
  await mark.press('Space')
  await expect(mark).toBeChecked()
  await expect(asked(other)).toHaveCount(0)
  await mark.press('Control+z')
  await expect(mark).not.toBeChecked()
}

async function emptyWord(page: Page): Promise<void> {
  const word = page.getByLabel('Telefoni', { exact: true })
  await word.press('End')
  await word.press('Backspace')
  await expect(page.getByText(format(words.form.variableKept, { name: '{phone}' }))).toBeVisible()
  await expect(word).toHaveValue(/\{phone\}$/)
  // The message about an empty word goes with its cause.
  await word.fill('')
  await page.getByRole('region', { name: words.problems.title }).locator('summary').first().click()
  const empty = page.getByText(/nuk ka ende asgjë/)
  await expect(empty.first()).toBeVisible()
  await word.fill('Thirrni!')
  // The parts are explained beside the field, and a lost one is a mistake of it, which is not published.
  await expect(page.getByText(words.form.variableMeanings.phone).first()).toBeVisible()
  await expect(
    page.getByText('Kjo fjalë duhet të ketë edhe {phone}: aty faqja plotëson vetë.').first(),
  ).toBeVisible()
  await expect(empty).toHaveCount(0)
  await page.getByRole('button', { name: format(words.form.variablePut, { name: '{phone}' }) }).click()
  await expect(word).toHaveValue('Thirrni {phone}!')
  // While the outcome of a task is not known, no empty box says that all is well.
  const discarding = await intercept(page, '/studio/api/discard', 'fail')
  await page.getByRole('button', { name: words.editor.discard }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.editor.discard }).click()
  await expect(page.getByRole('alert').getByText(words.failures.noConnection)).toBeVisible()
  await expect(page.getByRole('region', { name: words.problems.title })).toHaveCount(0)
  await page.getByRole('button', { name: words.tryAgain }).click()
  await expect.poll(discarding.count).toBe(2)
  await expect(page.getByText(words.failures.noConnection)).toHaveCount(2)
  // The message covers no tool of the preview, and can be closed.
  await page.getByRole('button', { name: words.page.reload }).click()
  await page.getByRole('button', { name: words.close, exact: true }).click()
  // Nor is it left for a screen reader, to which the second try said it again.
  await expect(page.getByText(words.failures.noConnection)).toHaveCount(0)
  await discarding.end()
}
