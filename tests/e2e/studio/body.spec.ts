import { format } from '../../../src/model/message/format.ts'
import appWords from '../../../src/studio/words/app.json' with { type: 'json' }
import words from '../../../src/studio/words/body.json' with { type: 'json' }
import { violations } from '../support/axe.ts'
import { onDisk, openBody, shown, waitForCaret } from '../support/body.ts'
import {
  blockPreview,
  discard,
  expect,
  field,
  publish,
  test,
  testInOwnWindow,
  writeElsewhere,
} from '../support/studio.ts'
import { resize } from '../support/test.ts'

const linkWords = words.links
const report = 'reports/2024/index.mdx'
const news = 'news/rahovec-2050/index.mdx'

testInOwnWindow(
  'body editor changes only the lines of a typed word and an edited card',
  async ({ page, studio }) => {
    const before = await onDisk(studio, report)
    const body = await openBody(page, report)
    await body
      .locator('> p')
      .first()
      .click({ position: { x: 8, y: 8 } })
    await page.keyboard.press('Home')
    await page.keyboard.type('Fjalë. ')
    const figure = page.getByRole('group', { name: words.cards.figure })
    const caption = figure.getByLabel(words.attributes.caption)
    await caption.fill('Diçitura e provës.')
    // From the tools one comes back to where one was writing, by Escape and by a letter.
    for (const key of ['Escape', '.']) {
      await page.keyboard.press('Alt+F10')
      await expect(page.getByRole('button', { name: words.strong })).toBeFocused()
      await page.keyboard.press(key)
      await expect(caption).toBeFocused()
    }
    await expect(caption).toHaveValue('Diçitura e provës..')
    await page.keyboard.press('Backspace')
    await figure.getByRole('button', { name: words.attributes.file }).click()
    const third = page.getByRole('dialog').locator('button', { has: page.locator('img[src*="name=03.jpg"]') })
    await third.click()
    await expect(page.frameLocator('iframe').getByText('Fjalë. Në fund të nëntorit energjia')).toBeAttached()
    await publish(page)
    const [lines, old] = [(await onDisk(studio, report)).split('\n'), before.split('\n')]
    expect(lines).toHaveLength(old.length)
    const changed = lines.filter((line, at) => line !== old[at])
    expect(changed.map((line) => line.trim().slice(0, 30))).toEqual([
      'Fjalë. Në fund të nëntorit ene',
      'file="03.jpg"',
      'caption="Diçitura e provës."',
    ])
    await writeElsewhere(page, studio, report, before)
    await expect(caption).not.toHaveValue('Diçitura e provës.')
    expect(await onDisk(studio, report)).toBe(before)
  },
)

testInOwnWindow(
  'body editor keeps report parts, removes empty ones and writes a note by keyboard',
  async ({ page }) => {
    const body = await openBody(page, report)
    const parts = body.locator('[data-card="section"] h3')
    const titles = await parts.allTextContents()
    await body.locator('> p').first().click()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await page.keyboard.press('Backspace')
    expect(await parts.allTextContents()).toEqual(titles)
    await page.keyboard.type('Hyrja e re.')
    await page.keyboard.press('Alt+F10')
    await expect(page.getByRole('button', { name: words.strong })).toBeFocused()
    for (let count = 0; count < 10; count++) await page.keyboard.press('ArrowRight')
    await expect(
      page.getByRole('button', { name: format(words.insert, { name: words.cards.note }) }),
    ).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(format(words.said.inserted, { name: words.cards.note }))).toBeAttached()
    await page.keyboard.type('Mbani mend.')
    const notes = page.frameLocator('iframe').getByRole('note').filter({ hasText: 'Mbani mend.' })
    await expect(notes).toHaveCount(1)

    for (const title of ['Data: 25 Nëntor 2024', 'Objektivat']) {
      const part = body.locator('[data-card="section"]').filter({ hasText: title })
      const remove = part.getByRole('button', { name: `${words.cards.remove}: ${title}` })
      await remove.click()
      await expect(page.getByText(words.parts.isNotEmpty)).toBeAttached()
      await part.locator('+ *').click()
      await waitForCaret(page)
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Delete')
      await remove.click()
      await expect(page.getByText(format(words.said.removed, { name: title }))).toBeAttached()
    }
    expect(await parts.allTextContents()).toEqual(titles.filter((title) => !/25|Objektivat/.test(title)))
    await page
      .getByRole('button', { name: format(words.parts.add, { title: 'Data: 25 Nëntor 2024' }) })
      .click()
    await expect(body).toBeFocused()
    await page.keyboard.type('Dita e fundit.')
    await page.getByRole('button', { name: format(words.parts.add, { title: 'Objektivat' }) }).click()
    await expect(body).toBeFocused()
    await page.keyboard.type('- Një objektiv.')
    expect(await parts.allTextContents()).toEqual(titles)
    const shown = page.frameLocator('iframe').locator('article')
    await expect(shown.getByText('Dita e fundit.')).toBeAttached()
    await expect(shown.getByRole('listitem').filter({ hasText: 'Një objektiv.' })).toHaveCount(1)
    // What stays in sight while one scrolls covers a part of the button that it stands over.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('*')) element.scrollTop = 0
    })
    expect(await violations(page)).toEqual([])
    await discard(page)

    // A report of more than a few free days offers them behind one button.
    await blockPreview(page)
    await openBody(page, 'reports/2022/index.mdx')
    const offers = page.getByRole('button', { name: format(words.parts.add, { title: 'Data: 29 Maj 2022' }) })
    await expect(page.getByText(/^Shto një pjesë/)).toBeVisible()
    await expect(offers).toBeHidden()
    await page.getByText(/^Shto një pjesë/).click()
    await offers.click()
    await page.keyboard.type('Dita e dytë.')
    await expect(body.locator('[data-card="section"]', { hasText: '29 Maj' }).locator('+ *')).toHaveText(
      'Dita e dytë.',
    )
    await discard(page)
  },
)

