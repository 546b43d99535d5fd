import type { Page } from '@playwright/test'
import { entities, say, site, words } from '../support/content.ts'
import { hold } from '../support/hold.ts'
import { expect, scrollTo, scrollTop, test, visit, waitForHydration } from '../support/test.ts'

const footerLink = (page: Page, word: Parameters<typeof say>[0]) =>
  page.getByRole('contentinfo').getByRole('link', { name: say(word), exact: true })

test.describe('change of page', () => {
  test('navigation scrolls to the top, focuses the heading and announces the title once', async ({
    page,
  }) => {
    await visit(page, '/about')
    const status = page.getByRole('status')
    await expect(status).toHaveText('')
    await status.evaluate((node) => {
      const announced: string[] = []
      Object.assign(window, { announced })
      new MutationObserver(() => node.textContent && announced.push(node.textContent)).observe(node, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    })
    await test.step('pointer over a link does not change the page', async () => {
      await footerLink(page, words.nav.projects).hover()
      await expect(page).toHaveURL(/\/about$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
    await scrollTo(page, 500)
    await footerLink(page, words.nav.projects).press('Enter')
    await expect(page).toHaveURL(/\/projects$/)
    await expect.poll(() => scrollTop(page)).toBe(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const title = say(words.title, { page: words.projects.title, site: site.shortName })
    await expect(page).toHaveTitle(title)
    await expect(status).toHaveText(title)
    expect(await page.evaluate(() => (window as unknown as { announced: string[] }).announced)).toEqual([
      title,
    ])
  })

  test('navigation reaches every page from the home page without a policy violation', {
    tag: '@once',
  }, async ({ page }) => {
    await visit(page, '/')
    await test.step('navigation ends at the last of several fast links without an error', async () => {
      await page.evaluate(async () => {
        for (const path of ['/projects', '/about', '/summer-school', '/projects', '/about']) {
          document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click()
          await new Promise((done) => setTimeout(done, 30))
        }
      })
      await expect(page).toHaveURL(/\/about$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page.getByRole('region', { name: 'Misioni' })).toBeVisible()
    })
    await footerLink(page, words.nav.home).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    for (const word of [words.nav.summerSchool, words.nav.projects, words.nav.about, words.nav.home]) {
      await footerLink(page, word).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    }
    await footerLink(page, words.nav.summerSchool).click()
    const [newest] = entities.reports
    await page.locator(`main article a[href="/blog/${newest?.id}"]`).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest?.title ?? '')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.reports.title)
  })

  test('navigation restores the scroll position on Back, Forward and reload', async ({ page, isMobile }) => {
    await visit(page, '/projects')
    await scrollTo(page, 700)
    await expect.poll(() => scrollTop(page)).toBe(700)
    await footerLinkKeepingPlace(page, '/about')
    await expect.poll(() => scrollTop(page)).toBe(0)
    await scrollTo(page, 300)
    await expect.poll(() => scrollTop(page)).toBe(300)
    await page.goBack()
    await expect(page).toHaveURL(/\/projects$/)
    await expect.poll(() => scrollTop(page)).toBe(700)
    await page.goForward()
    await expect(page).toHaveURL(/\/about$/)
    await expect.poll(() => scrollTop(page)).toBe(300)
    await page.reload()
    await waitForHydration(page)
    await expect.poll(() => scrollTop(page)).toBe(300)

    // All widths share this code.
    if (isMobile) return
    await test.step('position reached just before leaving is restored', async () => {
      await page.goBack()
      await expect(page).toHaveURL(/\/projects$/)
      await expect.poll(() => scrollTop(page)).toBe(700)
      await page.evaluate(() => {
        window.scrollTo({ top: 600, behavior: 'instant' })
        document.querySelector<HTMLElement>('footer a[href="/about"]')?.click()
      })
      await expect(page).toHaveURL(/\/about$/)
      await expect.poll(() => scrollTop(page)).toBe(0)
      await page.evaluate(() => {
        window.scrollTo({ top: 200, behavior: 'instant' })
        window.history.back()
      })
      await expect(page).toHaveURL(/\/projects$/)
      await expect.poll(() => scrollTop(page)).toBe(600)
      await page.goForward()
      await expect(page).toHaveURL(/\/about$/)
      await expect.poll(() => scrollTop(page)).toBe(200)
    })
  })

  test('navigation keeps and restores a position scrolled to before hydration', {
    tag: '@once',
  }, async ({ page }) => {
    const release = await hold(page, '**/entry-client-*.js')
    await page.goto('/projects', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await expect(async () => {
      await scrollTo(page, 700)
      expect(await scrollTop(page)).toBe(700)
    }).toPass()
    release()
    await waitForHydration(page)
    expect(await scrollTop(page)).toBe(700)
    await footerLinkKeepingPlace(page, '/about')
    await expect.poll(() => scrollTop(page)).toBe(0)
    await page.goBack()
    await expect.poll(() => scrollTop(page)).toBe(700)
  })

  test('navigation restores the position on Back from a full page load', { tag: '@once' }, async ({
    page,
  }) => {
    await visit(page, '/')
    await test.step('page jumps to its position, because it sets no smooth scrolling', async () => {
      for (const name of ['html', 'body'])
        await expect(page.locator(name)).toHaveCSS('scroll-behavior', 'auto')
    })
    await page.evaluate(() => {
      window.addEventListener('pagehide', () => sessionStorage.setItem('left at', String(window.scrollY)))
    })
    await page.locator('#information article').first().getByRole('link').click()
    await page.waitForURL('**/information-blog/*')
    await waitForHydration(page)
    const before = Number(await page.evaluate(() => sessionStorage.getItem('left at')))
    expect(before).toBeGreaterThan(100)
    await page.goBack()
    await waitForHydration(page)
    await expect.poll(async () => Math.abs((await scrollTop(page)) - before)).toBeLessThanOrEqual(2)
  })

  test('navigation follows a link clicked right after hydration without an error', {
    tag: '@once',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      const next = new MessageChannel()
      next.port1.onmessage = () => {
        const link = document.querySelector<HTMLElement>('header a[href="/about"]')
        const isAlive = link !== null && Object.keys(link).some((key) => key.startsWith('__reactProps$'))
        if (isAlive) link.click()
        else next.port2.postMessage(undefined)
      }
      next.port2.postMessage(undefined)
    })
    await page.goto('/projects')
    await expect(page).toHaveURL(/\/about$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

/** Follows a link of the page without scrolling to it first, as a visitor who sees it does. */
async function footerLinkKeepingPlace(page: Page, href: string): Promise<void> {
  await page.locator(`footer a[href="${href}"]`).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(new RegExp(`${href}$`))
}
