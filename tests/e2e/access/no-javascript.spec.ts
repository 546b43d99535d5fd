import type { Locator, Page } from '@playwright/test'
import {
  about,
  english,
  entities,
  galleryOf,
  home,
  kinds,
  mainLinks,
  news,
  pages,
  projects,
  reports,
  say,
  words,
} from '../support/content.ts'
import { expect, test } from '../support/test.ts'
import { missingFrom, piecesOf, visibleText } from '../support/text.ts'

/** Every text that each page must show, taken from the content. */
const texts: Record<string, string[]> = {
  '/': [
    ...home.banner.headlines,
    home.banner.text,
    home.banner.call,
    ...home.whatWeDo.cards.flatMap(({ title, description }) => [title, description]),
    home.carousel.title,
    ...home.faq.items.map(({ title }) => title),
    ...news.slice(0, 2).flatMap(({ title, description, date }) => [title, description, date]),
    home.consultation.title,
    home.consultation.text,
    home.consultation.button,
    ...home.testimonials.items.flatMap(({ description, author }) => [description, author]),
  ],
  '/summer-school': reports.flatMap(({ title, description, date, readTime, author }) => [
    title,
    description,
    date,
    readTime,
    `By ${author}`,
  ]),
  '/projects': projects.flatMap(({ title, year, description }) => [
    title,
    year,
    ...description.split('\n').map((line) => line.replace(/^(\d+\.|[-–•])\s/, '')),
  ]),
  '/kerko': [...reports, ...news, ...projects, ...home.faq.items].map(({ title }) => title),
  '/en': [
    english.about.text,
    ...english.about.points,
    ...[...reports, ...news, ...projects].flatMap((one) =>
      one.english === undefined ? [] : [one.english.title, one.english.summary],
    ),
  ],
  '/about': [
    ...about.purpose.goals.flatMap(({ title, description }) => [title, description]),
    about.purpose.intro,
    about.vision.text,
    about.mission.intro,
    ...about.mission.points,
  ],
  ...Object.fromEntries(
    entities.news.map(({ id, title, date, content }) => [
      `/information-blog/${id}`,
      [title, date, ...piecesOf(content)],
    ]),
  ),
  ...Object.fromEntries(
    entities.reports.map(({ id, title, date, author, intro, objectives = [], days, conclusion }) => {
      const expected = days.flatMap(({ label, activities }) => [
        `Data: ${label}`,
        ...activities.flatMap((activity) =>
          typeof activity === 'string' ? activity.split('\n') : [activity.title, ...activity.points],
        ),
      ])
      const texts = [
        title,
        date,
        say(words.author, { author }),
        'Hyrje',
        ...intro.split('\n'),
        ...objectives,
        ...expected,
        'Përfundim',
        ...conclusion.split('\n'),
      ]
      return [`/blog/${id}`, texts]
    }),
  ),
}

/** The headings of each report, in their order. */
const sectionsOf: Record<string, string[]> = Object.fromEntries(
  entities.reports.map(({ id, objectives, days }) => [
    `/blog/${id}`,
    [
      'Hyrje',
      ...(objectives ? ['Objektivat'] : []),
      ...days.map(({ label }) => `Data: ${label}`),
      'Përfundim',
    ],
  ]),
)

test.use({ javaScriptEnabled: false })

