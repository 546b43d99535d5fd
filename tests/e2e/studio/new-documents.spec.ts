import { spawnSync } from 'node:child_process'
import sharp from 'sharp'
import { rules } from '../../../src/check/rules/index.ts'
import bodyWords from '../../../src/studio/words/body.json' with { type: 'json' }
import words from '../../../src/studio/words/client.json' with { type: 'json' }
import { say } from '../../../src/studio/words/say.ts'
import serverWords from '../../../src/studio/words/server.json' with { type: 'json' }
import trashWords from '../../../src/studio/words/trash.json' with { type: 'json' }
import { photographs } from '../support/report-walk.ts'
import { changedFiles, contentOnDisk, discard, expect, field, save, test } from '../support/studio.ts'

const { refusals } = serverWords

test('a report with twenty photographs from twenty-two files is written in at most 44 acts, without another program', async ({
  page,
  studio,
}) => {
  test.setTimeout(240_000)
  const before = await contentOnDisk(studio)
  const taken = [
    ...(await photographs(19)),
    // What the browser alone can read comes as well: HEIC in Safari, this format in all of them.
    { name: 'IMG_2046.BMP', mimeType: 'image/bmp', buffer: bitmap(960, 640) },
  ]
  let acts = 0
  const act = async (done: Promise<unknown>) => {
    acts++
    await done
  }
  await page.goto('/_studio')
  await act(page.getByRole('button', { name: words.create.report }).click())
  const dialog = page.getByRole('dialog')
  await act(dialog.getByLabel(words.create.start).fill('2025-06-02'))
  await dialog.getByLabel(words.create.end).fill('2025-06-01')
  await dialog.getByRole('button', { name: words.create.begin }).click()
  await expect(dialog.getByRole('alert')).toHaveText(refusals.wrongDays)
  await act(dialog.getByLabel(words.create.end).fill('2025-06-03'))
  await act(dialog.getByRole('button', { name: words.create.begin }).click())
  await act(field(page, 'Titulli').fill('Edicioni me njëzet fotografi'))
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(
    'Edicioni me njëzet fotografi',
  )
  const description =
    'Dy ditë për diellin, erën dhe ujin: çfarë matëm, çfarë llogaritëm dhe çfarë na mbeti për t’u provuar në shtëpi.'
  await act(field(page, 'Përshkrimi').first().fill(description))
  // What a new document lacks is no mistake before it is saved, and no field repeats it.
  await expect(page.getByText(/hapa para ruajtjes së parë/)).toBeVisible()
  await expect(page.locator('[aria-invalid="true"], [data-problem], [data-severity="error"]')).toHaveCount(0)

  const photos = page.getByRole('group', { name: 'Galeria', exact: true })
  const others = ['IMG_9999.HEIC', 'shënime.txt'].map((name) => {
    return { name, mimeType: 'application/octet-stream', buffer: Buffer.from('ftypheic') }
  })
  await act(photos.locator('input[type=file]').setInputFiles([...taken, ...others]))
  await expect(photos.getByLabel('Përshkrimi')).toHaveCount(20, { timeout: 120_000 })
  // What was not taken is said where one is, and stays until it is read.
  const note = page.getByRole('alert').filter({ hasText: 'shënime.txt' })
  await expect(note).toContainText('IMG_9999.HEIC')
  await expect(note).toBeInViewport()
  await act(page.locator('header').getByRole('button', { name: words.close }).click())
  for (const [index, alt] of (await photos.getByLabel('Përshkrimi').all()).entries())
    await act(alt.fill(`Ilustrim: fusha e gjelbër nën qiellin e ditës, pamja ${index + 1}.`))

  const cover = page.getByRole('group', { name: 'Kopertina', exact: true })
  await act(cover.getByRole('button').first().click())
  await act(dialog.getByRole('button', { name: '03.jpg' }).click())
  await act(cover.getByRole('textbox').fill('Ilustrim: fusha e gjelbër nën qiellin e ditës.'))

  const problems = page.getByRole('region', { name: words.problems.title })
  const texts = {
    Hyrje: 'Dy ditë kërkuam të njëjtën gjë: sa energji na duhet vërtet.',
    Objektivat: '- Të matim sa diell bie në oborr.',
    '2 Qershor 2025': 'Ditën e parë matëm hijen e një shkopi.',
    '3 Qershor 2025': 'Ditën e dytë llogaritëm sa zgjat një bateri.',
    Përfundim: 'Në fund secili mori me vete fletoren e tij.',
  }
  for (const [part, text] of Object.entries(texts)) {
    await act(problems.getByRole('button', { name: part }).click())
    await expect(page.getByRole('textbox', { name: bodyWords.editor })).toBeFocused()
    await act(page.keyboard.type(text))
    await expect(problems.getByRole('button', { name: part })).toHaveCount(0)
  }
  await act(save(page))
  expect(acts).toBeLessThanOrEqual(44)

  const after = await contentOnDisk(studio)
  const names = Array.from({ length: 20 }, (_, index) => `${String(index + 1).padStart(2, '0')}.jpg`)
  const own = [...names, 'index.mdx'].map((name) => `reports/2025/${name}`)
  expect([...after.keys()].filter((name) => !before.has(name))).toEqual(own)
  expect(changedFiles(before, after).filter((name) => before.has(name))).toEqual([])
  for (const [index, name] of own.slice(0, -1).entries()) {
    const { width, height, exif } = await sharp(Buffer.from(after.get(name) ?? '', 'latin1')).metadata()
    const size = index < 19 ? { width: 1707, height: 2560 } : { width: 960, height: 640 }
    expect({ name, width, height, exif }).toEqual({ name, ...size, exif: undefined })
  }
  const checked = spawnSync(process.execPath, ['scripts/run.mjs', 'check', '--quiet'], { cwd: studio.root })
  expect([checked.status, String(checked.stdout)]).toEqual([0, ''])

  await page.getByRole('button', { name: words.editor.undo }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.editor.undo }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words.list.title)
  expect(await contentOnDisk(studio)).toEqual(before)
})

