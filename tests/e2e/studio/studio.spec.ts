import { spawnSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { bodyWords } from '../../../src/studio/words/body.ts'
import { clientWords as words } from '../../../src/studio/words/client.ts'
import { serverWords } from '../../../src/studio/words/server.ts'
import { violations } from '../support/axe.ts'
import { reportOf } from '../support/content.ts'
import { type Development, startDevelopment } from '../support/development.ts'
import { narrow, resize, wide } from '../support/test.ts'

// One server and one set of files for all: the tests take their turn, and each leaves the files as it found them.
test.describe.configure({ mode: 'serial' })
test.use({ reducedMotion: 'reduce' })

const { refusals } = serverWords
let studio: Development
test.beforeAll(async () => {
  test.setTimeout(120_000)
  studio = await startDevelopment('studio')
})
test.afterEach(async () => {
  const info = test.info()
  if (info.status !== info.expectedStatus)
    await info.attach('what the server said', { body: await studio.said() })
})
test.afterAll(() => studio.close())

const report = 'reports/2014/index.mdx'
const { title } = reportOf(8)

test('a changed title shows on the page beside, and its save changes one line on disk @once', async ({
  page,
}) => {
  const before = await contentOnDisk()
  await open(page, title)
  await field(page, 'Titulli').fill('Titulli i provës')
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('Titulli i provës')
  expect(await contentOnDisk()).toEqual(before)

  await page.getByRole('button', { name: words.editor.save, exact: true }).click()
  await expect(page.getByRole('status').getByText(words.editor.saved)).toBeVisible()
  const after = await contentOnDisk()
  expect([...after.keys()]).toEqual([...before.keys()])
  expect(changedFiles(before, after)).toEqual([report])
  const lines = (files: Map<string, string>) => files.get(report)?.split('\n') ?? []
  const changed = lines(after).filter((line, index) => line !== lines(before)[index])
  expect(changed).toEqual(['title: "Titulli i provës"'])
  expect(lines(after)).toHaveLength(lines(before).length)

  await undo(page)
  await expect(field(page, 'Titulli')).toHaveValue(title)
  expect(await contentOnDisk()).toEqual(before)
})

test('photos are ordered by buttons and by dragging, and the draft outlives the window @once', async ({
  page,
}) => {
  await open(page, title)
  const photos = page.getByRole('group', { name: 'Galeria', exact: true })
  const alts = () =>
    photos.getByRole('textbox').evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value))
  const [first = '', second = '', third = ''] = await alts()

  const down = photos.getByRole('button', {
    name: `${words.form.down}: ${words.gallery.photo(1)}`,
    exact: true,
  })
  await down.click()
  await expect.poll(alts).toEqual(expect.arrayContaining([second]))
  expect((await alts()).slice(0, 3)).toEqual([second, first, third])
  await expect(page.getByText(words.form.moved(2, (await alts()).length))).toBeAttached()
  await expect(
    photos.getByRole('button', { name: `${words.form.down}: ${words.gallery.photo(2)}`, exact: true }),
  ).toBeFocused()

  const handle = photos.locator(`[title="${words.form.drag}"]`).first()
  await handle.scrollIntoViewIfNeeded()
  const from = await handle.boundingBox()
  const target = await photos
    .getByRole('listitem')
    .filter({ hasText: words.gallery.photo(2) })
    .first()
    .boundingBox()
  if (from === null || target === null) throw new Error('The photos are not laid out')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, target.y + target.height / 2 + 10, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await alts()).slice(0, 3)).toEqual([first, second, third])

  await field(page, 'Titulli').fill('Drafti i provës')
  await expect(page.getByText(words.editor.kept)).toBeVisible()
  await page.reload()
  await expect(field(page, 'Titulli')).toHaveValue('Drafti i provës')
  await discard(page)
  await expect(field(page, 'Titulli')).toHaveValue(title)
})

