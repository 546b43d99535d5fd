import { english, home, news, projects, reports, say, site, words } from '../support/content.ts'
import { expect, resize, test, visit } from '../support/test.ts'
import { missingFrom, visibleText } from '../support/text.ts'

const languageOf = 'document.documentElement.lang'

test('English page is in English and shows each document with an English text', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/en')
  const main = page.getByRole('main')
  const documents = [...reports, ...news, ...projects].flatMap((one) => one.english ?? [])

  await test.step('page is in English, its header and footer are marked as Albanian', async () => {
    expect(await page.evaluate(languageOf)).toBe('en')
    for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')])
      expect(await part.evaluate((node) => node.closest('[lang]')?.getAttribute('lang'))).toBe('sq')
    await expect(main).toHaveAttribute('lang', 'en')
    const albanian = await page.evaluate(() => {
      const main = document.querySelector('main')?.cloneNode(true) as HTMLElement
      for (const part of main.querySelectorAll('[lang=sq]')) part.remove()
      return main.textContent.replace(/Durrës|Bogë/g, '').match(/\p{L}*[ëç]\p{L}*|\b(dhe|për|nga)\b/giu)
    })
    expect(albanian).toBeNull()
  })

  await test.step('page links each document to its Albanian text', async () => {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(english.title)
    await expect(main.getByRole('heading', { level: 3 })).toHaveText(documents.map(({ title }) => title))
    const summaries = [...reports, ...news].flatMap((one) => one.english?.summary ?? [])
    expect(missingFrom(await visibleText(main), summaries)).toEqual([])
    const links = main.locator('ol a')
    await expect(links.first()).toHaveAttribute('href', `/blog/${reports[0]?.id}`)
    const languages = await links.evaluateAll((all) => all.map((link) => link.getAttribute('hreflang')))
    expect(languages).toEqual(documents.map(() => 'sq'))
    await expect(main.locator(`a[href="mailto:${site.email}"]`)).toBeVisible()
  })

  await test.step('page says that its texts are examples, and leads to its parts', async () => {
    const note = main.getByText(english.placeholders ?? 'no sentence', { exact: true })
    await expect(note).toHaveCount(site.placeholders.length > 0 && english.placeholders ? 1 : 0)
    for (const part of ['editions', 'news', 'projects', 'contact'] as const) {
      const jump = main.getByRole('link', { name: english[part].title, exact: true })
      await expect(jump).toHaveAttribute('href', `#${part}`)
      await expect(main.locator(`section#${part}`)).toHaveCount(1)
    }
    const current = page.getByRole('banner').locator('[aria-current]')
    await expect(current).toHaveText(say(words.footer.english))
  })

  await test.step('page shows a picture of each edition and post', async () => {
    const pictures = main.locator('ol img')
    const shown = [...reports.map(({ cover }) => cover), ...news.map(({ images }) => images[0])]
    await expect(pictures).toHaveCount(shown.length)
    for (const [index, picture] of shown.entries()) {
      await expect(pictures.nth(index)).toHaveAttribute('src', new RegExp(`/${picture?.key}-`))
      // The title beside it says what it is of; its own text is Albanian.
      await expect(pictures.nth(index)).toHaveAttribute('alt', '')
    }
  })

  await test.step('picture of the page is whole in the first window', async () => {
    const picture = main.locator('img').first()
    await expect(picture).toHaveAttribute('src', new RegExp(`/${home.banner.picture.key}-`))
    await expect(picture).toHaveAttribute('alt', '')
    for (const [width, height] of [
      [320, 700],
      [390, 844],
      [768, 1024],
      [1024, 768],
      [1366, 768],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await resize(page, { width, height })
      const box = await picture.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0), `${width} px`).toBeLessThanOrEqual(height)
      expect(box?.height).toBeGreaterThanOrEqual(200)
    }
  })

  await test.step('project opens to its summary and its Albanian text', async () => {
    const [newest] = projects
    const summary = page.getByText(newest?.english?.summary ?? '', { exact: true })
    await expect(summary).toBeHidden()
    await page.getByRole('heading', { level: 3, name: newest?.english?.title ?? '', exact: true }).click()
    await expect(summary).toBeVisible()
    const link = page.getByRole('link', { name: english.projects.link, exact: true }).first()
    await expect(link).toHaveAccessibleDescription(newest?.english?.title ?? '')
    await link.click()
    await expect(page).toHaveURL(/\/projects#/)
  })
})

test('English page changes the language of the document and is named by the home page', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/about')
  expect(await page.evaluate(languageOf)).toBe('sq')
  const link = page.getByRole('contentinfo').getByRole('link', { name: say(words.footer.english) })
  await link.click()
  await expect(page).toHaveURL(/\/en$/)
  await expect.poll(() => page.evaluate(languageOf)).toBe('en')
  await page.goBack()
  await expect.poll(() => page.evaluate(languageOf)).toBe('sq')
  await expect(page.getByRole('main')).not.toHaveAttribute('lang')

  await test.step('English page and home page name each other as versions of another language', async () => {
    for (const path of ['/', '/en']) {
      const html = await (await page.request.get(path)).text()
      const links = [...html.matchAll(/<link\b[^>]*\shrefLang="[^>]*>/gi)].map(([link]) => link)
      const named = links.map((link) =>
        ['hreflang', 'rel', 'href'].map((name) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(link)?.[1]),
      )
      expect(named.sort(), path).toEqual([
        ['en', 'alternate', expect.stringMatching(/^https?:\/\/[^/]+\/en$/)],
        ['sq', 'alternate', expect.stringMatching(/^https?:\/\/[^/]+\/$/)],
      ])
    }
  })
})
