import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../../../src/util/paths.ts'
import { news, reports } from '../support/content.ts'
import { expect, test, visit } from '../support/test.ts'

const readability = readFileSync(join(paths.root, 'node_modules/@mozilla/readability/Readability.js'), 'utf8')

// Readability empties scripts in its copy of the page, which the policy of the page refuses.
test.use({ bypassCSP: true })

test('reader mode keeps every paragraph, list item and note of reports and posts', {
  tag: '@once',
}, async ({ page }) => {
  const documents = [
    ...reports.map(({ id }) => `/blog/${id}`),
    ...news.map(({ id }) => `/information-blog/${id}`),
  ]
  let notes = 0
  for (const path of documents) {
    await visit(page, path)
    const read = await page.evaluate<string>(
      `(() => { ${readability}
        return new Readability(document.cloneNode(true)).parse()?.textContent ?? ''
      })()`,
    )
    const texts = await page
      .locator('[data-article] :is(p, li):not([aria-hidden] *)')
      .evaluateAll((all) => all.map((one) => one.textContent?.replace(/\s+/g, ' ').trim() ?? ''))
    const plain = read.replace(/\s+/g, ' ')
    expect
      .soft(
        texts.filter((text) => !plain.includes(text)),
        path,
      )
      .toEqual([])
    notes += await page.locator('[data-article] [role=note]').count()
  }
  expect(notes).toBeGreaterThan(2)
})
