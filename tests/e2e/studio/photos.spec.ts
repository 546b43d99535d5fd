import { format } from '../../../src/model/message/format.ts'
import words from '../../../src/studio/words/app.json' with { type: 'json' }
import { onDisk } from '../support/body.ts'
import { reportOf } from '../support/content.ts'
import { discard, expect, field, openDocument, publish, test } from '../support/studio.ts'
import { resize, wide } from '../support/test.ts'

const report = 'reports/2014/index.mdx'
const { title } = reportOf(8)

test('cover focus is set by a click, entered as numbers and reset', async ({ page, studio }) => {
  const before = await onDisk(studio, report)
  await openDocument(page, report)
  const cover = page.getByRole('group', { name: 'Kopertina', exact: true })
  await cover.getByText(words.form.more).click()
  const point = cover.getByRole('group', { name: 'Pika kryesore' })
  const target = point.locator('img')
  const { width = 0, height = 0 } = (await target.boundingBox()) ?? {}
  await target.click({ position: { x: width * 0.31, y: height * 0.18 } })
  await expect(point.getByLabel('Nga e majta')).toHaveValue('30')
  await point.getByLabel('Nga lart').fill('90')
  await publish(page)
  await expect.poll(() => onDisk(studio, report)).toContain('  focus:\n    x: 30\n    y: 90\n')
  await expect(cover.locator('button img')).toHaveCSS('object-position', '30% 90%')
  await point.getByRole('button', { name: words.form.middle }).click()
  await publish(page)
  expect(await onDisk(studio, report)).toBe(before)
})

test('photos are reordered by buttons and dragging, and a removed one is restored', async ({ page }) => {
  await openDocument(page, report)
  const photos = page.getByRole('group', { name: 'Galeria', exact: true })
  const alts = () =>
    photos.getByLabel('Përshkrimi').evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value))
  const [first = '', second = '', third = ''] = await alts()

  const named = (position: number) => ({
    name: `${words.form.place}: ${format(words.gallery.photo, { position })}`,
    exact: true,
  })
  const place = (position: number) => photos.getByRole('combobox', named(position))
  const count = (await alts()).length
  // Wide enough for its number, which has two digits in a long gallery.
  await expect.poll(async () => (await place(count).boundingBox())?.width).toBeGreaterThan(56)
  await place(count).selectOption({ label: format(words.form.first, { position: 1 }) })
  await expect.poll(async () => (await alts())[1]).toBe(first)
  await place(1).selectOption({ label: format(words.form.last, { position: count }) })
  await expect.poll(async () => (await alts())[0]).toBe(first)
  await place(1).selectOption({ label: format(words.form.nth, { position: 2 }) })
  await expect.poll(alts).toEqual(expect.arrayContaining([second]))
  expect((await alts()).slice(0, 3)).toEqual([second, first, third])
  await expect(page.getByText(format(words.form.moved, { position: 2, count }))).toBeAttached()
  await expect(place(2)).toBeFocused()

  // High enough for two photos with all that is said of them.
  await resize(page, { ...wide.viewport, height: 1600 })
  const handle = photos.locator(`[title="${words.form.drag}"]`).first()
  await handle.scrollIntoViewIfNeeded()
  const from = await handle.boundingBox()
  const target = await photos
    .getByRole('listitem')
    .filter({ has: page.getByRole('combobox', named(2)) })
    .boundingBox()
  if (from === null || target === null) throw new Error('The photos are not laid out')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await alts()).slice(0, 3)).toEqual([first, second, third])

  const all = await alts()
  const putBack = photos.getByRole('button', { name: words.form.putBack })
  await expect(putBack).toHaveCount(0)
  const remove = photos.getByRole('button', {
    name: `${words.form.remove}: ${format(words.gallery.photo, { position: 2 })}`,
    exact: true,
  })
  for (const restore of [() => putBack.click(), () => page.keyboard.press('ControlOrMeta+z')]) {
    await remove.click()
    await expect.poll(alts).toEqual(all.toSpliced(1, 1))
    await expect(remove).toBeFocused()
    await restore()
    await expect.poll(alts).toEqual(all)
    await expect(putBack).toHaveCount(0)
    await expect(
      photos
        .getByRole('listitem')
        .filter({ has: page.getByRole('combobox', named(2)) })
        .getByRole('textbox'),
    ).toBeFocused()
  }
  await field(page, 'Titulli').fill('Drafti i provës')
  await expect(page.getByText(words.editor.kept)).toBeVisible()
  await discard(page)
  await expect(field(page, 'Titulli')).toHaveValue(title)
})