test('body editor indents list items by Tab, and typing presses no button', async ({ page }) => {
  const body = await openBody(page, news)
  await body.locator('> p').first().click()
  await page.keyboard.press('Control+a')
  await waitForCaret(page)
  await page.keyboard.type('- një')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('dy')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('tre')
  expect((await body.locator('> *').evaluateAll(shown)).join('')).toBe(
    '<ul><li><p>një</p><ul><li><p>dy</p></li></ul></li><li><p>tre</p></li></ul>',
  )
  await page.getByRole('button', { name: format(words.insert, { name: words.cards.table }) }).click()
  await expect(body).toBeFocused()
  await page.keyboard.type('a')
  await page.keyboard.press('Tab')
  await page.keyboard.type('b')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(page.getByText(words.end)).toBeFocused()
  await expect(body.locator('th')).toHaveText(['a', 'b'])
  await discard(page)

  await openBody(page, report)
  await expect(body.getByRole('heading', { level: 3 }).first()).toBeVisible()
  const titles = await body.getByRole('heading', { level: 3 }).allTextContents()
  await body.locator('> p').first().click()
  await page.keyboard.press('Control+a')
  await waitForCaret(page)
  await page.keyboard.type('- pika')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByText(words.flatList)).toBeVisible()
  await page.keyboard.type('nën pika dy')
  await expect(body.locator('> ul').first()).toHaveText('pikanën pika dy')
  // Nor does it leave a paragraph: a space or Enter would press what comes next.
  await body.locator('> p').last().click()
  // The editor hears of a click a moment later.
  const list = page.getByRole('toolbar').getByRole('button', { name: 'Listë', exact: true })
  await expect(list).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Tab')
  await expect(page.getByText(words.tabStays)).toBeVisible()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(body).toBeFocused()
  expect(await body.getByRole('heading', { level: 3 }).allTextContents()).toEqual(titles)
  await body.locator('> ul').first().locator('p').last().click()
  await expect(list).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('End')
  // After Escape the key leaves the text, past the buttons of all its parts; whoever then types goes on in it.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(page.getByText(words.end)).toBeFocused()
  await page.keyboard.type(' e tri')
  await expect(body.locator('> ul').first()).toHaveText('pikanën pika dy e tri')
  // With Shift it leads out upwards, and from there on to the buttons of the part: a letter leads back from both.
  await body.locator('> p').last().click()
  await expect(list).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Control+End')
  await waitForCaret(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByText(words.start)).toBeFocused()
  await page.keyboard.type(' I')
  await expect(body.locator('> p').last()).toHaveText(/ I$/)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByText(words.start)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(body.getByRole('button', { name: 'Data: 25 Nëntor 2024' })).toBeFocused()
  await page.keyboard.type('Fund')
  await expect(body.locator('> p').last()).toHaveText(/ IFund$/)
  expect(await body.getByRole('heading', { level: 3 }).allTextContents()).toEqual(titles)
  await discard(page)
})

