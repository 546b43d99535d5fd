import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import appWords from '../../../src/studio/words/app.json' with { type: 'json' }
import { format } from '../../../src/studio/words/format.ts'
import historyWords from '../../../src/studio/words/history.json' with { type: 'json' }
import words from '../../../src/studio/words/publish.json' with { type: 'json' }
import { violations } from '../support/axe.ts'
import { reportOf } from '../support/content.ts'
import type { Development } from '../support/development.ts'
import {
  contentOnDisk,
  discard,
  expect,
  field,
  keepPageAway,
  putBack,
  save,
  test,
} from '../support/studio.ts'

test.describe.configure({ mode: 'serial' })

let studio: Development
let remote: string
let before: Map<string, string>
test.beforeAll(async ({ studio: shared }) => {
  studio = shared
  remote = `${studio.root}.git`
  before = await contentOnDisk(studio)
  await forget()
  git('init', '-q', '-b', 'main')
  git('config', 'user.name', 'Redaktorja')
  git('config', 'user.email', 'redaktorja@example.org')
  git('add', 'content')
  git('commit', '-qm', 'First')
  execFileSync('git', ['clone', '-q', '--bare', studio.root, remote])
  git('remote', 'add', 'origin', remote)
  git('fetch', '-q', 'origin')
})
test.beforeEach(({ page }) => keepPageAway(page))
test.afterAll(async () => {
  await forget()
  await putBack(studio, before)
})

const report = 'content/reports/2014/index.mdx'
const { title } = reportOf(8)

test('publish pushes a saved edit with only its line to a branch of the remote', async ({ page }) => {
  await page.goto(`studio#/${report}`)
  await field(page, 'Titulli').fill('Titulli i provës')
  await save(page)
  await page.goto(`studio#/`)

  await page.getByRole('button', { name: format(words.publish, { count: 1 }) }).press('Enter')
  const dialog = page.getByRole('dialog', { name: words.title })
  await expect(dialog.getByRole('listitem')).toContainText([
    format(words.documents.changed, { title: 'Titulli i provës', count: 0 }),
  ])
  expect(await violations(page)).toEqual([])
  await dialog.getByText(words.difference.show).click()
  const sides = dialog.getByRole('definition')
  await expect(sides).toHaveText([`Titulli: ${title}`, 'Titulli: Titulli i provës'])
  expect(await violations(page)).toEqual([])
  expect(far('branch', '--format=%(refname:short)')).toBe('main\n')
  await dialog.getByRole('button', { name: words.send.push, exact: true }).press('Enter')
  const branch = /^studio-[-\d]+$/m.exec(
    await said(page, () => far('branch', '--format=%(refname:short)')),
  )?.[0]
  await expect(dialog.getByText(format(words.done.proposed, { branch }))).toBeFocused()
  expect(await violations(page)).toEqual([])
  expect(far('diff', '--name-only', 'main', branch ?? '')).toBe(`${report}\n`)
  expect(far('diff', '-U0', 'main', branch ?? '').match(/^[-+][^-+].*$/gm)).toEqual([
    `-title: "${title}"`,
    '+title: "Titulli i provës"',
  ])
  await page.keyboard.press('Escape')
  await expect(
    page.getByRole('button', { name: format(words.publish, { count: 0 }), exact: true }),
  ).toBeFocused()
})

test('versions compares an older version and restores it as a draft', async ({ page }) => {
  await page.goto(`studio#/${report}`)
  await page.getByRole('button', { name: historyWords.name }).press('Enter')
  const dialog = page.getByRole('dialog', { name: historyWords.name })
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  expect(await violations(page)).toEqual([])
  const first = dialog.getByRole('button', { name: /First/ })
  await first.press('Enter')
  await expect(dialog.locator(':focus')).toContainText('First')
  await dialog.getByRole('button', { name: historyWords.all }).press('Enter')
  await expect(dialog.getByText(historyWords.intro)).toBeFocused()
  await first.press('Enter')
  await expect(dialog.getByRole('definition')).toHaveText([`Titulli: ${title}`, 'Titulli: Titulli i provës'])
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: historyWords.bringBack }).press('Enter')
  await expect(field(page, 'Titulli')).toHaveValue(title)
  await expect(page.getByText(appWords.editor.kept)).toBeVisible()
  await discard(page)
  await expect(field(page, 'Titulli')).toHaveValue('Titulli i provës')
})

