import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import type { Calls } from '../../../src/studio/protocol.ts'
import { field } from './studio.ts'

/** Opens a document of the studio at an address in a new window, without its list. */
export async function openDocument(page: Page, file: string): Promise<void> {
  if (page.url() !== 'about:blank') await page.goto('about:blank')
  await page.goto(`/#/${file}`)
  await expect(field(page, 'Titulli')).toBeVisible()
}

/** The files of the `.zip` that a link downloads, by their names. */
export async function exportedFiles(
  page: Page,
  link: ReturnType<Page['getByText']>,
): Promise<Map<string, Uint8Array>> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('ndryshimet.zip')
  return new Map(Object.entries(unzipSync(await readFile(await download.path()))))
}

/** Calls the studio as its page does. */
export async function call<Name extends keyof Calls>(
  page: Page,
  name: Name,
  request: Calls[Name]['request'],
): Promise<Calls[Name]['response']> {
  const asked = [`studio/api/${name}`, JSON.stringify(request)] as const
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return await page.evaluate(
    async ([address, body]) => (await fetch(address, { method: 'POST', body })).json(),
    asked,
  )
}

/** Waits until the studio has cached all files for offline use. */
export async function waitUntilCached(page: Page): Promise<void> {
  const isCached = () =>
    page.evaluate(async () =>
      [await caches.match('/'), await caches.match('/studio/page.html')].every(Boolean),
    )
  await expect.poll(isCached).toBe(true)
}
