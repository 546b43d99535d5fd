import { basename, join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { isHidden } from '../check/index.ts'
import { oneAtATime } from '../util/one-at-a-time.ts'
import { pathBelowRoot, paths } from '../util/paths.ts'
import { type ContentCheck, type ContentState, createContentState } from './content-state.ts'
import { findFeed, findModule, serveFiles } from './files.ts'
import { servePages } from './pages.ts'
import { createPictureFinder } from './pictures.ts'

/**
 * After the last change of a file, in ms: an editor saves in several steps. More than 50: for so long chokidar keeps
 * further changes of a file to itself.
 */
const quietTime = 60

/** After the server began to listen, or the first page was sent, in ms: then everything is checked. */
const patience = 1000

/** Where the content comes from that is shown; by default from the disk alone. */
export type LiveOptions = {
  check?: ContentCheck
  /** Takes a function that is to be told of files that were changed elsewhere, as {@link ContentState.forget} is. */
  listen?(changed: ContentState['forget']): void
}

/**
 * Development: serves content as it is, hands changed documents to open pages, and shows mistakes on them. While there
 * is a mistake, pages keep the last good content.
 */
export function liveContent({ check, listen }: LiveOptions = {}): Plugin {
  return {
    name: 'live-content',
    apply: 'serve',
    configureServer(server) {
      const state = createContentState({
        onChange: (names) => server.ws.send('content:changed', { names, time: Date.now() }),
        check,
      })
      const changed = updater(server, state)
      listen?.(changed)
      // Whoever asks for a page is told of a failure.
      state.ready.catch(() => undefined)
      beginWhenQuiet(server, () => void watchContent(server, changed).catch(console.error))
      server.ws.on('content:hello', (_, client) => {
        // Before the first check has ended nothing is known, and all pages are told of what it finds.
        if (state.isChecked) client.send('content:problems', { problems: state.problems })
      })
      const cacheDir = join(paths.cache, 'pictures')
      serveFiles(server, (path) => findModule(path, state))
      serveFiles(
        server,
        createPictureFinder(() => state.pictures, { root: paths.root, cacheDir }),
      )
      serveFiles(server, (path) => findFeed(path, state))
      return () => servePages(server, state)
    },
  }
}

/** Calls `begin` once when the first page has been sent, or nobody asks for one: the check would stand in its way. */
function beginWhenQuiet({ httpServer, middlewares }: ViteDevServer, begin: () => void): void {
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const schedule = () => {
    clearTimeout(timer)
    if (isOver) return
    timer = setTimeout(() => {
      isOver = true
      begin()
    }, patience)
  }
  httpServer?.once('listening', schedule)
  middlewares.use((_request, response, next) => {
    clearTimeout(timer)
    response.once('close', schedule)
    next()
  })
}

/** Gives a function that forgets a file, as {@link ContentState.forget} does, and soon checks again and tells open pages. */
function updater(server: ViteDevServer, state: ContentState): ContentState['forget'] {
  let told: string | undefined
  async function update(): Promise<void> {
    await state.update()
    const problems = JSON.stringify(state.problems)
    // What is shown already is not shown, and read aloud, once more.
    if (problems !== told) server.ws.send('content:problems', { problems: state.problems })
    told = problems
  }
  const { schedule } = oneAtATime(update, quietTime)
  return (file) => {
    state.forget(file)
    schedule()
  }
}

/** Checks everything, and again after each change below `content/`. */
async function watchContent(server: ViteDevServer, changed: ContentState['forget']): Promise<void> {
  // Not Vite's own: it would look at thousands of documents before it answers.
  const { watch } = await import('chokidar')
  const ignored = (path: string) => isHidden(basename(path))
  const watcher = watch(paths.content, { ignoreInitial: true, ignored })
  watcher.on('all', (event, path) => changed(event === 'change' ? pathBelowRoot(path) : undefined))
  // What changed before was not noticed.
  watcher.on('ready', () => changed())
  server.httpServer?.once('close', () => void watcher.close())
  changed()
}
