import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { format } from '../../../src/model/message/format.ts'
import appWords from '../../../src/studio/words/app.json' with { type: 'json' }
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
  openPublishing,
  publishButton,
  putBack,
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
test.afterAll(async () => {
  await forget()
  await putBack(studio, before)
})

const report = 'content/reports/2014/index.mdx'
const { title } = reportOf(8)

test('publish from a form pushes only its changed line to a branch of the remote', async ({ page }) => {
  await page.goto(`studio#/${report}`)
  await field(page, 'Titulli').fill('Titulli i provës')
  // What waits is sent before the drafts are listed.
  const dialog = await openPublishing(page)
  const tick = dialog.getByRole('checkbox')
  await expect(tick).toHaveAccessibleName(
    format(words.documents.changed, { title: 'Titulli i provës', count: 0 }),
  )
  await expect(tick).toBeChecked()
  await expect(dialog.getByText(words.ways.push)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByText(words.difference.show).click()
  const sides = dialog.getByRole('definition')
  await expect(sides).toHaveText([`Titulli: ${title}`, 'Titulli: Titulli i provës'])
  expect(await violations(page)).toEqual([])
  // A draft that is not ticked is not published: what is new may still be taken.
  await tick.uncheck()
  await expect(dialog.getByRole('button', { name: words.takeNew })).toBeVisible()
  await tick.check()
  expect(remoteGit('branch', '--format=%(refname:short)')).toBe('main\n')
  await dialog.getByRole('button', { name: words.send.push, exact: true }).press('Enter')
  const branch = /^studio-[-\d]+$/m.exec(
    await remoteOutput(page, () => remoteGit('branch', '--format=%(refname:short)')),
  )?.[0]
  await expect(dialog.getByText(format(words.done.proposed, { branch }))).toBeFocused()
  expect(await violations(page)).toEqual([])
  expect(remoteGit('diff', '--name-only', 'main', branch ?? '')).toBe(`${report}\n`)
  expect(remoteGit('diff', '-U0', 'main', branch ?? '').match(/^[-+][^-+].*$/gm)).toEqual([
    `-title: "${title}"`,
    '+title: "Titulli i provës"',
  ])
  await page.keyboard.press('Escape')
  await expect(publishButton(page)).toBeFocused()
  await expect(page.getByText(appWords.editor.clean)).toBeVisible()
})

test('versions compares an older version and restores it as a draft', async ({ page }) => {
  await page.goto(`studio#/${report}`)
  await page.getByRole('button', { name: historyWords.name }).press('Enter')
  const dialog = page.getByRole('dialog', { name: historyWords.name })
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  expect(await violations(page)).toEqual([])
  // Who and when stand first; what a developer wrote of it comes after.
  const oldest = dialog.getByRole('listitem').filter({ hasText: 'First' })
  await expect(oldest.locator('strong')).toContainText('Redaktorja')
  const first = oldest.getByRole('button', { name: /Redaktorja/ })
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

test('publish leaves a draft out that conflicts with the remote, and its form asks', async ({ page }) => {
  const path = join(studio.root, report)
  const now = await readFile(path, 'utf8')
  commitAtRemote({ [report]: now.replace('Titulli i provës', 'Titulli i tjetrit') })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`studio#/${report}`)
  await field(page, 'Titulli').fill('Titulli im')
  const dialog = await openPublishing(page)
  await dialog.getByRole('button', { name: words.send.push, exact: true }).click()
  await expect(dialog.getByText(words.left)).toBeVisible()
  await expect(dialog.getByRole('listitem')).toContainText(words.why.conflict)
  expect(await violations(page)).toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(320)
  await dialog.getByRole('listitem').getByRole('link').click()
  await expect(dialog).toHaveCount(0)
  const conflict = page.getByRole('region', { name: appWords.conflict.title })
  await expect(conflict.getByRole('definition')).toHaveText([/Titulli i tjetrit/, /Titulli im/])
  await conflict.getByRole('button', { name: appWords.versions.take.theirs }).click()
  await conflict.getByRole('button', { name: appWords.conflict.continue }).click()
  await expect(field(page, 'Titulli')).toHaveValue('Titulli i tjetrit')
  await expect(page.getByText(appWords.editor.clean)).toBeVisible()
})

test('publish links to the form of another document whose error refuses it', async ({ page }) => {
  const wrong = 'content/projects/2008-pylli-dhe-druri.mdx'
  const path = join(studio.root, wrong)
  const text = await readFile(path, 'utf8')
  writeFileSync(path, `${text}\nShihni [lajmin](/information-blog/77).\n`)
  await page.goto(`studio#/${report}`)
  await field(page, 'Titulli').fill('Titulli im')
  const dialog = await openPublishing(page)
  await dialog.getByRole('button', { name: words.send.push, exact: true }).click()
  const refusal = dialog.getByRole('alert').filter({ hasText: '„Pylli pranë nesh' })
  await expect(refusal).toBeVisible()
  expect(await violations(page)).toEqual([])
  await refusal.getByRole('link', { name: words.openForm }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`#/${wrong}$`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pylli pranë nesh')
  writeFileSync(path, text)
  await page.goto(`studio#/${report}`)
  await discard(page)
})

test('publish writes the chosen draft alone to the folder when there is no repository', async ({ page }) => {
  await rm(join(studio.root, '.git'), { recursive: true })
  const asked = page.waitForResponse(/\/api\/changes$/)
  await page.goto(`studio`)
  await asked
  await expect(
    page.getByRole('button', { name: format(words.publish, { count: 0 }), exact: true }),
  ).toBeVisible()
  const [one, other] = [report, 'content/reports/2024/index.mdx']
  const titleOf = (file: string) => `Titulli i vitit ${/\d{4}/.exec(file)}`
  const before = await readFile(join(studio.root, other), 'utf8')
  for (const file of [one, other]) {
    const text = await readFile(join(studio.root, file), 'utf8')
    await page.goto(`studio#/${file}`)
    await expect(field(page, 'Titulli')).toHaveValue(/^title: "(.*)"$/m.exec(text)?.[1] ?? '')
    await field(page, 'Titulli').fill(titleOf(file))
    await expect(page.getByText(appWords.editor.kept)).toBeVisible()
  }
  await page.goto(`studio#/`)
  await page.getByRole('button', { name: format(words.publish, { count: 2 }), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: words.title })
  await expect(dialog.getByText(words.ways.folder)).toBeVisible()
  // A draft may be sent by hand as well.
  const waiting = page.waitForEvent('download')
  await dialog.getByRole('link', { name: words.download }).click()
  expect((await waiting).suggestedFilename()).toBe('ndryshimet.zip')
  await dialog.getByRole('checkbox', { name: new RegExp(titleOf(other)) }).uncheck()
  await dialog.getByRole('button', { name: words.send.folder, exact: true }).click()
  await expect(dialog.getByText(words.done.written)).toBeFocused()
  expect(await readFile(join(studio.root, one), 'utf8')).toContain(`title: "${titleOf(one)}"`)
  expect(await readFile(join(studio.root, other), 'utf8')).toBe(before)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: titleOf(other) }).click()
  await discard(page)
})

/** What the remote says once a branch has come to it. */
async function remoteOutput(page: Page, ask: () => string): Promise<string> {
  await expect.poll(ask).toContain('studio-')
  expect(page.isClosed()).toBe(false)
  return ask()
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: studio.root, encoding: 'utf8' })
}

function remoteGit(...args: string[]): string {
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

/** Takes away the repositories. */
async function forget(): Promise<void> {
  for (const path of [join(studio.root, '.git'), remote, `${remote}.work`])
    await rm(path, { recursive: true, force: true })
}
