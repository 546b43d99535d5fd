import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { format } from '../../../src/model/message/format.ts'
import appWords from '../../../src/studio/words/app.json' with { type: 'json' }
import imported from '../../../src/studio/words/import.json' with { type: 'json' }
import words from '../../../src/studio/words/publish.json' with { type: 'json' }
import { violations } from '../support/axe.ts'
import { intercept } from '../support/calls.ts'
import { reportOf } from '../support/content.ts'
import type { Development } from '../support/development.ts'
import { call } from '../support/hosted.ts'
import { changedFiles, contentOnDisk, expect, putBack, test } from '../support/studio.ts'

const { dialog: importWords } = imported
const report = 'reports/2014/index.mdx'
const { title } = reportOf(8)
const archived = 'Titulli nga arkivi'

let studio: Development
let before: Map<string, string>
test.beforeAll(async ({ studio: shared }) => {
  studio = shared
  before = await contentOnDisk(studio)
})
test.afterEach(() => putBack(studio, before))

test('import writes an archive to the disk and lists its documents', async ({ page }) => {
  const archive = await exportWithTitle(page, archived)
  expect(await contentOnDisk(studio)).toEqual(before)
  const dialog = await choose(page, Buffer.from('a damaged archive'))
  const send = dialog.getByRole('button', { name: importWords.send })
  await send.press('Enter')
  const refusal = dialog.getByRole('alert').filter({ hasText: imported.unreadable })
  await expect(refusal).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByLabel(importWords.choose).setInputFiles(asFile(archive))
  await expect(refusal).toHaveCount(0)
  const importing = await intercept(page, '/studio/import', 'hold')
  await send.press('Enter')
  await expect(dialog.getByRole('button', { name: importWords.sending })).toBeFocused()
  await expect(dialog.getByRole('status').getByText(appWords.stillWaiting)).toBeVisible()
  await importing.end()

  await expect(dialog.getByText(format(importWords.done, { count: 1 }))).toBeFocused()
  await expect(dialog.getByRole('listitem')).toHaveText([
    format(words.documents.changed, { title: archived, count: 0 }),
  ])
  expect(await violations(page)).toEqual([])
  const after = await contentOnDisk(studio)
  expect(changedFiles(before, after)).toEqual([report])
  expect(after.get(report)).toBe(before.get(report)?.replace(title, archived))

  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: importWords.name })).toBeFocused()
  await expect(page.getByRole('link', { name: archived })).toBeVisible()
})

test('import writes nothing on a conflict before the editor chooses a version', async ({ page }) => {
  const archive = await exportWithTitle(page, archived)
  await writeTitle('Titulli këtu')
  const here = await contentOnDisk(studio)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ colorScheme: 'dark' })
  const dialog = await choose(page, archive)
  await dialog.getByRole('button', { name: importWords.send }).click()

  await expect(dialog.getByText(importWords.conflicts)).toBeFocused()
  await expect(dialog.getByText(importWords.conflicts)).toContainText(words.conflicts)
  const clash = dialog.getByRole('group', { name: 'Titulli këtu', exact: true })
  await expect(clash.getByRole('definition')).toHaveText([/Titulli nga arkivi/, /Titulli këtu/])
  expect(await contentOnDisk(studio)).toEqual(here)
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  const go = dialog.getByRole('button', { name: words.continue, exact: true })
  await expect(go).toHaveAttribute('aria-disabled', 'true')

  await clash.getByRole('button', { name: appWords.versions.take.theirs }).press('Enter')
  await go.press('Enter')
  await expect(dialog.getByText(format(importWords.done, { count: 1 }))).toBeFocused()
  const after = await contentOnDisk(studio)
  expect(changedFiles(here, after)).toEqual([report])
  expect(after.get(report)).toBe(before.get(report)?.replace(title, archived))
})

/** The archive of an editor whose draft gives the report this title; here the report stays as it is. */
async function exportWithTitle(page: Page, given: string): Promise<Buffer> {
  await page.goto('studio#/')
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  const file = `content/${report}`
  const { revision } = await call(page, 'open', { file })
  await call(page, 'edit', { file, revision, operation: { op: 'set', path: ['title'], value: given } })
  const address = `studio/ndryshimet.zip?${new URLSearchParams({ file })}`
  const archive = await page.evaluate(
    async (from) => [...new Uint8Array(await (await fetch(from)).arrayBuffer())],
    address,
  )
  await call(page, 'discard', { file })
  return Buffer.from(archive)
}

async function writeTitle(given: string): Promise<void> {
  const path = join(studio.root, 'content', report)
  await writeFile(path, (await readFile(path, 'utf8')).replace(title, given))
}

const asFile = (buffer: Buffer) => ({ name: 'ndryshimet.zip', mimeType: 'application/zip', buffer })

/** Opens the dialog by keyboard, and chooses an archive in it. */
async function choose(page: Page, archive: Buffer) {
  await page.getByRole('button', { name: importWords.name }).press('Enter')
  const dialog = page.getByRole('dialog', { name: importWords.title })
  const field = dialog.getByLabel(importWords.choose)
  await expect(field).toBeFocused()
  await field.setInputFiles(asFile(archive))
  return dialog
}
