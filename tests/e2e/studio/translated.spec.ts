import words from '../../../src/studio/words/app.json' with { type: 'json' }
import { reportOf } from '../support/content.ts'
import { expect, field, keepPageAway, openDocument, test, undo } from '../support/studio.ts'
import { translate } from '../support/translate.ts'

const { title } = reportOf(8)

test('studio keeps the typed text when a translated page breaks it', async ({ page }) => {
  await keepPageAway(page)
  await openDocument(page, title)
  await page.evaluate(translate)
  await field(page, '» Titulli').fill('Titulli i përkthyer')
  const saved = page.waitForResponse('**/studio/api/save')
  await page.evaluate(() => {
    const save = [...document.querySelectorAll('button')].find((one) => one.textContent === '» Ruaj')
    save?.click()
  })
  const said = page.getByRole('alert').getByText(words.crashed)
  await expect(said).toBeVisible()
  await saved
  await page.getByRole('alert').getByRole('button').click()
  await expect(field(page, 'Titulli')).toHaveValue('Titulli i përkthyer')
  await undo(page)
})
