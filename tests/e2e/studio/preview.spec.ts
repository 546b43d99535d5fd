import words from '../../../src/studio/words/app.json' with { type: 'json' }
import bodyWords from '../../../src/studio/words/body.json' with { type: 'json' }
import { postOf, reportOf, words as siteWords } from '../support/content.ts'
import { discard, expect, field, openDocument, testInOwnWindow } from '../support/studio.ts'

const report = 'reports/2014/index.mdx'

testInOwnWindow('click in the preview focuses the field or the block', async ({ page }) => {
  await openDocument(page, report)
  const preview = page.frameLocator('iframe')
  await preview.getByRole('heading', { level: 1 }).click()
  await expect(field(page, 'Titulli')).toBeFocused()
  const paragraph = preview
    .locator('article p, main p')
    .filter({ hasText: /\S(.|\n){120}/ })
    .last()
  const start = ((await paragraph.textContent()) ?? '').slice(0, 40)
  await paragraph.click()
  await expect(page.getByRole('textbox', { name: bodyWords.editor })).toBeFocused()
  const block = await page.evaluate(() => {
    const caret = getSelection()?.focusNode
    return (caret instanceof Element ? caret : caret?.parentElement)?.closest('p')?.textContent
  })
  expect(block?.slice(0, 40)).toBe(start)
})

testInOwnWindow(
  'click on a date, author, read time or caption in the preview focuses its field',
  async ({ page }) => {
    const preview = page.frameLocator('iframe')
    const press = (text: string) => preview.locator('main').getByText(text, { exact: true }).first().click()
    await openDocument(page, report)
    const { author, date, readTime } = reportOf(8)
    await press(date)
    await expect(field(page, 'Dita e parë')).toBeFocused()
    await press(author)
    await expect(field(page, 'Autori')).toBeFocused()
    const derived = page.getByRole('region', { name: words.editor.derived })
    const readTimeShown = derived.getByRole('group', { name: 'Koha e leximit' })
    for (const text of [readTime, siteWords.reading.readTime]) {
      await press(text)
      await expect(readTimeShown).toBeFocused()
      await field(page, 'Titulli').focus()
    }

    await page.goto('studio#/content/news/rahovec-2050/index.mdx')
    const post = postOf(2)
    await press(post.date)
    await expect(field(page, 'Data e publikimit')).toBeFocused()
    await press(post.author)
    await expect(field(page, 'Autori')).toBeFocused()

    await page.goto('studio#/content/reports/2024/index.mdx')
    const caption = page.getByLabel(bodyWords.editor).getByLabel(bodyWords.attributes.caption).first()
    await press(await caption.inputValue())
    await expect(caption).toBeFocused()
  },
)

testInOwnWindow('preview scrolls to the picture that is being described', async ({ page }) => {
  await openDocument(page, report)
  const photo = page.getByRole('group', { name: 'Galeria', exact: true }).getByRole('listitem').first()
  const alt = photo.getByLabel('Përshkrimi')
  const frame = page.frameLocator('iframe')
  const beside = frame.locator(`main img[alt="${await alt.inputValue()}"]`).first()
  await photo.getByText(words.form.more).click()
  await photo.getByLabel('Diçitura').fill('Diçitura e provës')
  await expect(frame.getByText('Diçitura e provës').first()).toBeAttached()
  await page.getByLabel(bodyWords.editor).locator('> p').last().click()
  await expect(beside).not.toBeInViewport()
  await alt.click()
  await expect(beside).toBeInViewport()
  // One key leads to what the next photo shows, past the buttons of both, and another one back.
  await page.keyboard.press('Enter')
  const second = page.getByRole('group', { name: 'Galeria', exact: true }).getByRole('listitem').nth(1)
  await expect(second.getByLabel('Përshkrimi')).toBeFocused()
  await page.keyboard.press('Shift+Enter')
  await expect(alt).toBeFocused()
  // The jump to the text leaves nothing of the buttons that jump.
  const jumps = page.getByRole('navigation', { name: words.editor.jumps })
  await expect(jumps).toBeInViewport()
  await jumps.getByRole('button', { name: words.editor.body }).click()
  await expect(jumps).not.toBeInViewport()
  await discard(page)
})
