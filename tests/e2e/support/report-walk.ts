import type { Page } from '@playwright/test'
import sharp from 'sharp'
import words from '../../../src/studio/words/app.json' with { type: 'json' }
import bodyWords from '../../../src/studio/words/body.json' with { type: 'json' }
import { reports } from './content.ts'
import { blockPreview, expect, field, openPublishing } from './studio.ts'

/** Photographs like those of a phone: rotated by metadata, with a location. The first one has a phone's size too. */
export async function photographs(count: number) {
  return await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const background = { r: 40 + index * 8, g: 160, b: 90 }
      const place = { GPSLatitudeRef: 'N', GPSLatitude: '42/1 39/1 0/1' }
      const [width, height] = index === 0 ? [3000, 2000] : [960, 640]
      const buffer = await sharp({ create: { width, height, channels: 3, background } })
        .jpeg()
        .withExif({ IFD0: { Orientation: '6' }, IFD3: place })
        .withMetadata({ orientation: 6 })
        .toBuffer()
      return { name: `IMG_${2041 + index}.JPG`, mimeType: 'image/jpeg', buffer }
    }),
  )
}

/** The size in which a studio stores one of these photographs: upright, and at most 2560 px high. */
export function storedSize(index: number) {
  return index === 0 ? { width: 1707, height: 2560 } : { width: 640, height: 960 }
}

const title = 'Edicioni me shumë fotografi'
const description =
  'Dy ditë për diellin, erën dhe ujin: çfarë matëm, çfarë llogaritëm dhe çfarë na mbeti për t’u provuar në shtëpi.'
const alt = 'Ilustrim: fusha e gjelbër nën qiellin e ditës'

/** The latest past years without an edition: an editor may have added some. */
export const [newYear = 0, otherNewYear = 0] = Array.from({ length: 100 }, (_, ago) => 2025 - ago).filter(
  (year) => !reports.some((report) => report.year === year),
)

/** The text for each part of the report. */
const texts = {
  Hyrje: 'Dy ditë kërkuam të njëjtën gjë: sa energji na duhet vërtet.',
  Objektivat: '- Të matim sa diell bie në oborr.',
  [`2 Qershor ${newYear}`]: 'Ditën e parë matëm hijen e një shkopi.',
  [`3 Qershor ${newYear}`]: 'Ditën e dytë llogaritëm sa zgjat një bateri.',
  Përfundim: 'Në fund secili mori me vete fletoren e tij.',
}

/** The names of the photographs in a report's gallery, in their order. */
export function galleryFiles(text: string): string[] {
  return [...text.matchAll(/^ {2}- file: (.*)$/gm)].map(([, file = '']) => file)
}

/** The text of the report that `writeReport` writes with these photographs, whichever studio it is. */
export function reportText(files: readonly string[]): string {
  const photos = files.map((file, at) => `  - file: ${file}\n    alt: "${alt}, pamja ${at + 1}."\n`)
  const parts = Object.entries(texts).map(
    ([name, text]) => `## ${name.replace(/^\d/, 'Data: $&')}\n\n${text}\n`,
  )
  return `---
id: ${Math.max(...reports.map(({ id }) => id)) + 1}
year: ${newYear}
title: "${title}"
description: "${description}"
date: 2-3 Qershor ${newYear}
start: ${newYear}-06-02
end: ${newYear}-06-03
author: Ekipi i shoqatës
readTime: 1 minutë lexim
cover:
  file: "${files[2]}"
  alt: "${alt}, pamja 3."
gallery:
${photos.join('')}---

${parts.join('\n')}`
}

type Photograph = { name: string; mimeType: string; buffer: Buffer }

/**
 * Writes a whole report in the studio at an address, with photographs, and opens the dialog that publishes it.
 *
 * @param refused further files, which the studio refuses
 * @returns the number of the editor's actions
 */
export async function writeReport(
  page: Page,
  address: string,
  photos: readonly Photograph[],
  refused: readonly Photograph[] = [],
): Promise<number> {
  let edits = 0
  const act = async (done: Promise<unknown>) => {
    edits++
    await done
  }
  await page.goto(address)
  await act(page.getByRole('button', { name: words.create.report }).click())
  const dialog = page.getByRole('dialog')
  await act(dialog.getByLabel(words.create.start).fill(`${newYear}-06-02`))
  await act(dialog.getByLabel(words.create.end).fill(`${newYear}-06-03`))
  await act(dialog.getByRole('button', { name: words.create.begin }).click())
  await act(field(page, 'Titulli').fill(title))
  // On a phone the preview replaces the form. Looking at it does not count as an action.
  const [toPage, toForm] = (['page', 'form'] as const).map((view) =>
    page.getByRole('button', { name: words.editor[view], exact: true }),
  )
  const isPhone = await toPage?.isVisible()
  if (isPhone) await toPage?.click()
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(title)
  if (isPhone) await toForm?.click()
  await blockPreview(page)
  await act(field(page, 'Përshkrimi').first().fill(description))
  // Missing values of a new document are not shown as mistakes, and no field repeats them.
  await expect(page.getByText(/hapa para publikimit të parë/)).toBeVisible()
  await expect(page.locator('[aria-invalid="true"], [data-problem], [data-severity="error"]')).toHaveCount(0)

  const gallery = page.getByRole('group', { name: 'Galeria', exact: true })
  await act(gallery.locator('input[type=file]').setInputFiles([...photos, ...refused]))
  await expect(gallery.getByLabel('Përshkrimi')).toHaveCount(photos.length, { timeout: 60_000 })
  for (const { name } of refused) {
    // The message about refused files appears in view, and stays until the editor closes it.
    const note = page.getByRole('alert').filter({ hasText: name })
    await expect(note).toBeInViewport()
  }
  // A note that only reports success disappears by itself.
  if (refused.length > 0) await act(page.locator('header').getByRole('button', { name: words.close }).click())
  for (const [index, photo] of (await gallery.getByLabel('Përshkrimi').all()).entries())
    await act(photo.fill(`${alt}, pamja ${index + 1}.`))
  const cover = page.getByRole('group', { name: 'Kopertina', exact: true })
  await act(cover.getByRole('button').first().click())
  await act(dialog.getByRole('button', { name: `${alt}, pamja 3.` }).click())
  // The picture already has a description.
  await expect(cover.getByRole('textbox').first()).toHaveValue(`${alt}, pamja 3.`)

  const problems = page.getByRole('region', { name: words.problems.title })
  await act(problems.locator('summary').first().click())
  for (const [part, text] of Object.entries(texts)) {
    await act(problems.getByRole('button', { name: part }).click())
    await expect(page.getByRole('textbox', { name: bodyWords.editor })).toBeFocused()
    await act(write(page, text))
    await expect(problems.getByRole('button', { name: part })).toHaveCount(0)
  }
  await act(openPublishing(page))
  return edits
}

/**
 * Types the first two letters, which may begin a list, and inserts the rest at once, because each letter checks the
 * whole report.
 */
async function write(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text.slice(0, 2))
  await page.keyboard.insertText(text.slice(2))
}
