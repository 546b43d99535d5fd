import words from '../../../src/studio/words/app.json' with { type: 'json' }
import bodyWords from '../../../src/studio/words/body.json' with { type: 'json' }
import { postOf, reportOf, words as siteWords } from '../support/content.ts'
import { expect, field, openDocument, test } from '../support/studio.ts'

const report = 'reports/2014/index.mdx'

test('click in the preview focuses the field or the block', async ({ page }) => {
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

test('click on a date, author, read time or caption in the preview focuses its field', async ({ page }) => {
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
})