test('a mistake shows at its field, the list of problems leads to it, and nothing is saved with it @once', async ({
  page,
}) => {
  const before = await contentOnDisk()
  await open(page, title)
  await field(page, 'Titulli').fill('')
  await expect(field(page, 'Titulli')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: words.editor.save, exact: true }).click()
  await expect(page.getByRole('status').getByText(words.editor.notSaved(1))).toBeVisible()
  expect(await contentOnDisk()).toEqual(before)

  const problems = page.getByRole('region', { name: words.problems.title })
  await problems.getByRole('button').first().click()
  await expect(field(page, 'Titulli')).toBeFocused()
  expect(await violations(page)).toEqual([])
  await discard(page)
  await expect(problems.getByText(words.problems.none)).toBeVisible()
})

test('a word typed into the body changes the line of its block alone @once', async ({ page }) => {
  const before = await contentOnDisk()
  await open(page, title)
  const body = page.getByRole('region', { name: words.editor.body, exact: true })
  await body.locator('[contenteditable] p').first().click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Fjalia e provës.')
  await expect(page.frameLocator('iframe').getByText('Fjalia e provës.')).toBeAttached()
  await page.getByRole('button', { name: words.editor.save, exact: true }).click()
  await expect(page.getByRole('status').getByText(words.editor.saved)).toBeVisible()
  const after = await contentOnDisk()
  expect(changedFiles(before, after)).toEqual([report])
  const lines = before.get(report)?.split('\n') ?? []
  const changed = (after.get(report)?.split('\n') ?? []).filter((line, index) => line !== lines[index])
  expect(changed).toEqual([expect.stringContaining('Fjalia e provës.')])
  await undo(page)
  expect(await contentOnDisk()).toEqual(before)
})

test('a file that someone else changed meanwhile is never overwritten unseen, and each choice is kept @once', async ({
  page,
}) => {
  const path = join(studio.root, 'content', report)
  const onDisk = () => readFile(path, 'utf8')
  const good = await onDisk()
  const others = `${good.replace(title, 'Titulli i tjetrit')}\nFjalia e tjetrit.\n`
  const dialog = page.getByRole('dialog', { name: words.editor.conflictTitle })
  const side = (name: string) =>
    dialog.getByRole('term').filter({ hasText: name }).locator('+ dd').allTextContents()
  const save = () => page.getByRole('button', { name: words.editor.save, exact: true }).click()

  await open(page, title)
  await field(page, 'Titulli').fill('Titulli i provës')
  await expect(page.getByText(words.editor.kept)).toBeVisible()
  await writeFile(path, others)
  await save()
  await expect(dialog.getByText(words.versions.count(2))).toBeVisible()
  expect(await side(words.editor.disk)).toEqual([
    'title: "Titulli i tjetrit"\n',
    expect.stringContaining('Fjalia e tjetrit.'),
  ])
  expect(await side(words.editor.draft)).toEqual(['title: "Titulli i provës"\n', words.versions.nothing])
  await dialog.locator('summary').last().press('Enter')
  await expect(dialog.locator('details[open]')).toContainText('## Hyrje')
  expect(await onDisk()).toBe(others)
  expect(await violations(page)).toEqual([])
  const [disk, draft] = await Promise.all([0, 1].map((at) => dialog.getByRole('term').nth(at).boundingBox()))
  expect(disk?.y).toBe(draft?.y)
  await resize(page, narrow.viewport)
  const [above, below] = await Promise.all([0, 1].map((at) => dialog.getByRole('term').nth(at).boundingBox()))
  expect(above?.x).toBe(below?.x)
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  await resize(page, wide.viewport)

  // Somebody writes once more while both versions are read: those bytes were not seen.
  const last = `${others}Edhe një.\n`
  await writeFile(path, last)
  await dialog.getByRole('button', { name: words.editor.overwrite }).click()
  await expect(dialog.locator('dd', { hasText: 'Edhe një.' })).toBeVisible()
  expect(await onDisk()).toBe(last)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(field(page, 'Titulli')).toHaveValue('Titulli i provës')
  expect(await onDisk()).toBe(last)

  await save()
  await dialog.getByRole('button', { name: words.editor.takeDisk }).press('Enter')
  await expect(field(page, 'Titulli')).toHaveValue('Titulli i tjetrit')
  expect(await onDisk()).toBe(last)

  await field(page, 'Titulli').fill('Titulli i provës')
  await expect(page.getByText(words.editor.kept)).toBeVisible()
  await writeFile(path, good)
  await save()
  await dialog.getByRole('button', { name: words.editor.overwrite }).press('Enter')
  await expect(page.getByRole('status').getByText(words.editor.saved)).toBeVisible()
  expect(await onDisk()).toBe(last.replace('Titulli i tjetrit', 'Titulli i provës'))
  await writeFile(path, good)
})

