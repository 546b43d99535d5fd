import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import bodyWords from '../../../src/studio/words/body.json' with { type: 'json' }
import words from '../../../src/studio/words/client.json' with { type: 'json' }
import { say } from '../../../src/studio/words/say.ts'
import { violations } from '../support/axe.ts'
import { reportOf } from '../support/content.ts'
import {
  changedFiles,
  contentOnDisk,
  discard,
  expect,
  field,
  openDocument,
  save,
  test,
  undo,
} from '../support/studio.ts'
import { narrow, resize, wide } from '../support/test.ts'

// In their order in one worker: the tests take their turn on the files.
test.describe.configure({ mode: 'default' })

const report = 'reports/2014/index.mdx'
const { title } = reportOf(8)

test('a changed title shows on the page beside, and its save changes one line on disk @once', async ({
  page,
  studio,
}) => {
  const before = await contentOnDisk(studio)
  await openDocument(page, title)
  await field(page, 'Titulli').fill('Titulli i provës')
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('Titulli i provës')
  expect(await contentOnDisk(studio)).toEqual(before)

  await save(page)
  const after = await contentOnDisk(studio)
  expect([...after.keys()]).toEqual([...before.keys()])
  expect(changedFiles(before, after)).toEqual([report])
  const lines = (files: Map<string, string>) => files.get(report)?.split('\n') ?? []
  const changed = lines(after).filter((line, index) => line !== lines(before)[index])
  expect(changed).toEqual(['title: "Titulli i provës"'])
  expect(lines(after)).toHaveLength(lines(before).length)

  await undo(page)
  await expect(field(page, 'Titulli')).toHaveValue(title)
  expect(await contentOnDisk(studio)).toEqual(before)
})

test('photos are ordered by buttons and by dragging, one removed comes back, and the draft outlives the window @once', async ({
  page,
}) => {
  await openDocument(page, title)
  const photos = page.getByRole('group', { name: 'Galeria', exact: true })
  const alts = () =>
    photos.getByRole('textbox').evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value))
  const [first = '', second = '', third = ''] = await alts()

  const down = photos.getByRole('button', {
    name: `${words.form.down}: ${say(words.gallery.photo, { position: 1 })}`,
    exact: true,
  })
  await down.click()
  await expect.poll(alts).toEqual(expect.arrayContaining([second]))
  expect((await alts()).slice(0, 3)).toEqual([second, first, third])
  await expect(
    page.getByText(say(words.form.moved, { position: 2, count: (await alts()).length })),
  ).toBeAttached()
  await expect(
    photos.getByRole('button', {
      name: `${words.form.down}: ${say(words.gallery.photo, { position: 2 })}`,
      exact: true,
    }),
  ).toBeFocused()

  const handle = photos.locator(`[title="${words.form.drag}"]`).first()
  await handle.scrollIntoViewIfNeeded()
  const from = await handle.boundingBox()
  const target = await photos
    .getByRole('listitem')
    .filter({ hasText: say(words.gallery.photo, { position: 2 }) })
    .first()
    .boundingBox()
  if (from === null || target === null) throw new Error('The photos are not laid out')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, target.y + target.height / 2 + 10, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await alts()).slice(0, 3)).toEqual([first, second, third])

  const all = await alts()
  const putBack = photos.getByRole('button', { name: words.form.putBack })
  await expect(putBack).toHaveCount(0)
  await photos
    .getByRole('button', {
      name: `${words.form.remove}: ${say(words.gallery.photo, { position: 2 })}`,
      exact: true,
    })
    .click()
  await expect.poll(alts).toEqual(all.toSpliced(1, 1))
  await putBack.click()
  await expect.poll(alts).toEqual(all)
  await expect(putBack).toHaveCount(0)
  await expect(
    photos
      .getByRole('listitem')
      .filter({ hasText: say(words.gallery.photo, { position: 2 }) })
      .first()
      .getByRole('textbox'),
  ).toBeFocused()

  await field(page, 'Titulli').fill('Drafti i provës')
  await expect(page.getByText(words.editor.kept)).toBeVisible()
  await page.reload()
  await expect(field(page, 'Titulli')).toHaveValue('Drafti i provës')
  await discard(page)
  await expect(field(page, 'Titulli')).toHaveValue(title)
})

