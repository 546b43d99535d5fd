import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { reloadSiteContent, siteContent } from '../pipeline/app/site-content.ts'
import { debounceTime, openWatcher } from '../pipeline/checking/watch.ts'
import { coalesce } from '../util/coalesce.ts'
import { pathBelowRoot, paths } from '../util/paths.ts'
import { sentenceOf } from '../util/setup/run.mjs'
import { type ContentState, createContentState } from './content-state.ts'
import { findFeed, findModule, serveFiles } from './files.ts'
import { renderPage, servePages } from './pages.ts'
import { createPictureFinder } from './pictures.ts'

/** Delay of the first full check in ms, after the server began to listen or sent the first page. */
const firstCheckDelay = 1000

/**
 * Development: serves content, updates open pages after an edit, and shows mistakes as an overlay. As long as there
 * are errors, pages show the last valid content.
 */
export function liveContent(): Plugin[] {
  let state: ContentState
  /** When each content module changed last, in ms. */
  const changes = new Map<string, number>()
  const plugin: Plugin = {
    name: 'live-content',
    apply: 'serve',
    config: () => ({ server: { watch: { ignored: [isUnwatched] } } }),
    configureServer(server) {
      state = createContentState({
        onChange(names) {
          const time = Date.now()
          for (const name of names) changes.set(name, time)
          server.ws.send('content:changed', { names, time })
        },
        onSiteChange: () => reloadSiteContent(Object.values(server.environments)),
      })
      const changed = updater(server, state)
      keepRunning()
      beginWhenQuiet(server, () => void watchContent(server, changed).catch(console.error))
      server.ws.on('content:hello', (_, client) => {
        // Before the first check has ended there is no report; afterwards all pages get one.
        if (state.isChecked || state.failure) client.send('content:problems', reportOf(state))
      })
      // Tells a page which modules changed after it was rendered and before it could listen.
      server.ws.on('content:since', (rendered: number, client) => {
        const names = [...changes].flatMap(([name, time]) => (time >= rendered ? [name] : []))
        client.send('content:changed', { names, time: Date.now() })
      })
      const cacheDir = join(paths.cache, 'pictures')
      const findPicture = createPictureFinder(() => state.pictures, { root: paths.root, cacheDir })
      serveFiles(server, async (path) => {
        const pageOf = async (page: string) => (await renderPage(server, state, page)).html
        return (
          (await findModule(path, state)) ??
          (await findPicture(path)) ??
          (await findFeed(path, state, pageOf))
        )
      })
      return () => servePages(server, state)
    },
  }
  return [{ ...siteContent(() => state.siteValues()), apply: 'serve' }, plugin]
}

/** Folders without code; content has a watcher of its own. */
const unwatched = ['.cache', 'content', 'dist', 'drafts', 'test-results']

/**
 * Whether Vite's watcher ignores a path. It is no pattern, because brackets in the project's own path would be special
 * there.
 */
function isUnwatched(path: string): boolean {
  const below = pathBelowRoot(path)
  return unwatched.some((name) => below === name || below.startsWith(`${name}/`))
}

/**
 * Keeps the server running after an unhandled rejection, because the next edit may fix the fault. A module that fails
 * during a render rejects promises that nothing awaits.
 */
function keepRunning(): void {
  for (const event of ['unhandledRejection', 'uncaughtException'])
    process.on(event, (failure) => console.error(failure))
}

/** Calls `begin` once, after the first page was sent or if none is requested, because the check would delay that page. */
function beginWhenQuiet({ httpServer, middlewares }: ViteDevServer, begin: () => void): void {
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const schedule = () => {
    clearTimeout(timer)
    if (isOver) return
    timer = setTimeout(() => {
      isOver = true
      begin()
    }, firstCheckDelay)
  }
  httpServer?.once('listening', schedule)
  middlewares.use((_request, response, next) => {
    clearTimeout(timer)
    response.once('close', schedule)
    next()
  })
}

/** The report that open pages get after each check. */
export type ContentReport = Pick<ContentState, 'problems' | 'failure'>

function reportOf({ problems, failure }: ContentState): ContentReport {
  return { problems, failure }
}

const checkFailed = 'Kontrolli i përmbajtjes nuk mbaroi; faqja tregon gjendjen e mëparshme.'

/** A function that drops a file like {@link ContentState.forget}, then checks again and updates open pages. */
function updater(server: ViteDevServer, state: ContentState): ContentState['forget'] {
  let sent: string | undefined
  async function update(): Promise<void> {
    await state.update()
    const report = reportOf(state)
    const text = JSON.stringify(report)
    // An unchanged report is not sent again, as screen readers would repeat it.
    if (text === sent) return
    sent = text
    server.ws.send('content:problems', report)
    if (report.failure) server.config.logger.error(`${checkFailed} ${report.failure}`)
  }
  const { schedule } = coalesce(update, debounceTime)
  return (file) => {
    state.forget(file)
    schedule()
  }
}

/** Checks everything, and again after each change below `content/`. */
async function watchContent(server: ViteDevServer, changed: ContentState['forget']): Promise<void> {
  // Vite's watcher is not used, because it would scan thousands of documents before the server responds.
  const watcher = await openWatcher(paths.root)
  watcher.on('all', (event, path) => changed(event === 'change' ? pathBelowRoot(path) : undefined))
  // The watcher misses changes before it is ready.
  watcher.on('ready', () => changed())
  // Without a listener, a folder that cannot be read would end the watching.
  watcher.on('error', (error) =>
    server.config.logger.error(error instanceof Error ? sentenceOf(error) : String(error)),
  )
  server.httpServer?.once('close', () => void watcher.close())
  changed()
}
