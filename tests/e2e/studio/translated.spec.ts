import words from '../../../src/studio/words/app.json' with { type: 'json' }
import publishWords from '../../../src/studio/words/publish.json' with { type: 'json' }
import { reportOf } from '../support/content.ts'
import { discard, expect, field, keepPageAway, openDocument, test } from '../support/studio.ts'
import { translate } from '../support/translate.ts'

const { title } = reportOf(8)

test('studio keeps the typed text when a translated page breaks it', async ({ page }) => {
  await keepPageAway(page)
  await openDocument(page, title)
  await page.evaluate(translate)
  await field(page, '» Titulli').fill('Titulli i përkthyer')
  const kept = page.waitForResponse('**/studio/api/act')
  await page.evaluate((name) => {
    const publish = [...document.querySelectorAll('button')].find((one) => one.textContent === `» ${name}`)
    publish?.click()
  }, publishWords.publish.zero)
  const said = page.getByRole('alert').getByText(words.crashed)
  await expect(said).toBeVisible()
  await kept
  await page.getByRole('alert').getByRole('button').click()
  await expect(field(page, 'Titulli')).toHaveValue('Titulli i përkthyer')
  await discard(page)
})