test('a mistake shows at its field, the list of problems leads to it, and nothing is saved with it @once', async ({
  page,
  studio,
}) => {
  const before = await contentOnDisk(studio)
  await openDocument(page, title)
  await field(page, 'Titulli').fill('')
  await expect(field(page, 'Titulli')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: words.editor.save, exact: true }).click()
  await expect(page.getByRole('status').getByText(say(words.editor.notSaved, { count: 1 }))).toBeVisible()
  expect(await contentOnDisk(studio)).toEqual(before)

  const problems = page.getByRole('region', { name: words.problems.title })
  await problems.getByRole('button').first().click()
  await expect(field(page, 'Titulli')).toBeFocused()
  expect(await violations(page)).toEqual([])

  // Whoever saves from far below on a phone sees why nothing was saved: the bar that stays in sight does not cover it.
  await resize(page, { width: 390, height: 844 })
  await page.getByRole('textbox', { name: bodyWords.editor }).click()
  await page.keyboard.press('Control+s')
  const message = page.getByRole('status').getByText(say(words.editor.notSaved, { count: 1 }))
  const isSeen = () =>
    message.evaluate((node) => {
      const { left, top } = node.getBoundingClientRect()
      return node.contains(document.elementFromPoint(left + 10, top + 3))
    })
  await expect.poll(isSeen).toBe(true)
  await discard(page)
  await expect(problems.getByText(words.problems.none)).toBeVisible()
})

test('a word typed into the body changes the line of its block alone @once', async ({ page, studio }) => {
  const before = await contentOnDisk(studio)
  await openDocument(page, title)
  const body = page.getByRole('region', { name: words.editor.body, exact: true })
  await body.locator('[contenteditable] p').first().click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Fjalia e provës.')
  await expect(page.frameLocator('iframe').getByText('Fjalia e provës.')).toBeAttached()
  await save(page)
  const after = await contentOnDisk(studio)
  expect(changedFiles(before, after)).toEqual([report])
  const lines = before.get(report)?.split('\n') ?? []
  const changed = (after.get(report)?.split('\n') ?? []).filter((line, index) => line !== lines[index])
  expect(changed).toEqual([expect.stringContaining('Fjalia e provës.')])
  await undo(page)
  expect(await contentOnDisk(studio)).toEqual(before)
})

test('a document that cannot be read is mended in its text @once', async ({ page, studio }) => {
  const path = join(studio.root, 'content', report)
  const good = await readFile(path, 'utf8')
  await writeFile(path, good.replace('title: "', 'title: ""'))
  await page.goto(`/_studio#/content/${report}`)
  const text = page.getByLabel(words.editor.text)
  await expect(text).toHaveValue(/title: ""/)
  await text.fill((await text.inputValue()).replace('title: ""', 'title: "'))
  await text.blur()
  await expect(field(page, 'Titulli')).toHaveValue(title)
  await writeFile(path, good)
  await discard(page)
})

test('the first real value takes its mark along, questions change places, and a word keeps its placeholders @once', async ({
  page,
  studio,
}) => {
  const before = await contentOnDisk(studio)
  const saveAs = async (file: string, change: () => Promise<void>) => {
    await page.goto(`/_studio#/content/${file}`)
    await change()
    await save(page)
    const after = await contentOnDisk(studio)
    expect(changedFiles(before, after)).toEqual([file])
    await undo(page)
    expect(await contentOnDisk(studio)).toEqual(before)
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
    await expect(page.getByText(say(words.form.moved, { position: 2, count: 4 }))).toBeAttached()
  })
  expect(moved).toBe(home.replace(`${first}${second}`, `${second}${first}`))

  const kept = await saveAs('words.yaml', async () => {
    const word = page.getByLabel('Telefoni', { exact: true })
    await word.press('End')
    await word.press('Backspace')
    await expect(page.getByText(say(words.form.placeholderKept, { name: '{phone}' }))).toBeVisible()
    await expect(word).toHaveValue(/\{phone\}$/)
    await word.fill('Thirrni')
    await expect(page.getByText(say(words.form.placeholderMissing, { names: '{phone}' }))).toBeVisible()
    await page.getByRole('button', { name: say(words.form.placeholderPut, { name: '{phone}' }) }).click()
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
  await page.goto('/_studio')
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
      await page.goto(`/_studio${address}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
      expect.soft(await violations(page), `${address} ${scheme}`).toEqual([])
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width, `${address} ${scheme}`).toBeLessThanOrEqual(size.width)
    }
  }
})