test('a document that cannot be read is mended in its text @once', async ({ page }) => {
  const path = join(studio.root, 'content', report)
  const good = await readFile(path, 'utf8')
  await writeFile(path, good.replace('title: "', 'title: ""'))
  await page.goto(`${studio.url}/_studio#/content/${report}`)
  const text = page.getByLabel(words.editor.text)
  await expect(text).toHaveValue(/title: ""/)
  await text.fill((await text.inputValue()).replace('title: ""', 'title: "'))
  await text.blur()
  await expect(field(page, 'Titulli')).toHaveValue(title)
  await writeFile(path, good)
  await discard(page)
})

test('a new report begins with its days, takes photos and goes with its draft @once', async ({ page }) => {
  const before = await contentOnDisk()
  await page.goto(`${studio.url}/_studio`)
  await page.getByRole('button', { name: words.create.report }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.create.start).fill('2025-06-02')
  await dialog.getByRole('button', { name: words.create.begin }).click()
  await expect(dialog.getByRole('alert')).toHaveText(refusals.wrongDays)
  await dialog.getByLabel(words.create.end).fill('2025-06-01')
  await dialog.getByRole('button', { name: words.create.begin }).click()
  await expect(dialog.getByRole('alert')).toHaveText(refusals.wrongDays)
  await dialog.getByLabel(words.create.end).fill('2025-06-04')
  await dialog.getByRole('button', { name: words.create.begin }).click()
  await field(page, 'Titulli').fill('Edicioni i provës')
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('Edicioni i provës')

  // The parts of the body have no text yet: the list leads to the part itself.
  const problems = page.getByRole('region', { name: words.problems.title })
  await problems.getByRole('button', { name: '3 Qershor 2025' }).click()
  await expect(page.getByRole('textbox', { name: bodyWords.editor })).toBeFocused()
  await page.keyboard.type('Dita e provës.')
  await expect(problems.getByRole('button', { name: '3 Qershor 2025' })).toHaveCount(0)

  const photos = page.getByRole('group', { name: 'Galeria', exact: true })
  const had = await photos
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox') })
    .count()
  const folder = join(studio.root, 'content', 'reports', '2014')
  await photos
    .locator('input[type=file]')
    .setInputFiles(['01.jpg', '02.jpg'].map((name) => join(folder, name)))
  await expect(photos.getByRole('textbox')).toHaveCount(had + 2)
  await expect(page.getByText(words.gallery.added(2))).toBeAttached()
  expect(await contentOnDisk()).toEqual(before)

  await discard(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words.list.title)
  await expect(page.getByRole('link', { name: 'Edicioni i provës' })).toHaveCount(0)
})