test.describe('without JavaScript', () => {
  test('page shows its whole text without JavaScript', { tag: '@once' }, async ({ page }) => {
    for (const path of pages) {
      const response = await page.goto(path)
      expect.soft(response?.status(), path).toBe(200)
      const shown = await visibleText(page.getByRole('main'))
      expect.soft(missingFrom(shown, texts[path] ?? []), path).toEqual([])
      expect.soft(texts[path]?.length, path).toBeGreaterThan(5)
      const sections = sectionsOf[path]
      if (sections === undefined) continue
      expect.soft(await page.locator('main article h2').allTextContents(), path).toEqual(sections)
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(texts[path]?.[0] ?? '')
    }
  })

  test('home page and list show every section and card without JavaScript', async ({ page }) => {
    for (const path of ['/', '/summer-school']) {
      await page.goto(path)
      if (path === '/') await expectScrollable(page)
      const headings = page.locator('main').getByRole('heading')
      await headings.last().scrollIntoViewIfNeeded()
      await expect.poll(async () => new Set(await headings.evaluateAll(opacities))).toEqual(new Set([1]))
    }
  })

  test('404 page has the common layout without JavaScript', async ({ page }) => {
    await page.goto('/kontakt')
    const left = (locator: Locator) => locator.evaluate((node) => node.getBoundingClientRect().left)
    expect(await left(page.getByRole('heading', { level: 1 }))).toBeGreaterThanOrEqual(16)
    expect(await left(page.getByRole('main').getByRole('link').first())).toBeGreaterThanOrEqual(16)
    await expect(page.getByRole('main').getByRole('list').first()).toHaveCSS('list-style-type', 'none')
  })

  for (const path of ['/blog/8', '/information-blog/2']) {
    test(`gallery on ${path} links to full-size pictures without JavaScript`, async ({ page }) => {
      await page.goto(path)
      const { images } = galleryOf(path)
      const slides = page.locator('[aria-roledescription="slide"]')
      await expect(slides).toHaveCount(images.length)
      await expect(page.locator('[inert]')).toHaveCount(0)
      await test.step('page shows no useless control without JavaScript', async () => {
        await expect(page.locator('[aria-roledescription="carousel"]').getByRole('button')).toHaveCount(0)
      })
      if (path === '/blog/8') await expectScrollable(page)
      // That each is published, published-files.spec.ts shows.
      await expect(slides.locator('a[href$=".jpg"]')).toHaveCount(images.length)
      const last = slides.last().locator('a')
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport()
      await last.click()
      await expect(page).toHaveURL(/\/pictures\/.+\.jpg$/)
      await expect(page.locator('img')).toBeVisible()
    })
  }

  test('FAQ opens one question at a time without JavaScript', { tag: '@once' }, async ({ page }) => {
    await page.goto('/')
    const items = page.locator('#information details')
    await items.nth(1).locator('summary').click()
    await expect(items.nth(1)).toHaveAttribute('open', '')
    await items.nth(3).locator('summary').click()
    await expect(items.nth(3)).toHaveAttribute('open', '')
    await expect(items.nth(1)).not.toHaveAttribute('open')
    await items.nth(3).locator('summary').click()
    await expect(items.nth(3)).not.toHaveAttribute('open')
  })

  test('Back links to the list and Back to Home to the home page without JavaScript', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/blog/1')
    await page.getByRole('main').getByText('Back', { exact: true }).click()
    await expect(page).toHaveURL(/\/summer-school$/)
    await page.goto('/information-blog/1')
    await page.getByRole('main').getByText('Back to Home', { exact: true }).click()
    await expect(page).toHaveURL(/\/$/)
  })

  test('News and Events leads 90 px above its section without JavaScript', async ({ page }) => {
    await page.goto('/about')
    await followIn(page, 1)
    await expect(page).toHaveURL(/\/#information$/)
    const top = async () => (await page.locator('#information').boundingBox())?.y ?? 0
    await expect.poll(async () => Math.abs((await top()) - 90)).toBeLessThanOrEqual(2)
  })
})

test.describe('without JavaScript on a phone', { tag: '@phone' }, () => {
  test('header shows all five links on a phone without JavaScript', async ({ page }) => {
    for (const [index, { href }] of mainLinks.entries()) {
      await page.goto('/projects')
      await followIn(page, index)
      await expect.poll(() => page.url().endsWith(href)).toBe(true)
    }
  })

  test('header shows search in line below its links on a phone without JavaScript', async ({ page }) => {
    await page.goto('/about')
    const left = (name: string) =>
      page
        .locator('header')
        .getByRole('link', { name, exact: true })
        .evaluate((link) => {
          const content = document.createRange()
          content.selectNodeContents(link)
          return Math.round(content.getBoundingClientRect().left)
        })
    expect(await left(words.search.open)).toBe(await left(mainLinks[0].name))
  })

  test('page is never wider than a phone screen without JavaScript', async ({ page }) => {
    for (const path of kinds) {
      await page.goto(path)
      await expect
        .poll(() => page.locator('html').evaluate((html) => html.scrollWidth))
        .toBeLessThanOrEqual(390)
    }
  })
})

/** Expects that the keyboard can scroll the page's strip of pictures. */
async function expectScrollable(page: Page): Promise<void> {
  await test.step('arrow keys scroll the strip of pictures', async () => {
    const views = page.locator('main .swiper')
    await expect(views).toHaveCount(1)
    const reachable = views
      .filter({ has: page.locator('a, button') })
      .or(page.locator('.swiper[tabindex="0"]'))
    await expect(reachable).toHaveCount(1)
  })
}

/** Follows a link of the header, in the menu if necessary. */
async function followIn(page: Page, index: number): Promise<void> {
  const link = page.locator('header nav a').nth(index)
  const menu = page.getByRole('button', { name: words.nav.menu })
  if (!(await link.isVisible()) && (await menu.isVisible())) await menu.click()
  await expect(link).toBeVisible()
  await link.click()
}

/** The effective opacity of elements, with that of their ancestors. */
function opacities(nodes: Element[]): number[] {
  return nodes.map((node) => {
    let opacity = 1
    for (let box: Element | null = node; box; box = box.parentElement)
      opacity *= Number(getComputedStyle(box).opacity)
    return opacity
  })
}