test('a new project asks again for what is missing or wrong, and takes years as they are written, and goes with its draft', async ({
  page,
}) => {
  await page.goto('/_studio')
  await page.getByRole('button', { name: words.create.project }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.create.title).fill(' ')
  await dialog.getByLabel(words.create.year).fill('vjet')
  await dialog.getByRole('button', { name: words.create.begin }).click()
  await expect(dialog.getByRole('alert')).toHaveText(refusals.noTitle)
  await dialog.getByLabel(words.create.title).fill('Pylli i provës')
  await dialog.getByRole('button', { name: words.create.begin }).click()
  await expect(dialog.getByRole('alert')).toHaveText(refusals.wrongYears)
  await dialog.getByLabel(words.create.year).fill('2023 – 2024')
  await dialog.getByRole('button', { name: words.create.begin }).click()
  await expect(field(page, 'Titulli')).toHaveValue('Pylli i provës')

  // From the problem of a text that is empty one is led to where it is written.
  const sentence = String(rules['body/empty'].form?.sentence)
  await page.getByRole('button', { name: sentence }).click()
  await page.keyboard.type('Një pyll i vogël.')
  await expect(page.getByRole('button', { name: sentence })).toHaveCount(0)
  await discard(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words.list.title)
  await expect(page.getByRole('link', { name: 'Pylli i provës' })).toHaveCount(0)
})

test('a new report keeps its photographs when its window is loaded again, its year is put right, or it is thrown away', async ({
  page,
}) => {
  await page.goto('/_studio')
  await page.getByRole('button', { name: words.create.report }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.create.start).fill('2026-06-02')
  await dialog.getByLabel(words.create.end).fill('2026-06-03')
  await dialog.getByRole('button', { name: words.create.begin }).click()
  await field(page, 'Titulli').fill('Edicioni i provës')

  // The second photograph is still on its way when the window is loaded again: the browser asks.
  const photos = page.getByRole('group', { name: 'Galeria', exact: true })
  let uploads = 0
  await page.route('**/_studio/upload*', async (route) => {
    if (++uploads === 1) await route.continue()
  })
  await photos.locator('input[type=file]').setInputFiles(await photographs(2))
  await expect(photos.getByLabel('Përshkrimi')).toHaveCount(1)
  await expect.poll(() => uploads).toBe(2)
  const asked = page.waitForEvent('dialog')
  const reloaded = page.reload()
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.accept()
  await reloaded
  await page.unroute('**/_studio/upload*')
  await expect(photos.getByLabel('Përshkrimi')).toHaveCount(1)

  const picture = photos.locator('img').first()
  await field(page, 'Dita e parë').fill('2025-06-02')
  await expect(page).toHaveURL(/#\/content\/reports\/2025\/index\.mdx$/)
  await field(page, 'Dita e fundit').fill('2025-06-03')
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveJSProperty('naturalWidth', 320)

  await discard(page)
  await page.getByRole('button', { name: trashWords.title }).click()
  const name = say(trashWords.restoreOf, { title: 'Edicioni i provës' })
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await expect(page).toHaveURL(/#\/content\/reports\/2025\/index\.mdx$/)
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveJSProperty('naturalWidth', 320)
  await discard(page)
})

/** A grey picture in a format that the studio's server does not take. */
function bitmap(width: number, height: number): Buffer {
  const head = Buffer.alloc(54)
  head.write('BM')
  head.writeUInt32LE(54 + 3 * width * height, 2)
  head.writeUInt32LE(54, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(width, 18)
  head.writeInt32LE(height, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(24, 28)
  return Buffer.concat([head, Buffer.alloc(3 * width * height, 128)])
}
