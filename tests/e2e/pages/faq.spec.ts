import type { Page } from '@playwright/test'
import { home } from '../support/content.ts'
import { expect, test, visit } from '../support/test.ts'

const items = (page: Page) => page.locator('#information details')

test.describe('frequent questions', () => {
  // Playwright's click measures the position first and would miss a moving element: see the tap below.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  const open = (page: Page) =>
    items(page).evaluateAll((all) => all.map((item) => (item as HTMLDetailsElement).open))

  test('FAQ has four questions and opens at most one by pointer and keys', { tag: '@once' }, async ({
    page,
  }) => {
    await visit(page, '/')
    const summaries = items(page).locator('summary')

    await test.step('each question is a heading in a closed summary of one group', async () => {
      await expect(summaries.getByRole('heading')).toHaveText(home.faq.items.map(({ title }) => title))
      const names = await items(page).evaluateAll((all) => all.map((item) => item.getAttribute('name')))
      expect(names[0]).toBeTruthy()
      expect(new Set(names).size).toBe(1)
      expect(await open(page)).toEqual([false, false, false, false])
    })

    await test.step('click on another question, or on the open one, closes the open one', async () => {
      await summaries.nth(0).click()
      await expect.poll(() => open(page)).toEqual([true, false, false, false])
      await expect(items(page).nth(0)).toContainText(home.faq.items[0]?.description ?? '')
      const answer = () =>
        items(page)
          .nth(0)
          .evaluate((item) => getComputedStyle(item, '::details-content').transitionDuration)
      expect(await answer(), 'no answer slides with reduced motion').toBe('0s')
      await summaries.nth(2).click()
      await expect.poll(() => open(page)).toEqual([false, false, true, false])
      await summaries.nth(2).click()
      await expect.poll(() => open(page)).toEqual([false, false, false, false])
    })

    for (const key of ['Enter', 'Space']) {
      await test.step(`${key} opens one question, closes the others, and closes it again`, async () => {
        await summaries.nth(0).focus()
        await page.keyboard.press(key)
        await expect.poll(() => open(page)).toEqual([true, false, false, false])
        await summaries.nth(3).focus()
        await page.keyboard.press(key)
        await expect.poll(() => open(page)).toEqual([false, false, false, true])
        await page.keyboard.press(key)
        await expect.poll(() => open(page)).toEqual([false, false, false, false])
      })
    }
  })
})

test('FAQ opens a question that is tapped while it slides in', async ({ page, hasTouch }) => {
  await visit(page, '/')
  const question = items(page).nth(1)
  // A minute, so that the tap happens during the animation and hits the measured position.
  await page.evaluate(() => document.documentElement.style.setProperty('--reveal-duration', '60s'))
  await question.evaluate((node) =>
    window.scrollTo({
      top: window.scrollY + node.getBoundingClientRect().top - window.innerHeight / 2,
      behavior: 'instant',
    }),
  )
  const slides = () =>
    question.evaluate((node) => node.closest('[data-reveal="shown"] > *')?.getAnimations().length)
  await expect.poll(slides).toBe(1)
  // A point, because what moves is never still enough for a locator; a box of the frame before may be a neighbour's.
  let point: [x: number, y: number] = [0, 0]
  const aim = async () => {
    const box = await question.locator('summary').boundingBox()
    point = [(box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) / 2]
    return await question.evaluate((node, at) => node.contains(document.elementFromPoint(...at)), point)
  }
  await expect.poll(aim).toBe(true)
  await (hasTouch ? page.touchscreen.tap(...point) : page.mouse.click(...point))
  await expect(question).toHaveAttribute('open')
  expect(await slides(), 'it still slides in').toBe(1)
})