test('a report with twenty photographs is written in at most forty acts, without another program @once', async ({
  page,
}) => {
  test.setTimeout(150_000)
  const before = await contentOnDisk()
  const taken = await Promise.all(Array.from({ length: 20 }, (_, index) => photograph(index)))
  let acts = 0
  const act = async (done: Promise<unknown>) => {
    acts++
    await done
  }
  await page.goto(`${studio.url}/_studio`)
  await act(page.getByRole('button', { name: words.create.report }).click())
  const dialog = page.getByRole('dialog')
  await act(dialog.getByLabel(words.create.start).fill('2025-06-02'))
  await act(dialog.getByLabel(words.create.end).fill('2025-06-03'))
  await act(dialog.getByRole('button', { name: words.create.begin }).click())
  await act(field(page, 'Titulli').fill('Edicioni me njëzet fotografi'))
  const description =
    'Dy ditë për diellin, erën dhe ujin: çfarë matëm, çfarë llogaritëm dhe çfarë na mbeti për t’u provuar në shtëpi.'
  await act(field(page, 'Përshkrimi').first().fill(description))

  const photos = page.getByRole('group', { name: 'Galeria', exact: true })
  await act(photos.locator('input[type=file]').setInputFiles(taken))
  await expect(photos.getByRole('textbox')).toHaveCount(20, { timeout: 60_000 })
  for (const [index, alt] of (await photos.getByRole('textbox').all()).entries())
    await alt.fill(`Ilustrim: fusha e gjelbër nën qiellin e ditës, pamja ${index + 1}.`)

  const cover = page.getByRole('group', { name: 'Kopertina', exact: true })
  await act(cover.getByRole('button').first().click())
  await act(dialog.getByRole('button', { name: '07.jpg' }).click())
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
    await act(problems.getByRole('button', { name: part }).click())
    await expect(page.getByRole('textbox', { name: bodyWords.editor })).toBeFocused()
    await act(page.keyboard.type(text))
    await expect(problems.getByRole('button', { name: part })).toHaveCount(0)
  }
  await act(page.getByRole('button', { name: words.editor.save, exact: true }).click())
  await expect(page.getByRole('status').getByText(words.editor.saved)).toBeVisible()
  expect(acts).toBeLessThanOrEqual(40)

  const after = await contentOnDisk()
  const names = Array.from({ length: 20 }, (_, index) => `${String(index + 1).padStart(2, '0')}.jpg`)
  const own = [...names, 'index.mdx'].map((name) => `reports/2025/${name}`)
  expect([...after.keys()].filter((name) => !before.has(name))).toEqual(own)
  expect(changedFiles(before, after).filter((name) => before.has(name))).toEqual([])
  for (const name of own.slice(0, -1)) {
    const { width, height, exif } = await sharp(Buffer.from(after.get(name) ?? '', 'base64')).metadata()
    expect({ name, width, height, exif }).toEqual({ name, width: 1707, height: 2560, exif: undefined })
  }
  const checked = spawnSync(process.execPath, ['scripts/run.mjs', 'check', '--quiet'], { cwd: studio.root })
  expect([checked.status, String(checked.stdout)]).toEqual([0, ''])

  await page.getByRole('button', { name: words.editor.undo }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.editor.undo }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words.list.title)
  expect(await contentOnDisk()).toEqual(before)
})

test('a new project asks again for what is missing or wrong, and takes years as they are written @once', async ({
  page,
}) => {
  await page.goto(`${studio.url}/_studio`)
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
  await discard(page)
})

