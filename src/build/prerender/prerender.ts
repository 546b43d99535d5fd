import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import { writeAtomically } from '../atomic.ts'
import { assetsOf } from './assets.ts'
import { completeDocument, findFlaws } from './document.ts'

type ServerEntry = typeof import('../../entry-server.tsx')

/** A path that no document has: its page becomes `404.html`. */
const unknownPath = '/404'

/**
 * Renders every page of the built site into `clientDir`, one file an address: `/blog/1` is
 * `blog/1.html`.
 * @throws with every page that has an unexpected status or flaw; then nothing should be published.
 */
export async function prerenderSite(options: {
  clientDir: string
  serverEntry: string
  base: string
  /** Markup that a page's head gets besides, by its path; undefined for `404.html`. */
  headOf: (path: string | undefined) => string
}): Promise<{ paths: string[] }> {
  const { clientDir, serverEntry, base, headOf } = options
  const server: ServerEntry = await import(pathToFileURL(serverEntry).href)
  const manifest: Manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8'))
  const paths = server.listPaths()
  const flaws: string[] = []

  async function renderTo(file: string, path: string, expected: number): Promise<void> {
    const page = await server.renderPage(path)
    const assets = assetsOf({ path, routeIds: page.routeIds }, manifest, base)
    const extra = headOf(expected === 404 ? undefined : path)
    const html = completeDocument(page.html, assets, expected === 404).replace(
      '</head>',
      () => `${extra}</head>`,
    )
    if (page.status !== expected) flaws.push(`${path}: status ${page.status} instead of ${expected}`)
    flaws.push(...findFlaws(html).map((flaw) => `${path}: ${flaw}`))
    await writeAtomically(join(clientDir, file), `${html}\n`)
  }

  for (const path of paths) await renderTo(path === '/' ? 'index.html' : `${path.slice(1)}.html`, path, 200)
  await renderTo('404.html', unknownPath, 404)
  if (flaws.length > 0) throw new Error(`The prerendered pages cannot be published:\n  ${flaws.join('\n  ')}`)
  return { paths }
}