test('publish shows both versions of a conflict and keeps the chosen one', async ({ page }) => {
  const path = join(studio.root, report)
  const mine = await readFile(path, 'utf8')
  const theirs = mine.replace('Titulli i provës', 'Titulli i tjetrit')
  const picture = 'content/reports/2024/01.jpg'
  commitAtRemote({ [report]: theirs, [picture]: 'their picture', 'content/dictionary.txt': 'tjetra\n' })
  await writeFile(path, mine.replace('Titulli i provës', 'Titulli im'))
  await rm(join(studio.root, picture))
  await writeFile(join(studio.root, 'content/dictionary.txt'), 'imja\n')

  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`studio`)
  await page.getByRole('button', { name: format(words.publish, { count: 3 }) }).click()
  const dialog = page.getByRole('dialog', { name: words.title })
  await dialog.getByRole('button', { name: words.send.push, exact: true }).click()
  const clash = dialog.getByRole('group', { name: 'Titulli im', exact: true })
  await expect(clash.getByRole('definition')).toHaveText([/Titulli i tjetrit/, /Titulli im/])
  await expect(dialog.getByText(words.conflictsText.push)).toBeFocused()
  expect(await violations(page)).toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(320)
  const go = dialog.getByRole('button', { name: words.continue, exact: true })
  await expect(go).toHaveAttribute('aria-disabled', 'true')
  for (const name of [appWords.versions.take.theirs, words.take.theirs])
    for (const button of await dialog.getByRole('button', { name }).all()) await button.click()
  await go.click()
  await expect(dialog.getByText(words.tellNote)).toBeVisible()
  expect(await readFile(path, 'utf8')).toBe(theirs)
  expect(await readFile(join(studio.root, picture), 'utf8')).toBe('their picture')
})

test('publish exports a file to send by hand when there is no repository', async ({ page }) => {
  await rm(join(studio.root, '.git'), { recursive: true })
  const asked = page.waitForResponse(/\/api\/changes$/)
  await page.goto(`studio`)
  await asked
  await expect(
    page.getByRole('button', { name: format(words.publish, { count: 0 }), exact: true }),
  ).toBeVisible()
  const path = join(studio.root, report)
  await writeFile(path, (await readFile(path, 'utf8')).replace('title: "', 'title: "x'))
  await page.reload()
  await page.getByRole('button', { name: format(words.publish, { count: 1 }), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: words.title })
  // Whoever marks first would have nothing to hand over.
  const mark = dialog.getByRole('button', { name: words.send.zip })
  await expect(mark).toHaveAttribute('aria-disabled', 'true')
  const waiting = page.waitForEvent('download')
  await dialog.getByRole('link', { name: words.download }).click()
  expect((await waiting).suggestedFilename()).toBe('ndryshimet.zip')
  await mark.click()
  await expect(dialog.getByText(words.done.marked)).toBeFocused()
})

/** What the remote says once a branch has come to it. */
async function said(page: Page, ask: () => string): Promise<string> {
  await expect.poll(ask).toContain('studio-')
  expect(page.isClosed()).toBe(false)
  return ask()
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: studio.root, encoding: 'utf8' })
}

function far(...args: string[]): string {
  return execFileSync('git', args, { cwd: remote, encoding: 'utf8' })
}

/** Commits files on the remote's default branch, as someone else does. */
function commitAtRemote(files: Record<string, string>): void {
  const work = `${remote}.work`
  execFileSync('git', ['clone', '-q', remote, work])
  const run = (...args: string[]) => execFileSync('git', args, { cwd: work, stdio: 'ignore' })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(work, file), text)
  run('add', '.')
  run('-c', 'user.name=Tjetri', '-c', 'user.email=t@example.org', 'commit', '-aqm', 'Others')
  run('push', '-q', 'origin', 'main')
}

/** Takes away the repositories, and what is remembered of a content that is sent without one. */
async function forget(): Promise<void> {
  const memory = join(studio.root, 'drafts/sent.json')
  for (const path of [join(studio.root, '.git'), remote, `${remote}.work`, memory])
    await rm(path, { recursive: true, force: true })
}
