import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import words from '../../../src/studio/words/body.json' with { type: 'json' }
import { violations } from '../support/axe.ts'
import { openBody, waitForCaret } from '../support/body.ts'
import type { Development } from '../support/development.ts'
import { discard, expect, test } from '../support/studio.ts'
import { resize } from '../support/test.ts'

const report = 'reports/2024/index.mdx'
const news = 'news/rahovec-2050/index.mdx'

test('plus inserts a block between two others by keyboard and mouse', async ({ page }) => {
  const body = await openBody(page, news)
  const plus = body.getByRole('button', { name: words.plus, exact: true })
  const choice = body.getByRole('group', { name: words.plus })
  const [first, second] = [body.locator('> p').first(), body.locator('> p').nth(1)]
  const texts = [await first.textContent(), await second.textContent()]
  await first.click()
  await waitForCaret(page)
  for (const key of ['Escape', 'Tab', 'Shift+Tab']) await page.keyboard.press(key)
  await expect(plus).toBeFocused()
  await expect(plus).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(choice.getByRole('button', { name: words.cards.figure })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(plus).toBeFocused()
  await expect(choice).toBeHidden()
  await page.keyboard.press('Enter')
  await choice.getByRole('button', { name: words.quotation }).focus()
  await page.keyboard.press('Enter')
  await expect(body).toBeFocused()
  await page.keyboard.type('Citimi i provës')
  const around = body.locator('blockquote', { hasText: 'Citimi i provës' })
  await expect(around).toHaveCount(1)
  expect(await around.evaluate((one) => one.previousElementSibling?.textContent)).toBe(texts[0])

  // At the pointer, while the caret stays in the quotation.
  const below = (await second.boundingBox()) ?? { x: 0, y: 0, height: 0 }
  await page.mouse.move(below.x + 60, below.y + below.height - 2)
  expect(await plus.evaluate((one) => one.parentElement?.previousElementSibling?.textContent)).toBe(texts[1])
  await resize(page, { width: 320, height: 720 })
  await plus.click()
  await expect(choice).toBeInViewport({ ratio: 1 })
  expect(await violations(page)).toEqual([])
  const [edge, line] = [await plus.boundingBox(), await second.boundingBox()]
  expect((edge?.x ?? 0) + (edge?.width ?? 0)).toBeLessThanOrEqual(line?.x ?? 0)
  expect(edge?.x).toBeGreaterThanOrEqual(0)
  await choice.getByRole('button', { name: words.cards.table }).click()
  await expect(body).toBeFocused()
  await page.keyboard.type('Kolonë prove')
  const table = body.locator('[data-card="table"]', { hasText: 'Kolonë prove' })
  expect(await table.evaluate((one) => one.previousElementSibling?.textContent)).toBe(texts[1])
  await discard(page)
})

test('photos dropped on the text become figures there, other files are refused', async ({ page, studio }) => {
  const body = await openBody(page, report)
  const paragraph = body.locator('> p').nth(1)
  const text = await paragraph.textContent()
  const give = await photosFor(studio, paragraph)
  const figures = body.locator('[data-card="figure"]')
  const before = await figures.count()
  await give('drop', ['pamje.jpg', 'tekst.txt'])
  await expect(figures).toHaveCount(before + 1)
  await expect(page.getByText(/tekst\.txt nuk u shtua\./)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const added = paragraph.locator('xpath=following-sibling::*[@data-card="figure"][1]')
  expect(await added.evaluate((one) => one.previousElementSibling?.textContent)).toBe(text)
  await expect(added.locator('img')).toHaveAttribute('src', /foto-/)
  await expect(added.getByLabel(words.attributes.alt)).toHaveValue('')
  await paragraph.click()
  await waitForCaret(page)
  await give('paste', ['pamje.jpg'])
  await expect(figures).toHaveCount(before + 2)
  await page.keyboard.press('Control+z')
  await expect(figures).toHaveCount(before + 1)
  await expect(paragraph).toHaveText(text ?? '')
  await discard(page)
})

test('photos dropped together follow each other without empty lines between them', async ({
  page,
  studio,
}) => {
  const body = await openBody(page, 'reports/2014/index.mdx')
  const figures = body.locator('> [data-card="figure"]')
  // Above another paragraph, and at the end of a part.
  for (const above of [body.locator('> p').nth(2), body.locator('> p').nth(1)]) {
    const give = await photosFor(studio, above)
    const names = ['një.jpg', 'dy.jpg', 'tre.jpg']
    const before = await figures.count()
    await give('drop', names)
    await expect(figures).toHaveCount(before + names.length)
    const kinds = await above.evaluate((block) => {
      const blocks = [...(block.parentElement?.children ?? [])]
      return blocks
        .slice(blocks.indexOf(block) + 1)
        .filter((one) => one instanceof HTMLElement && !('gap' in one.dataset || 'problems' in one.dataset))
        .map((one) => one.getAttribute('data-card'))
        .slice(0, 4)
    })
    expect(kinds).toEqual(['figure', 'figure', 'figure', null])
  }
  await discard(page)
})

/** Returns a function that drops or pastes files at the end of a paragraph; each `.jpg` is a photo. */
async function photosFor(studio: Development, paragraph: Locator) {
  const photo = (await readFile(join(studio.root, 'content/reports/2014/01.jpg'))).toString('base64')
  return (what: 'drop' | 'paste', names: readonly string[]) =>
    paragraph.evaluate(
      (block, { what, names, photo }) => {
        block.scrollIntoView({ block: 'center' })
        const data = new DataTransfer()
        for (const name of names) {
          const bytes = name.endsWith('.jpg') ? Uint8Array.from(atob(photo), (one) => one.charCodeAt(0)) : 'x'
          data.items.add(new File([bytes], name))
        }
        const { left, bottom } = block.getBoundingClientRect()
        const rest = { bubbles: true, cancelable: true }
        const place = { clientX: left + 20, clientY: bottom - 4 }
        block.dispatchEvent(
          what === 'drop'
            ? new DragEvent('drop', { dataTransfer: data, ...place, ...rest })
            : new ClipboardEvent('paste', { clipboardData: data, ...rest }),
        )
      },
      { what, names, photo },
    )
}
