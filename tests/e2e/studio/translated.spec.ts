import words from '../../../src/studio/words/app.json' with { type: 'json' }
import { discard, expect, field, openDocument, publishButton, test } from '../support/studio.ts'
import { translate } from '../support/translate.ts'

const report = 'reports/2014/index.mdx'

test('studio shows the state of the draft on a translated page', async ({ page }) => {
  await openDocument(page, report)
  await page.evaluate(translate)
  await field(page, '» Titulli').fill('Titulli i përkthyer')
  await expect(page.getByText(`» ${words.editor.kept}`)).toBeVisible()
  await page.reload()
  await expect(field(page, 'Titulli')).toHaveValue('Titulli i përkthyer')
  await discard(page)
})

test('studio keeps the typed text when another program breaks its page', async ({ page }) => {
  await openDocument(page, report)
  // The button of the draft that comes before this one finds no place.
  await publishButton(page).evaluate((button) => {
    const other = document.createElement('font')
    button.replaceWith(other)
    other.append(button)
  })
  const saved = page.waitForResponse('**/studio/api/edit')
  await field(page, 'Titulli').fill('Titulli i përkthyer')
  const alert = page.getByRole('alert').getByText(words.crashed)
  await expect(alert).toBeVisible()
  await saved
  await page.getByRole('alert').getByRole('button').click()
  await expect(field(page, 'Titulli')).toHaveValue('Titulli i përkthyer')
  await discard(page)
})