test('the first real value takes its mark along, questions change places, and a word keeps its placeholders @once', async ({
  page,
}) => {
  const before = await contentOnDisk()
  const saveAs = async (file: string, change: () => Promise<void>) => {
    await page.goto(`${studio.url}/_studio#/content/${file}`)
    await change()
    await page.getByRole('button', { name: words.editor.save, exact: true }).click()
    await expect(page.getByRole('status').getByText(words.editor.saved)).toBeVisible()
    const after = await contentOnDisk()
    expect(changedFiles(before, after)).toEqual([file])
    await undo(page)
    expect(await contentOnDisk()).toEqual(before)
    return after.get(file) ?? ''
  }
  const [site, home, wordsFile] = ['site.yaml', 'pages/home/index.yaml', 'words.yaml'].map(
    (file) => before.get(file) ?? '',
  ) as [string, string, string]

  const real = await saveAs('site.yaml', () => field(page, 'Posta elektronike').fill('zyra@energjia.test'))
  expect(real).toBe(site.replace('info@example.org', 'zyra@energjia.test').replace('  - email\n', ''))

  const [first, second] =
    site === '' ? [] : [...home.matchAll(/^ {4}- title: .*\n(?: {6}.*\n)+/gm)].map(String)
  const moved = await saveAs('pages/home/index.yaml', async () => {
    const questions = page.getByRole('group', { name: 'Pyetjet', exact: true })
    await questions.getByRole('button', { name: words.form.down }).first().click()
    await expect(page.getByText(words.form.moved(2, 4))).toBeAttached()
  })
  expect(moved).toBe(home.replace(`${first}${second}`, `${second}${first}`))

  const kept = await saveAs('words.yaml', async () => {
    const word = page.getByLabel('Telefoni', { exact: true })
    await word.fill('Thirrni')
    await expect(page.getByText(words.form.placeholderMissing('{phone}'))).toBeVisible()
    await page.getByRole('button', { name: words.form.placeholderPut('{phone}') }).click()
    await expect(word).toHaveValue(/^Thirrni ?\{phone\}$/)
  })
  const old = wordsFile.split('\n')
  const changed = kept.split('\n').filter((line, index) => line !== old[index])
  expect(changed).toEqual([expect.stringMatching(/^ {2}phone: "?Thirrni ?\{phone\}"?$/)])
  expect(kept.split('\n')).toHaveLength(old.length)
})

test('the list finds documents, and both screens have no fault of access at any width @once', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.goto(`${studio.url}/_studio`)
  await page.getByRole('searchbox').fill(title.slice(0, 20))
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1)
  await page.getByRole('searchbox').fill('')
  for (const [scheme, size] of [
    ['light', wide.viewport],
    ['dark', { ...narrow.viewport, width: 320 }],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await resize(page, size)
    for (const [address, heading] of [
      ['', words.list.title],
      [`#/content/${report}`, title],
      ['#/content/pages/home/index.yaml', words.kinds.home],
      ['#/content/words.yaml', words.kinds.words],
    ] as const) {
      await page.goto(`${studio.url}/_studio${address}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
      expect.soft(await violations(page), `${address} ${scheme}`).toEqual([])
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width, `${address} ${scheme}`).toBeLessThanOrEqual(size.width)
    }
  }
})

/** A photo as a telephone takes it: on its side, with the place where it was taken. */
async function photograph(index: number) {
  const background = { r: 40 + index * 8, g: 160, b: 90 }
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '42/1 39/1 0/1' }
  const buffer = await sharp({ create: { width: 3000, height: 2000, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Orientation: '6' }, IFD3: place })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  return { name: `IMG_${2041 + index}.JPG`, mimeType: 'image/jpeg', buffer }
}

/** Opens a document by its link in the list. */
async function open(page: Page, name: string): Promise<void> {
  await page.goto(`${studio.url}/_studio`)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(field(page, 'Titulli')).toHaveValue(name)
}

function field(page: Page, label: string) {
  return page.getByRole('region', { name: words.editor.fields }).getByLabel(label, { exact: true })
}

/** Takes back the last save. */
async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.editor.undo }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.editor.undo }).click()
  await expect(page.getByRole('status').getByText(words.editor.undone)).toBeVisible()
}

async function discard(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.editor.discard }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.editor.discard }).click()
}

/** Every file of the content by its path, byte for byte. */
async function contentOnDisk(): Promise<Map<string, string>> {
  const folder = join(studio.root, 'content')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const isText = (path: string) => !/\.(jpe?g|png|webp)$/.test(path)
  const read = async (path: string) =>
    [path.slice(folder.length + 1), await readFile(path, isText(path) ? 'utf8' : 'base64')] as const
  return new Map(await Promise.all(files.sort().map(read)))
}

function changedFiles(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...after].filter(([path, text]) => before.get(path) !== text).map(([path]) => path)
}
