import { about } from '../support/content.ts'
import { expect, test } from '../support/test.ts'

test('the about page tells what the association wants', { tag: '@once' }, async ({ page }) => {
  await page.goto('/about')
  const section = (name: string) => page.getByRole('region', { name })

  await test.step('it has three sections: Qëllimi, Vizioni, Misioni', async () => {
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Qëllimi',
      'Vizioni',
      'Misioni',
    ])
  })

  await test.step('Qëllimi lists eight goals', async () => {
    const goals = section('Qëllimi').getByRole('listitem')
    await expect(goals).toHaveCount(8)
    for (const [index, { title, description }] of about.purpose.goals.entries()) {
      await expect(goals.nth(index)).toContainText(title)
      await expect(goals.nth(index)).toContainText(description)
    }
  })

  await test.step('Vizioni says the vision', async () => {
    await expect(section('Vizioni')).toContainText(about.vision.text)
  })

  await test.step('Misioni lists five points', async () => {
    await expect(section('Misioni').getByRole('listitem')).toHaveText(about.mission.points)
  })
})
