import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest as ViteManifest } from 'vite'
import { compileBody, moduleText, moduleValue } from '../data/content-modules.ts'
import { type Unit, writeTexts } from '../dist/manifest.ts'
import { articleHtml } from '../feeds/article.ts'
import { pageFacts } from '../site-check/page.ts'
import { assetsOf } from './assets.ts'
import { completeDocument } from './document.ts'

/** A page to make. */
export type PageTask = {
  /** Clean path below the base. */
  path: string
  /** The expected status: 404 for a page of missing addresses. */
  expected: 200 | 404
  /** Additional markup for its head. */
  head: string
  /** Public address of the page, if feeds include its text. */
  feedAddress?: string | undefined
  /** The page's own content module: name, exports, and the body, as code or as a document to be compiled. */
  content?: {
    name: string
    /** Whether the page's loader first loads the module `known`. */
    needsKnown: boolean
    values: Readonly<Record<string, unknown>>
    body?: string | { file: string; text: string }
  }
}

/** Pages to make, with their common input. */
export type PageTasks = {
  pages: readonly PageTask[]
  /** The exports of the module `known`. */
  known: Readonly<Record<string, unknown>>
  /** The folder of the bundled app. */
  app: string
  base: string
  /** Folder for the files. */
  dir: string
}

/** Result of a {@link PageTask}. */
export type RenderedPage = Pick<Unit, 'files' | 'facts' | 'article'>

/** The content modules for the page that is being rendered. */
const readable = new Map<string, object>()
let renderer: ReturnType<typeof loadRenderer> | undefined

/**
 * Makes one page: its document and its data. A thread makes one page at a time.
 *
 * @throws errors of loaders and components, and an error if the body is not valid MDX or the status is not the expected one
 */
export async function makePage(page: PageTask, { known, app, base, dir }: PageTasks): Promise<RenderedPage> {
  const { path, expected, head, feedAddress, content } = page
  const texts: Record<string, string> = {}
  readable.clear()
  readable.set('known', known)
  if (content !== undefined) {
    const { name, values, body } = content
    const code = typeof body === 'object' ? await compileBody(body.text, body.file) : body
    const parts = { values, ...(code !== undefined && { body: code }) }
    readable.set(name, moduleValue(parts))
    texts[`data/${name}.js`] = moduleText(parts)
  }
  renderer ??= loadRenderer(app)
  const { manifest, render } = await renderer
  const rendered = await render(path)
  if (rendered.status !== expected)
    throw new Error(`${path} has the status ${rendered.status} instead of ${expected}.`)
  const data = content ? [...(content.needsKnown ? ['known'] : []), content.name] : []
  const assets = assetsOf({ ...rendered, data }, manifest, base)
  const html = completeDocument(rendered.html, assets).replace('</head>', () => `${head}</head>`)
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
  texts[file] = `${html}\n`
  return {
    files: writeTexts(dir, texts),
    facts: pageFacts(file, texts[file]),
    ...(feedAddress !== undefined && { article: articleHtml(texts[file], feedAddress) }),
  }
}

async function loadRenderer(app: string) {
  const entry = pathToFileURL(join(app, 'server', 'entry-server.js')).href
  const server: typeof import('../../site/app/entry-server.tsx') = await import(entry)
  server.readContentWith(async (name) => {
    const found = readable.get(name)
    if (found === undefined) throw new Error(`The content „${name}“ does not belong to this page.`)
    return found
  })
  const manifest: ViteManifest = JSON.parse(readFileSync(join(app, 'manifest.json'), 'utf8'))
  return { manifest, render: server.renderPage }
}
