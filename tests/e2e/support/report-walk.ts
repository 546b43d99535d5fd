import type { Page } from '@playwright/test'
import sharp from 'sharp'
import bodyWords from '../../../src/studio/words/body.json' with { type: 'json' }
import words from '../../../src/studio/words/client.json' with { type: 'json' }
import { expect, field, save } from './studio.ts'

/** Photographs as a telephone takes them: on their side, with the place where they were taken. */
export async function photographs(count: number) {
  return await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const background = { r: 40 + index * 8, g: 160, b: 90 }
      const place = { GPSLatitudeRef: 'N', GPSLatitude: '42/1 39/1 0/1' }
      const buffer = await sharp({ create: { width: 3000, height: 2000, channels: 3, background } })
        .jpeg()
        .withExif({ IFD0: { Orientation: '6' }, IFD3: place })
        .withMetadata({ orientation: 6 })
        .toBuffer()
      return { name: `IMG_${2041 + index}.JPG`, mimeType: 'image/jpeg', buffer }
    }),
  )
}

/** Writes a whole report in the studio at an address, with photographs, and saves it. */
export async function writeReport(
  page: Page,
  address: string,
  photos: Awaited<ReturnType<typeof photographs>>,
) {
  await page.goto(address)
  await page.getByRole('button', { name: words.create.report }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.create.start).fill('2025-06-02')
  await dialog.getByLabel(words.create.end).fill('2025-06-03')
  await dialog.getByRole('button', { name: words.create.begin }).click()
  await field(page, 'Titulli').fill('Edicioni me shumë fotografi')
  const description =
    'Dy ditë për diellin, erën dhe ujin: çfarë matëm, çfarë llogaritëm dhe çfarë na mbeti për t’u provuar në shtëpi.'
  await field(page, 'Përshkrimi').first().fill(description)

  const gallery = page.getByRole('group', { name: 'Galeria', exact: true })
  await gallery.locator('input[type=file]').setInputFiles(photos)
  await expect(gallery.getByLabel('Përshkrimi')).toHaveCount(photos.length, { timeout: 60_000 })
  await page.locator('header').getByRole('button', { name: words.close }).click()
  for (const [index, alt] of (await gallery.getByLabel('Përshkrimi').all()).entries())
    await alt.fill(`Ilustrim: fusha e gjelbër nën qiellin e ditës, pamja ${index + 1}.`)
  const cover = page.getByRole('group', { name: 'Kopertina', exact: true })
  await cover.getByRole('button').first().click()
  await dialog.getByRole('button', { name: '03.jpg' }).click()
  await cover.getByRole('textbox').fill('Ilustrim: fusha e gjelbër nën qiellin e ditës.')

  const problems = page.getByRole('region', { name: words.problems.title })
  const texts = {
    Hyrje: 'Dy ditë kërkuam të njëjtën gjë: sa energji na duhet vërtet.',
    Objektivat: '- Të matim sa diell bie në oborr.',
    '2 Qershor 2025': 'Ditën e parë matëm hijen e një shkopi.',
    '3 Qershor 2025': 'Ditën e dytë llogaritëm sa zgjat një bateri.',
    Përfundim: 'Në fund secili mori me vete fletoren e tij.',
  }
  for (const [part, text] of Object.entries(texts)) {
    await problems.getByRole('button', { name: part }).click()
    await expect(page.getByRole('textbox', { name: bodyWords.editor })).toBeFocused()
    await page.keyboard.type(text)
    await expect(problems.getByRole('button', { name: part })).toHaveCount(0)
  }
  await save(page)
}