test('body editor tools and link panel are never covered at any width', async ({ page }) => {
  const body = await openBody(page, report)
  for (const width of [320, 390, 600, 768, 1024, 1280, 1440]) {
    await resize(page, { width, height: 720 })
    await body.locator('> p').last().click()
    await page.keyboard.press('Control+k')
    const panel = page.getByRole('form', { name: linkWords.title })
    await expect(panel.getByRole('button').first()).toBeVisible()
    for (const part of [page.getByRole('toolbar').getByRole('button'), panel.locator('input, button')]) {
      expect(await part.count()).toBeGreaterThan(2)
      expect(await part.evaluateAll(coveredOf), `${width}`).toEqual([])
    }
    const tools = await page.getByRole('toolbar').boundingBox()
    // One row, but two in the narrow form at 1024 px and on phones: no tool is hidden behind a scroll.
    const rows = { 320: 2, 390: 2, 600: 1, 768: 1, 1024: 2, 1280: 1, 1440: 1 }[width] ?? 0
    expect(tools?.height, `${width}`).toBeLessThan(rows * 40 + 10)
    await page.keyboard.press('Escape')
  }
  await page.keyboard.press('Control+k')
  const panel = page.getByRole('form', { name: linkWords.title })
  await panel.getByLabel(linkWords.address).fill('asnjë faqe e tillë')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('alert')).toHaveText(linkWords.missing)
  await panel.getByLabel(linkWords.address).fill('shkolla verore')
  await expect(panel.getByRole('listitem')).not.toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.said.linked)).toBeAttached()
  expect(await body.locator('a').last().getAttribute('href')).toMatch(/^\//)
  await discard(page)
})

test('body editor puts the caret at the end of a block after a fix', async ({ page }) => {
  const body = await openBody(page, news)
  const first = body.locator('> p').first()
  await first.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Era...')
  await body.getByRole('button', { name: `${appWords.problems.fix}:` }).click()
  await expect(body).toBeFocused()
  await expect(first).toContainText('Era…')
  await page.keyboard.type(' XYZ')
  await expect(first).toHaveText(/ XYZ$/)
  await discard(page)
})

test('undo in a field never reaches the body, and undo in the body still does', async ({ page }) => {
  const body = await openBody(page, report)
  const paragraph = body.locator('> p').first()
  const before = await paragraph.textContent()
  await paragraph.click({ position: { x: 8, y: 8 } })
  await page.keyboard.press('Home')
  await page.keyboard.type('E re. ')
  await waitForCaret(page)
  const title = field(page, 'Titulli')
  const value = await title.inputValue()
  await title.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' A')
  for (let press = 0; press < 3; press++) await page.keyboard.press('ControlOrMeta+z')
  await expect(title).toHaveValue(value)
  await expect(title).toBeFocused()
  await expect(paragraph).toHaveText(`E re. ${before}`)
  await paragraph.click({ position: { x: 8, y: 8 } })
  await page.keyboard.press('ControlOrMeta+z')
  await expect(paragraph).toHaveText(before ?? '')
  await expect(page.getByText(appWords.editor.clean)).toBeVisible()
})

test('undo held in a caption brings back all its words and leaves the text', async ({ page }) => {
  const body = await openBody(page, report)
  const paragraph = body.locator('> p').first()
  const caption = body.getByLabel(words.attributes.caption).first()
  const [before, value] = [await paragraph.textContent(), await caption.inputValue()]
  await paragraph.click({ position: { x: 8, y: 8 } })
  await page.keyboard.press('Home')
  await page.keyboard.type('E re. ')
  await waitForCaret(page)
  await caption.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' Fjalë të reja.')
  await page.keyboard.down('Control')
  for (let press = 0; press < 20; press++) await page.keyboard.down('z')
  await page.keyboard.up('z')
  await page.keyboard.up('Control')
  await expect(caption).toHaveValue(value)
  await expect(paragraph).toHaveText(`E re. ${before}`)
  await page.keyboard.press('Control+Shift+z')
  await expect(caption).toHaveValue(/\S Fjalë/)
  await expect(caption).toBeFocused()
  await paragraph.click({ position: { x: 8, y: 8 } })
  for (let press = 0; press < 9; press++) await page.keyboard.press('Control+z')
  await expect(caption).toHaveValue(value)
  await expect(paragraph).toHaveText(before ?? '')
  await expect(page.getByText(appWords.editor.clean)).toBeVisible()
})

/** Those of the elements that something else covers in their middle once they are scrolled to. */
function coveredOf(elements: Element[]): string[] {
  const isCovered = (element: Element) => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  return elements.filter(isCovered).map(({ outerHTML }) => outerHTML)
}
