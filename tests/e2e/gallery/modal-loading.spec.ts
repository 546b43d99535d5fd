import { carouselOf, expectShown, shownSlide } from '../support/carousel.ts'
import { galleryOf } from '../support/content.ts'
import { hold } from '../support/hold.ts'
import { bodyIsMarked, closeButton, expectClosed, modal, openSecond } from '../support/modal.ts'
import { addressOf, expect, tablet, test, visit } from '../support/test.ts'

const path = '/blog/8'
const total = galleryOf(path).images.length
const files = '**/assets/Modal-*'

test.describe('files of the image modal', { tag: '@once' }, () => {
  test.use(tablet)

  test('page loads the files of the modal only when a picture opens', async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (request) => {
      if (/\/assets\/Modal-[^/]+\.js$/.test(request.url())) loaded.push(request.url())
    })
    await visit(page, path)
    await expectShown(carouselOf(page), 1, total)
    expect(loaded).toEqual([])
    await openSecond(page, path, total)
    expect(loaded).toHaveLength(1)
  })

  test('modal that is still loading does not open over the page chosen meanwhile', async ({ page }) => {
    const letCome = await hold(page, files)
    await visit(page, path)
    await expectShown(carouselOf(page), 1, total)
    const asked = page.waitForRequest(files)
    await shownSlide(carouselOf(page)).getByRole('link').click()
    await asked
    await page.getByRole('contentinfo').locator('a[href="/about"]').click()
    await expect.poll(() => addressOf(page)).toBe('/about')
    const came = page.waitForResponse(files)
    letCome()
    await came
    await page.waitForTimeout(200)
    await expect(modal(page)).toBeHidden()
    expect([addressOf(page), await bodyIsMarked(page)]).toEqual(['/about', false])
  })

  test('modal opens once for two presses while its files are loading', async ({ page }) => {
    const letCome = await hold(page, files)
    await visit(page, path)
    await expectShown(carouselOf(page), 1, total)
    const link = shownSlide(carouselOf(page)).getByRole('link')
    await link.click()
    await link.click()
    letCome()
    await expect(closeButton(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expectClosed(page, path)
    await expect(link).toBeFocused()
  })

  test('gallery leads to the picture itself when the files of the modal are gone', async ({
    page,
    noise,
  }) => {
    await visit(page, path)
    await expectShown(carouselOf(page), 1, total)
    await page.route(files, (route) => route.fulfill({ status: 404 }))
    const link = shownSlide(carouselOf(page)).getByRole('link')
    const href = await link.getAttribute('href')
    await link.click()
    await expect.poll(() => addressOf(page)).toBe(href)
    await page.goBack()
    await expect.poll(() => addressOf(page)).toBe(path)

    await test.step('gallery shows the picture of the address', async () => {
      await visit(page, `${path}?foto=3`)
      await expectShown(carouselOf(page), 3, total)
      await expect(modal(page)).toBeHidden()
    })
    expect(noise.length, 'the browser told of the missing files').toBeGreaterThan(0)
    noise.length = 0
  })
})
