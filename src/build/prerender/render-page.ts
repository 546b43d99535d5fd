import type { Manifest } from 'vite'
import { assetsOf } from './assets.ts'
import { completeDocument, findFlaws } from './document.ts'

type ServerEntry = typeof import('../../entry-server.tsx')

/** A page to be rendered. */
export type PageTask = {
  /** Clean path below the base. */
  path: string
  /** File below the built folder: `/blog/1` is `blog/1.html`. */
  file: string
  /** The status that the page must have: 404 for the page of missing addresses. */
  expected: 200 | 404
  /** Markup that its head gets besides. */
  head: string
}

/** Renders one page to its whole document; `flaws` says what keeps it from being published. */
export async function renderDocument(
  { path, expected, head }: PageTask,
  { server, manifest, base }: { server: ServerEntry; manifest: Manifest; base: string },
): Promise<{ html: string; flaws: string[] }> {
  const page = await server.renderPage(path)
  const assets = assetsOf({ path, ...page }, manifest, base)
  const html = completeDocument(page.html, assets).replace('</head>', () => `${head}</head>`)
  const status = page.status === expected ? [] : [`${path}: status ${page.status} instead of ${expected}`]
  return { html: `${html}\n`, flaws: [...status, ...findFlaws(html).map((flaw) => `${path}: ${flaw}`)] }
}
