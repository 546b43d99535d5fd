import { spawnSync } from 'node:child_process'
import type { Dialog, Locator } from '@playwright/test'
import sharp from 'sharp'
import { rules } from '../../../src/check/rules/index.ts'
import { format } from '../../../src/model/message/format.ts'
import words from '../../../src/studio/words/app.json' with { type: 'json' }
import bodyWords from '../../../src/studio/words/body.json' with { type: 'json' }
import browserWords from '../../../src/studio/words/browser.json' with { type: 'json' }
import coreWords from '../../../src/studio/words/core.json' with { type: 'json' }
import publishWords from '../../../src/studio/words/publish.json' with { type: 'json' }
import trashWords from '../../../src/studio/words/trash.json' with { type: 'json' }
import { intercept } from '../support/calls.ts'
import {
  galleryFiles,
  newYear,
  otherNewYear,
  photographs,
  reportText,
  storedSize,
  writeReport,
} from '../support/report-walk.ts'
import {
  blockPreview,
  changedFiles,
  contentOnDisk,
  discard,
  expect,
  field,
  openDocument,
  putBack,
  test,
  testInOwnWindow,
} from '../support/studio.ts'

const { refusals } = coreWords

test('create validates a project, accepts a year range and removes it on discard', async ({ page }) => {
  await page.goto('studio#/')
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

  // From the problem of a text that is empty a link leads to where it is written.
  const sentence = String(rules['body/empty'].form?.sentence)
  await page.getByRole('region', { name: words.problems.title }).locator('summary').first().click()
  await page.getByRole('button', { name: sentence }).click()
  await expect(page.getByRole('textbox', { name: bodyWords.editor })).toBeFocused()
  await page.keyboard.type('Një pyll i vogël.')
  await expect(page.getByRole('button', { name: sentence })).toHaveCount(0)
  await discard(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words.list.title)
  await expect(page.getByRole('link', { name: 'Pylli i provës' })).toHaveCount(0)
})

testInOwnWindow(
  'report with six photographs from eight files takes at most 31 edits',
  async ({ page, studio }) => {
    testInOwnWindow.setTimeout(120_000)
    const before = await contentOnDisk(studio)
    const taken = [
      ...(await photographs(5)),
      // What the browser alone can read comes as well: HEIC in Safari, this format in all of them.
      { name: 'IMG_2046.BMP', mimeType: 'image/bmp', buffer: bitmap(960, 640) },
    ]
    const refused = ['IMG_9999.HEIC', 'shënime.txt'].map((name) => {
      return { name, mimeType: 'application/octet-stream', buffer: Buffer.from('ftypheic') }
    })
    // Each photograph takes one. With twenty, it is 45.
    const edits = 1 + (await writeReport(page, 'studio', taken, refused))
    const publishing = page.getByRole('dialog', { name: publishWords.title })
    await publishing.getByRole('button', { name: publishWords.send.folder, exact: true }).click()
    await expect(publishing.getByText(publishWords.done.written)).toBeFocused()
    expect(edits).toBeLessThanOrEqual(25 + taken.length)
    await publishing.getByRole('button', { name: words.close }).click()

    const after = await contentOnDisk(studio)
    const text = after.get(`reports/${newYear}/index.mdx`) ?? ''
    const names = galleryFiles(text)
    const own = [...names, 'index.mdx'].map((name) => `reports/${newYear}/${name}`)
    expect(new Set(names).size).toBe(6)
    expect([...after.keys()].filter((name) => !before.has(name)).sort()).toEqual([...own].sort())
    expect(text).toBe(reportText(names))
    expect(changedFiles(before, after).filter((name) => before.has(name))).toEqual([])
    for (const [index, name] of own.slice(0, -1).entries()) {
      const { width, height, exif } = await sharp(Buffer.from(after.get(name) ?? '', 'latin1')).metadata()
      const size = index < 5 ? storedSize(index) : { width: 960, height: 640 }
      expect({ name, width, height, exif }).toEqual({ name, ...size, exif: undefined })
    }
    const checked = spawnSync(process.execPath, ['scripts/run.cjs', 'check', '--quiet'], { cwd: studio.root })
    expect([checked.status, String(checked.stdout)]).toEqual([0, ''])

    await page.getByRole('link', { name: words.editor.back }).click()
    await expect(page.getByRole('link', { name: 'Edicioni me shumë fotografi' })).toBeVisible()
    await putBack(studio, before)
  },
)

testInOwnWindow('upload refuses a photo that the browser turns black', async ({ page }) => {
  await page.addInitScript(() => {
    const { prototype } = OffscreenCanvas
    const { convertToBlob } = prototype
    prototype.convertToBlob = async function (options) {
      const black = new OffscreenCanvas(this.width, this.height)
      black.getContext('2d')?.fillRect(0, 0, this.width, this.height)
      return await convertToBlob.call(black, options)
    }
  })
  await blockPreview(page)
  await openDocument(page, 'reports/2014/index.mdx')
  const gallery = page.getByRole('group', { name: 'Galeria', exact: true })
  const photo = { name: 'pamje.bmp', mimeType: 'image/bmp', buffer: bitmap(640, 480) }
  await gallery.locator('input[type=file][multiple]').setInputFiles(photo)
  await expect(page.getByText(browserWords.unlike)).toBeVisible()
})

