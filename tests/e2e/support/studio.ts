import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base, expect, type Page, type Request } from '@playwright/test'
import { kinds } from '../../../src/check/documents/kinds.ts'
import { format } from '../../../src/model/message/format.ts'
import appWords from '../../../src/studio/words/app.json' with { type: 'json' }
import publishWords from '../../../src/studio/words/publish.json' with { type: 'json' }
import { testPaths } from '../../../src/tools/test/builds.ts'
import { type Development, startDevelopment } from './development.ts'

const { editor: words } = appWords
const isPicture = (path: string) => /\.(jpe?g|png|webp)$/.test(path)

/**
 * Tests of the studio of a site below a base path. They run one after another on one server and one copy of the
 * project, and each restores the files. After a failure Playwright's new worker starts with a new copy. Each test also
 * fails if the page sends a request to another host.
 */
const onOneServer = base.extend<{ foreignRequests: undefined }, { studio: Development; sharedPage: Page }>({
  studio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are asked for.
    async ({}, use) => {
      const studio = await startDevelopment('studio', { name: 'studio', base: testPaths.subPath })
      await use(studio)
      await studio.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // Its context takes the options of the first test, which are the same for all tests.
  sharedPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext()
      await context.addInitScript(stopPreview)
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ studio }, use) => await use(`${studio.url}/`),
  reducedMotion: 'reduce',
  foreignRequests: [
    async ({ studio, context }, use, info) => {
      const foreign: string[] = []
      const watch = (request: Request) => {
        const { protocol, origin } = new URL(request.url())
        if (/^(https?|wss?):$/.test(protocol) && origin !== new URL(studio.url).origin)
          foreign.push(request.url())
      }
      context.on('request', watch)
      await use(undefined)
      context.off('request', watch)
      if (info.status !== info.expectedStatus)
        await info.attach('what the server said', { body: await studio.readLog() })
      expect(foreign, 'requests to another host').toEqual([])
    },
    { auto: true },
  ],
})

/**
 * A test in a shared window without the preview, because opening the studio takes longer than many tests. Before the
 * test the window shows the list or is empty. The test must leave no drafts and no further windows.
 */
export const test = onOneServer.extend({
  context: async ({ sharedPage }, use) => await use(sharedPage.context()),
  page: async ({ sharedPage: page, studio, viewport, colorScheme }, use, info) => {
    await use(page)
    if (info.status !== info.expectedStatus) return
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    // The list is reset only after another screen.
    if (!page.url().includes('#/content/')) await openScreen(page, 'content/site.yaml', kinds.site.title)
    await openScreen(page, '', appWords.list.title)
    expect(page.context().pages(), 'windows').toEqual([page])
    expect(await readdir(join(studio.root, 'drafts/open')).catch(() => []), 'drafts').toEqual([])
  },
})

/**
 * A test in a window of its own, with the preview. Use it for opening, reloading, and changes that last as long as a
 * window, such as routes, scripts and clocks.
 */
export const testInOwnWindow = onOneServer.extend({
  page: async ({ page, sharedPage }, use) => {
    // Only one browser at a time gets the folder.
    await sharedPage.goto('about:blank')
    await use(page)
    await page.goto('about:blank')
  },
})

export { expect }

/**
 * Blocks the preview in a test that does not use it, because the preview takes half of a window's time. An open preview
 * is emptied.
 *
 * @returns an object that allows the preview again when it is disposed
 */
export async function blockPreview(page: Page) {
  const script = await page.addInitScript(stopPreview)
  await page.evaluate(stopPreview)
  const frames = page.frames().filter((frame) => frame.parentFrame() !== null)
  for (const frame of frames) {
    const reloading = frame.evaluate(() => void setTimeout(() => window.location.reload()))
    // A frame that is opening another page meanwhile stops loading there.
    await reloading.catch(() => undefined)
  }
  return {
    async dispose() {
      await script.dispose()
      await page.evaluate(() => Reflect.deleteProperty(HTMLIFrameElement.prototype, 'offsetParent'))
    },
  }
}

/**
 * Stops the loading of a frame. The window treats its frame as hidden, so it does not reload the frame after each edit.
 */
function stopPreview(): void {
  if (window !== top) window.stop()
  Object.defineProperty(HTMLIFrameElement.prototype, 'offsetParent', { value: null, configurable: true })
}

/** A field of the form by its label. */
export function field(page: Page, label: string) {
  return page.getByRole('region', { name: words.fields }).getByLabel(label, { exact: true })
}

/** Opens a document at its address, because in an empty window the list takes a third of the time. */
export async function openDocument(page: Page, file: string): Promise<void> {
  await page.goto(`studio#/content/${file}`)
  await expect(field(page, 'Titulli')).toHaveValue(/\S/)
}

async function openScreen(page: Page, address: string, heading: string): Promise<void> {
  await page.goto(`studio#/${address}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
}

/** The button of the form that opens the dialog for publishing. */
export function publishButton(page: Page) {
  const bar = page.locator('header').filter({ has: page.getByRole('link', { name: words.back }) })
  return bar.getByRole('button', { name: format(publishWords.publish, { count: 0 }), exact: true })
}

/** Opens the dialog for publishing in the form of a document. */
export async function openPublishing(page: Page) {
  await publishButton(page).click()
  return page.getByRole('dialog', { name: publishWords.title })
}

/** Publishes the open document, which has no problems, to the folder of this computer. */
export async function publish(page: Page): Promise<void> {
  const dialog = await openPublishing(page)
  await dialog.getByRole('button', { name: publishWords.send.folder, exact: true }).click()
  await expect(dialog.getByText(publishWords.done.written)).toBeFocused()
  await dialog.getByRole('button', { name: appWords.close }).click()
  await expect(page.getByText(words.clean)).toBeVisible()
}

/** Writes another text to a file of the content, as another program does, and makes the open window read it. */
export async function writeElsewhere(
  page: Page,
  studio: Development,
  file: string,
  text: string,
): Promise<void> {
  await writeFile(join(studio.root, 'content', file), text)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

/** Discards the draft. */
export async function discard(page: Page): Promise<void> {
  const answer = page.waitForResponse('**/studio/api/discard')
  await page.getByRole('button', { name: words.discard }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.discard }).click()
  await answer
}

/** Every file below `content/` by its path there; each byte of a picture is one character. */
export async function contentOnDisk({ root }: Development): Promise<Map<string, string>> {
  const folder = join(root, 'content')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const read = async (path: string) =>
    [path.slice(folder.length + 1), await readFile(path, isPicture(path) ? 'latin1' : 'utf8')] as const
  return new Map(await Promise.all(files.sort().map(read)))
}

/** The files of the content that have changed or are new. */
export function changedFiles(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...after].filter(([path, text]) => before.get(path) !== text).map(([path]) => path)
}

/** Restores the files of the content. */
export async function putBack(studio: Development, before: Map<string, string>): Promise<void> {
  const after = await contentOnDisk(studio)
  const at = (path: string) => join(studio.root, 'content', path)
  for (const path of after.keys()) if (!before.has(path)) await rm(at(path))
  for (const path of changedFiles(after, before))
    await writeFile(at(path), before.get(path) ?? '', isPicture(path) ? 'latin1' : 'utf8')
}
