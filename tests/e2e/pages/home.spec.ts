import type { Locator } from '@playwright/test'
import { home, news, site, words } from '../support/content.ts'
import { addressOf, expect, resize, scrollTo, test, visit } from '../support/test.ts'

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
      for (const [index, { description, author, placeholder }] of home.testimonials.items.entries()) {
        const figure = section.locator('figure').nth(index)
        await expect(figure).toContainText(description)
        const signed = placeholder ? words.testimonials.example.replace('{author}', author) : author
        await expect(figure.locator('figcaption')).toHaveText(signed)
        // A placeholder is not marked up as a quotation.
        await expect(figure.locator('blockquote')).toHaveCount(placeholder ? 0 : 1)
      }
      const isNoted = home.testimonials.items.some(({ placeholder }) => placeholder)
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
    await resize(page, { width: 1440, height: 900 })

    await test.step('drawings are 373 x 240 px large and have alternative texts', async () => {
      const pictures = page.locator('#about-us li img')
      for (const [index, { picture }] of home.whatWeDo.cards.entries()) {
        await expect(pictures.nth(index)).toHaveAttribute('alt', picture?.alt ?? '')
        await expect(pictures.nth(index)).toHaveAttribute('alt', /^Ilustrim: /)
        const { width = 0, height = 0 } = (await pictures.nth(index).boundingBox()) ?? {}
        expect([Math.round(width), Math.round(height)]).toEqual([373, 240])
      }
    })

    await test.step('one large testimonial stands over three small ones', async () => {
      const figures = page.getByRole('region', { name: home.testimonials.title }).locator('figure')
      const sizes = await figures
        .locator('p')
        .evaluateAll((all) => all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)))
      expect(sizes.map(Math.round)).toEqual([56, 19, 19, 19])
      const boxes = await figures.evaluateAll((all) =>
        all.map((one) => {
          const { width, top } = one.getBoundingClientRect()
          return { width: Math.round(width), top: Math.round(top) }
        }),
      )
      expect(boxes.map(({ width }) => width)).toEqual([1200, 373, 373, 373])
      expect(new Set(boxes.slice(1).map(({ top }) => top)).size).toBe(1)
      expect(boxes[0]?.top).toBeLessThan(boxes[1]?.top ?? 0)
    })

    await test.step('sections have the top paddings of the design at 1440 px', async () => {
      const rooms = await page
        .locator('main section:not([aria-roledescription], #home)')
        .evaluateAll((all) =>
          all.map((section) => Math.round(Number.parseFloat(getComputedStyle(section).paddingTop))),
        )
      expect(rooms).toEqual([64, 64, 96, 64, 128])
    })

    await test.step('articles stand beside the questions on a wide screen', async () => {
      const articles = await page.locator('#information article').first().boundingBox()
      const questions = await page.locator('#information details').first().boundingBox()
      expect((articles?.x ?? 0) + (articles?.width ?? 0)).toBeLessThanOrEqual(questions?.x ?? 0)
    })

    await test.step('headline, call and picture are in view at once on a phone in landscape', async () => {
      await resize(page, { width: 844, height: 390 })
      await scrollTo(page, 0)
      const banner = page.locator('#home')
      await expect(banner.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      await expect(banner.getByRole('link', { name: home.banner.call })).toBeInViewport({ ratio: 1 })
      await expect(banner.locator('img')).toBeInViewport({ ratio: 0.9 })
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
})

test('map of the places shows each as a link, and nothing moves with reduced motion', {
  tag: '@once',
}, async ({ page }) => {
  const map = home.map ?? { label: '', places: [] }
  const figure = page.getByRole('figure').filter({ has: page.locator('svg a') })
  expect(map.places.length).toBeGreaterThan(3)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')

  await test.step('home page shows everything at once', async () => {
    const opacities = await page
      .locator('main section:not([aria-roledescription])')
      .evaluateAll((all) =>
        all.map((section) =>
          section.firstElementChild ? getComputedStyle(section.firstElementChild).opacity : '',
        ),
      )
    expect(new Set(opacities)).toEqual(new Set(['1']))
  })

  for (const path of ['/', '/projects', '/en'])
    await test.step(path, async () => {
      // The section's reveal would move the link during an immediate click.
      if (path === '/projects')
        await page.locator('#projects').getByRole('link', { name: home.carousel.link }).click()
      else if (path === '/en') await visit(page, path)
      await expect.poll(() => addressOf(page)).toBe(path)
      await expect(figure).toBeVisible()
      for (const { name, text, link, english } of map.places) {
        const albanian = path === '/' ? `${name} ${text}` : `${name}: ${text}`
        const whole = path === '/en' ? `${english.name}: ${english.text}` : albanian
        await expect(figure.getByRole('link', { name: whole, exact: true })).toHaveAttribute('href', link)
      }
      await expect(figure.getByRole('link')).toHaveCount(map.places.length)
      if (path !== '/en') await expect(figure).toContainText(map.label)
      for (const width of [320, 768, 1440]) {
        await resize(page, { width, height: 900 })
        for (const target of await figure.locator('circle + circle').all()) {
          const { width: side = 0 } = (await target.boundingBox()) ?? {}
          expect.soft(side, `${path} at ${width} px`).toBeGreaterThanOrEqual(24)
        }
        if (path !== '/') continue
        const numbers = await page.getByText(String(words.facts.projects), { exact: true }).boundingBox()
        const box = await figure.boundingBox()
        expect(box?.y, `${width} px`).toBeGreaterThan((numbers?.y ?? 0) + (numbers?.height ?? 0))
      }
    })

  await test.step('place is seen with focus and followed by Enter', async () => {
    const rahovec = figure.getByRole('link', { name: /^Rahovec/ })
    const stroke = () => rahovec.locator('circle + circle').evaluate((dot) => getComputedStyle(dot).stroke)
    const before = await stroke()
    await page.keyboard.press('Tab')
    await rahovec.focus()
    expect(await stroke()).not.toBe(before)
    await rahovec.press('Enter')
    await expect(page).toHaveURL(/\/information-blog\/2$/)
  })
})
