import type { Locator, Page } from '@playwright/test'
import { home, news, site, words } from '../support/content.ts'
import { expect, resize, scrollTo, test, visit } from '../support/test.ts'

test.describe('home page', () => {
  const newest = news.slice(0, 2)

  test('home page shows the six sections of the specification', async ({ page, isMobile }) => {
    await visit(page, '/')

    await test.step('sections have the order and the four ids of the specification', async () => {
      const sections = page.locator('main section:not([aria-roledescription])')
      const found = await sections.evaluateAll((all) =>
        all.map((section) => [section.id, section.querySelector('h1, h2')?.textContent]),
      )
      expect(found).toEqual([
        ['home', home.banner.headlines[0]],
        ['about-us', home.whatWeDo.title],
        ['projects', home.carousel.title],
        ['information', home.articles.title],
        ['', home.consultation.title],
        ['', home.testimonials.title],
      ])
    })

    await test.step('consultation button calls the first number of the association', async () => {
      const link = page.getByRole('main').getByRole('link', { name: home.consultation.button })
      await expect(link).toHaveAttribute('href', `tel:${site.phones[0].replaceAll(' ', '')}`)
    })

    await test.step('four testimonials titled Rekomandime are signed or marked as examples', async () => {
      const section = page.getByRole('region', { name: 'Rekomandime' })
      await expect(section.getByRole('heading', { level: 2 })).toHaveText('Rekomandime')
      await expect(section.locator('figure')).toHaveCount(4)
      for (const [index, { description, author, standIn }] of home.testimonials.items.entries()) {
        const figure = section.locator('figure').nth(index)
        await expect(figure).toContainText(description)
        const signed = standIn ? words.testimonials.example.replace('{author}', author) : author
        await expect(figure.locator('figcaption')).toHaveText(signed)
        // A stand-in is not marked up as a quotation.
        await expect(figure.locator('blockquote')).toHaveCount(standIn ? 0 : 1)
      }
      const isNoted = home.testimonials.items.some(({ standIn }) => standIn)
      await expect(section.getByText(words.testimonials.note)).toHaveCount(isNoted ? 1 : 0)
    })

    await test.step('articles are two cards with picture, BLOG and title', async () => {
      const cards = page.locator('#information article')
      await expect(cards).toHaveCount(2)
      for (const [index, { title }] of newest.entries()) {
        const card = cards.nth(index)
        await expect(card.getByText('BLOG', { exact: true })).toBeVisible()
        await expect(card.getByRole('heading')).toHaveText(title)
        await expect(card.locator('img')).toHaveCount(1)
      }
    })

    await test.step('section „what we do“ has three cards with drawings that load', async () => {
      const cards = page.locator('#about-us li')
      await expect(cards.getByRole('heading')).toHaveText(home.whatWeDo.cards.map(({ title }) => title))
      await cards.first().scrollIntoViewIfNeeded()
      const widths = () =>
        cards.locator('img').evaluateAll((all) => all.map((img) => (img as HTMLImageElement).naturalWidth))
      await expect.poll(async () => (await widths()).filter((width) => width > 0).length).toBe(3)
    })

    if (isMobile) return
    await test.step('articles stand beside the questions on a wide screen', async () => {
      const articles = await page.locator('#information article').first().boundingBox()
      const questions = await page.locator('#information details').first().boundingBox()
      expect((articles?.x ?? 0) + (articles?.width ?? 0)).toBeLessThanOrEqual(questions?.x ?? 0)
    })
  })

  test('home page card loads its post as a new document', { tag: '@once' }, async ({ page }) => {
    const cards = page.locator('#information article')
    // The title's link covers the whole card, so that a click anywhere on it follows it.
    for (const [index, part] of [cards.first().locator('img'), cards.last().getByRole('link')].entries()) {
      const { id, title } = newest[index] ?? {}
      await test.step(`card of post ${id} opens the post`, async () => {
        await visit(page, '/')
        await page.evaluate(() => Object.assign(window, { sameDocument: true }))
        await part.click({ force: true })
        await page.waitForURL(`**/information-blog/${id}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
      })
    }
  })
})

test.describe('reveal of the home sections', () => {
  const states = (page: Page) =>
    page
      .locator('main section:not([aria-roledescription])')
      .evaluateAll((all) =>
        all.map((section) =>
          section.firstElementChild ? getComputedStyle(section.firstElementChild).opacity : '',
        ),
      )

  test('home page sections fade in once a tenth is visible and stay', {
    tag: '@once',
  }, async ({ page }) => {
    await visit(page, '/')
    const section = page.getByRole('region', { name: home.testimonials.title })
    const content = section.locator(':scope > *').first()
    const fades = await content.evaluateHandle(recordAnimations)
    await show(section, 0.05)
    await expect(content).toHaveCSS('opacity', '0')
    await show(section, 0.12)
    await expect(content).toHaveCSS('opacity', '1')
    await scrollTo(page, 0)
    await expect(section).not.toBeInViewport()
    await show(section, 0.05)
    await expect(content).toHaveCSS('opacity', '1')
    expect(await fades.jsonValue()).toEqual(['0.5s'])
  })

  /** The durations of all animations that an element begins from now on. */
  function recordAnimations(element: Element): string[] {
    const begun: string[] = []
    element.addEventListener('animationstart', ({ target }) => {
      if (target === element) begun.push(getComputedStyle(element).animationDuration)
    })
    return begun
  }

  /** Scrolls so that this fraction of a section's height is visible at the bottom of the screen. */
  async function show(section: Locator, share: number): Promise<void> {
    await section.evaluate((node, part) => {
      const { top, height } = node.getBoundingClientRect()
      window.scrollTo({ top: window.scrollY + top + height * part - window.innerHeight, behavior: 'instant' })
    }, share)
  }

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('home page shows everything at once with reduced motion', {
      tag: '@once',
    }, async ({ page }) => {
      await visit(page, '/')
      await page.locator('#about-us').scrollIntoViewIfNeeded()
      expect(new Set(await states(page))).toEqual(new Set(['1']))
      // The section's reveal would move the link during an immediate click.
      await page.locator('#projects').getByRole('link', { name: home.carousel.link }).click()
      await expect(page).toHaveURL(/\/projects$/)
    })
  })
})

test.describe('rhythm of the home page', { tag: '@once' }, () => {
  test('home cards show drawings of 373 x 240 px with alternative texts', async ({ page }) => {
    await resize(page, { width: 1440, height: 900 })
    await visit(page, '/')
    const pictures = page.locator('#about-us li img')
    for (const [index, { picture }] of home.whatWeDo.cards.entries()) {
      await expect(pictures.nth(index)).toHaveAttribute('alt', picture?.alt ?? '')
      await expect(pictures.nth(index)).toHaveAttribute('alt', /^Ilustrim: /)
      const { width = 0, height = 0 } = (await pictures.nth(index).boundingBox()) ?? {}
      expect([Math.round(width), Math.round(height)]).toEqual([373, 240])
    }
  })

  test('home shows one large testimonial over three small ones', async ({ page }) => {
    await resize(page, { width: 1440, height: 900 })
    await visit(page, '/')
    const figures = page.getByRole('region', { name: home.testimonials.title }).locator('figure')
    const sizes = await figures
      .locator('p')
      .evaluateAll((all) => all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)))
    expect(sizes.map(Math.round)).toEqual([56, 19, 19, 19])
    const widths = await figures.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().width)),
    )
    expect(widths).toEqual([1200, 373, 373, 373])
    const tops = await figures.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().top)),
    )
    expect(new Set(tops.slice(1)).size).toBe(1)
    expect(tops[0]).toBeLessThan(tops[1] ?? 0)
  })

  test('home shows its headline, call and picture at once on a phone in landscape', async ({ page }) => {
    await resize(page, { width: 844, height: 390 })
    await visit(page, '/')
    const banner = page.locator('#home')
    await expect(banner.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(banner.getByRole('link', { name: home.banner.call })).toBeInViewport({ ratio: 1 })
    await expect(banner.locator('img')).toBeInViewport({ ratio: 0.9 })
  })

  test('home page sections have the top paddings of the design at 1440 px', async ({ page }) => {
    await resize(page, { width: 1440, height: 900 })
    await visit(page, '/')
    const rooms = await page
      .locator('main section:not([aria-roledescription], #home)')
      .evaluateAll((all) =>
        all.map((section) => Math.round(Number.parseFloat(getComputedStyle(section).paddingTop))),
      )
    expect(rooms).toEqual([64, 64, 96, 64, 128])
  })
})

test.describe('map of the places', { tag: '@once' }, () => {
  const map = home.map ?? { label: '', places: [] }
  const mapOf = (page: Page) => page.getByRole('figure').filter({ has: page.locator('svg a') })

  test('map shows each place as a link by its name and the work there', async ({ page }) => {
    expect(map.places.length).toBeGreaterThan(3)
    for (const path of ['/', '/projects']) {
      await visit(page, path)
      for (const { name, text, link } of map.places)
        await expect(
          mapOf(page).getByRole('link', {
            name: path === '/' ? `${name} ${text}` : `${name}: ${text}`,
            exact: true,
          }),
        ).toHaveAttribute('href', link)
      await expect(mapOf(page).getByRole('link')).toHaveCount(map.places.length)
      await expect(mapOf(page)).toContainText(map.label)
    }
  })

  test('map on the English page has English words and links to Albanian pages', async ({ page }) => {
    await visit(page, '/en')
    for (const { english, link } of map.places) {
      const place = mapOf(page).getByRole('link', { name: `${english.name}: ${english.text}`, exact: true })
      await expect(place).toHaveAttribute('href', link)
    }
  })

  test('map stands under the numbers of the home page at every width', async ({ page }) => {
    for (const width of [320, 768, 1440]) {
      await resize(page, { width, height: 900 })
      await visit(page, '/')
      const numbers = await page.getByText(String(words.facts.projects), { exact: true }).boundingBox()
      const map = await mapOf(page).boundingBox()
      expect(map?.y, `${width} px`).toBeGreaterThan((numbers?.y ?? 0) + (numbers?.height ?? 0))
    }
  })

  test('map targets are 24 px, seen with focus and followed by Enter', async ({ page }) => {
    for (const path of ['/', '/projects', '/en'])
      for (const width of [320, 768, 1440]) {
        await resize(page, { width, height: 900 })
        await visit(page, path)
        for (const target of await mapOf(page).locator('circle + circle').all()) {
          const { width: side = 0 } = (await target.boundingBox()) ?? {}
          expect.soft(side, `${path} at ${width} px`).toBeGreaterThanOrEqual(24)
        }
      }
    const rahovec = mapOf(page).getByRole('link', { name: /^Rahovec/ })
    const width = () => rahovec.locator('circle + circle').evaluate((dot) => getComputedStyle(dot).stroke)
    const before = await width()
    await page.keyboard.press('Tab')
    await rahovec.focus()
    expect(await width()).not.toBe(before)
    await rahovec.press('Enter')
    await expect(page).toHaveURL(/\/information-blog\/2$/)
  })
})
