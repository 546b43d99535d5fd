import { about } from './support/content.ts'
import { expect, test } from './support/test.ts'

test.describe('about', () => {
  test('has three sections: Qëllimi, Vizioni, Misioni', async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Qëllimi',
      'Vizioni',
      'Misioni',
    ])
  })

  test('Qëllimi lists eight goals', async ({ page }) => {
    await page.goto('/about')
    const goals = page.getByRole('region', { name: 'Qëllimi' }).getByRole('listitem')
    await expect(goals).toHaveCount(8)
    for (const [index, { title, description }] of about.purpose.goals.entries()) {
      await expect(goals.nth(index)).toContainText(title)
      await expect(goals.nth(index)).toContainText(description)
    }
  })

  test('Vizioni says the vision', { tag: '@once' }, async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByRole('region', { name: 'Vizioni' })).toContainText(about.vision.text)
  })

  test('Misioni lists five points', { tag: '@once' }, async ({ page }) => {
    await page.goto('/about')
    const points = page.getByRole('region', { name: 'Misioni' }).getByRole('listitem')
    await expect(points).toHaveText(about.mission.points)
  })
})
