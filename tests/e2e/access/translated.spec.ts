import { button, carouselOf, dot, shownSlide } from '../support/carousel.ts'
import { about, reportOf, say, site, words } from '../support/content.ts'
import { closeButton, modal } from '../support/modal.ts'
import { field, results } from '../support/search.ts'
import { expect, narrow, resize, test, visit, waitForHydration } from '../support/test.ts'
import { translate } from '../support/translate.ts'

const { gallery, projectFilter } = words

test.describe('a page that the browser translates', { tag: '@once' }, () => {
  test('translated page keeps the picture counter correct in carousel and modal', async ({ page }) => {
    await visit(page, '/blog/8')
    await page.evaluate(translate)
    const carousel = carouselOf(page)
    const counter = carousel.locator('[data-controls] p')
    await button(carousel, 'next').click()
    await expect(counter).toHaveText(translated(say(gallery.position, { n: 2, total: 7 })))
    await dot(carousel, 6, 7).click()
    await expect(counter).toHaveText(translated(say(gallery.position, { n: 6, total: 7 })))

    await test.step('modal names the shown picture and its description', async () => {
      await resize(page, narrow.viewport)
      await shownSlide(carousel).getByRole('link').click()
      await expect(modal(page)).toBeVisible()
      await page.evaluate(translate)
      await modal(page).getByRole('button', { name: gallery.next }).click()
      const text = modal(page).locator('p[aria-live]')
      await expect(text.locator('span').first()).toHaveText(
        translated(say(gallery.position, { n: 7, total: 7 })),
      )
      await expect(text).toContainText(reportOf(8).images[6]?.alt ?? '')
      await closeButton(page).click()
      await expect(modal(page)).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })

  test('translated page survives autoplay of the carousel', async ({ page }) => {
    await page.clock.install()
    await visit(page, '/')
    await page.evaluate(translate)
    const counter = carouselOf(page).locator('[data-controls] p')
    await expect
      .poll(async () => {
        await page.clock.fastForward(1000)
        return await counter.textContent()
      })
      .toMatch(translated(say(gallery.position, { n: 2, total: 5 })))
  })

  test('translated page toggles the credit, filters projects and navigates', async ({ page }) => {
    await visit(page, '/projects')
    await page.evaluate(translate)
    await page.locator('search [data-theme="akademi"]').click()
    await expect(page.locator('main article')).toHaveCount(2)
    await expect(page.locator('search p')).toHaveText(
      translated(say(projectFilter.some, { n: 2, total: 21 })),
    )
    await page.locator('search a').first().click()
    await expect(page.locator('main article')).toHaveCount(21)

    const credit = page.getByRole('contentinfo').locator('p').last()
    await credit.getByRole('button').click()
    await expect(credit).toContainText(words.footer.credit)
    await expect(credit).not.toContainText(site.name)
    await credit.getByRole('button').click()
    await expect(credit).toContainText(site.name)

    await page.locator('header a[href="/about"]').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translated(about.title))
    await page.goBack()
    await expect(page.locator('main article')).toHaveCount(21)
  })

  test('translated search page finds new words in the same documents', async ({ page }) => {
    await visit(page, '/kerko')
    await page.evaluate(translate)
    for (const query of ['klima', 'energji', 'klima energji', 'rahovec 2050', 'rahovec']) {
      await field(page).fill(query)
      const stems = query.split(' ').map((word) => word.slice(0, 4))
      await expect(results(page).first().locator('mark').first()).toHaveText(new RegExp(stems.join('|'), 'i'))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })

  test('page hydrates when the browser has translated it before', async ({ page, noise }) => {
    await page.addInitScript(`addEventListener('DOMContentLoaded', ${translate})`)
    await page.goto('/blog/8')
    await waitForHydration(page)
    // React reports that it renders the page again.
    for (const line of noise.splice(0)) expect(line).toContain('error #418')
    const carousel = carouselOf(page)
    await button(carousel, 'next').click()
    await expect(carousel.locator('[data-controls] p')).toHaveText(
      translated(say(gallery.position, { n: 2, total: 7 })),
    )
  })
})

/** The text as `translate` gives it, whatever the pieces that it came in. */
function translated(text: string): RegExp {
  return new RegExp(`^(»\\s*)+${text.split(' ').join('\\s*(»\\s*)*')}$`)
}