testInOwnWindow('new report keeps its photos after a reload, a new year and a discard', async ({ page }) => {
  const preview = await blockPreview(page)
  await page.goto('studio')
  await page.getByRole('button', { name: words.create.report }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.create.start).fill(`${otherNewYear}-06-02`)
  await dialog.getByLabel(words.create.end).fill(`${otherNewYear}-06-01`)
  await dialog.getByRole('button', { name: words.create.begin }).click()
  await expect(dialog.getByRole('alert')).toHaveText(refusals.wrongDays)
  await dialog.getByLabel(words.create.end).fill(`${otherNewYear}-06-03`)
  await dialog.getByRole('button', { name: words.create.begin }).click()
  await field(page, 'Titulli').fill('Edicioni i provës')

  // The second photograph is still on its way when the window is loaded again: the browser asks.
  const photos = page.getByRole('group', { name: 'Galeria', exact: true })
  const uploads = await intercept(page, '/studio/upload', 'hold', { after: 1 })
  await photos.locator('input[type=file]').setInputFiles(await photographs(2))
  await expect(photos.getByLabel('Përshkrimi')).toHaveCount(1)
  await expect.poll(uploads.count).toBe(2)
  const asked = page.waitForEvent('dialog')
  const reloaded = page.reload()
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.accept()
  await reloaded
  await expect(photos.getByLabel('Përshkrimi')).toHaveCount(1)

  // Nor is one forgotten that failed on its way, whether the window is loaded again or the document is left.
  const uploading = await intercept(page, '/studio/upload', 'fail')
  await photos.locator('input[type=file]').setInputFiles(await photographs(2))
  const reason = words.failures.noConnection
  const alert = page.getByRole('alert').getByText(reason)
  await expect(alert).toHaveText(format(words.gallery.failed, { count: 2, reason }))
  // A window that is looked at again learns the same for its document: it is said once, with one button for all.
  const opening = await intercept(page, '/studio/api/open', 'fail')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(alert).toHaveText(reason)
  await opening.end()
  await expect(page.getByRole('alert').getByText('2 foto')).toBeVisible()
  const again = page.getByRole('button', { name: words.tryAgain, exact: true })
  await expect(again).toHaveCount(1)
  const questions: string[] = []
  const stay = async (asked: Dialog) => {
    questions.push(asked.type())
    await asked.dismiss()
  }
  page.on('dialog', stay)
  await page.evaluate(() => window.location.reload())
  await expect.poll(() => questions).toEqual(['beforeunload'])
  await page.getByRole('link', { name: words.editor.back }).click()
  await expect.poll(() => questions).toEqual(['beforeunload', 'confirm'])
  page.off('dialog', stay)
  await uploading.end()
  await again.click()
  await expect(photos.getByLabel('Përshkrimi')).toHaveCount(3)

  const picture = photos.locator('img').first()
  await field(page, 'Dita e parë').fill(`${newYear}-06-02`)
  await expect(page).toHaveURL(`studio#/content/reports/${newYear}/index.mdx`)
  await field(page, 'Dita e fundit').fill(`${newYear}-06-03`)
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveJSProperty('naturalWidth', 320)

  await discard(page)
  await page.getByRole('button', { name: trashWords.title }).click()
  const name = format(trashWords.restoreOf, { title: 'Edicioni i provës' })
  const bin = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Edicioni i provës' })
  await expect(bin).toContainText(trashWords.kinds.draft.slice(0, trashWords.kinds.draft.indexOf('{')))
  await bin.getByRole('button', { name }).click()
  await expect(page).toHaveURL(`studio#/content/reports/${newYear}/index.mdx`)
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveJSProperty('naturalWidth', 320)

  await preview.dispose()
  await page.getByRole('button', { name: words.page.reload }).click()
  // Photographs that are dropped while one is asked where others belong belong there too.
  const [first, second] = await photographs(2)
  await drop(page.locator('body'), first)
  const beside = page.frameLocator('iframe').locator('body')
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => beside.evaluate(() => document.readyState)).toBe('complete')
  await drop(beside, second)
  const places = page.getByRole('dialog', { name: format(words.gallery.whereTo, { count: 2 }) })
  await places.getByRole('button', { name: 'Galeria' }).click()
  await expect(photos.getByLabel('Përshkrimi')).toHaveCount(5)
  // Words are dropped into the field that they are dropped on: the list takes its own items alone.
  const isTaken = await photos
    .getByLabel('Përshkrimi')
    .first()
    .evaluate((one) => !one.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true })))
  expect(isTaken).toBe(false)
  await discard(page)

  await expect(page.getByRole('heading', { level: 1 })).toContainText(words.list.title)
  for (const photo of [first, second]) await drop(page.locator('body'), photo)
  await expect(page.getByRole('dialog')).toContainText(format(words.list.openFirst, { count: 2 }))
})

/** Drops a file on a page, beside all places for one. */
async function drop(body: Locator, photo: { name: string; buffer: Buffer } | undefined): Promise<void> {
  const { name = '', buffer = Buffer.of() } = photo ?? {}
  await body.evaluate(
    (body, [name, data]) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], name))
      body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    },
    [name, buffer.toString('base64')] as const,
  )
}

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
