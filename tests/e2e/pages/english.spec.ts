import { english, home, news, projects, reports, say, site, words } from '../support/content.ts'
import { expect, resize, test, visit } from '../support/test.ts'

const languageOf = 'document.documentElement.lang'

test.describe('page in English', { tag: '@once' }, () => {
  test('English page links each document with an English text to its Albanian text', async ({ page }) => {
    await visit(page, '/en')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(english.title)
    const documents = [...reports, ...news, ...projects].flatMap((one) => one.english ?? [])
    await expect(main.getByRole('heading', { level: 3 })).toHaveText(documents.map(({ title }) => title))
    for (const { summary } of [...reports, ...news].flatMap((one) => one.english ?? []))
      await expect(main.getByText(summary, { exact: true })).toBeVisible()
    const links = main.locator('ol a')
    await expect(links).toHaveCount(documents.length)
    await expect(links.first()).toHaveAttribute('href', `/blog/${reports[0]?.id}`)
    for (const link of await links.all()) await expect(link).toHaveAttribute('hreflang', 'sq')
    await expect(main.locator(`a[href="mailto:${site.email}"]`)).toBeVisible()
  })

  test('English page shows its picture whole in the first window', async ({ page }) => {
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
      await visit(page, '/en')
      const picture = page.getByRole('main').locator('img').first()
      await expect(picture).toHaveAttribute('src', new RegExp(`/${home.banner.picture.key}-`))
      await expect(picture).toHaveAttribute('alt', '')
      const box = await picture.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0), `${width} px`).toBeLessThanOrEqual(height)
      expect(box?.height).toBeGreaterThanOrEqual(200)
    }
  })

  test('English page shows a picture of each edition and post', async ({ page }) => {
    await visit(page, '/en')
    const pictures = page.getByRole('main').locator('ol img')
    const shown = [...reports.map(({ cover }) => cover), ...news.map(({ images }) => images[0])]
    await expect(pictures).toHaveCount(shown.length)
    for (const [index, picture] of shown.entries()) {
      await expect(pictures.nth(index)).toHaveAttribute('src', new RegExp(`/${picture?.key}-`))
      // The title beside it says what it is of; its own text is Albanian.
      await expect(pictures.nth(index)).toHaveAttribute('alt', '')
    }
  })

  test('project on the English page opens to its summary and its Albanian text', async ({ page }) => {
    await visit(page, '/en')
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

  test('English page is in English, its header and footer are marked as Albanian', async ({ page }) => {
    await visit(page, '/en')
    expect(await page.evaluate(languageOf)).toBe('en')
    for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')])
      expect(await part.evaluate((node) => node.closest('[lang]')?.getAttribute('lang'))).toBe('sq')
    await expect(page.getByRole('main')).toHaveAttribute('lang', 'en')
    const albanian = await page.evaluate(() => {
      const main = document.querySelector('main')?.cloneNode(true) as HTMLElement
      for (const part of main.querySelectorAll('[lang=sq]')) part.remove()
      return main.textContent.replace(/Durrës|Bogë/g, '').match(/\p{L}*[ëç]\p{L}*|\b(dhe|për|nga)\b/giu)
    })
    expect(albanian).toBeNull()
  })

  test('English page changes the language of the document when it opens and closes', async ({ page }) => {
    await visit(page, '/about')
    expect(await page.evaluate(languageOf)).toBe('sq')
    const link = page.getByRole('contentinfo').getByRole('link', { name: say(words.footer.english) })
    await link.click()
    await expect(page).toHaveURL(/\/en$/)
    await expect.poll(() => page.evaluate(languageOf)).toBe('en')
    await page.goBack()
    await expect.poll(() => page.evaluate(languageOf)).toBe('sq')
    await expect(page.getByRole('main')).not.toHaveAttribute('lang')
  })

  test('English page and home page name each other as versions of another language', async ({ page }) => {
    for (const path of ['/', '/en']) {
      await visit(page, path)
      const alternates = page.locator('link[rel=alternate][hreflang]')
      await expect(alternates).toHaveCount(2)
      for (const [lang, to] of [
        ['sq', '/'],
        ['en', '/en'],
      ] as const) {
        const link = page.locator(`link[rel=alternate][hreflang=${lang}]`)
        await expect(link).toHaveAttribute('href', new RegExp(`^https?://[^/]+${to}$`))
      }
    }
  })
})
