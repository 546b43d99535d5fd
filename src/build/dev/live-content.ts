import { join, sep } from 'node:path'
import type { HotUpdateOptions, Plugin, ViteDevServer } from 'vite'
import { paths } from '../paths.ts'
import { serveCatalogue } from './catalogue.ts'
import { type ContentState, createContentState } from './content-state.ts'
import { serveFeeds } from './feeds.ts'
import { servePages } from './pages.ts'
import { servePictures } from './pictures.ts'

/** Name of the message with which the server tells open pages what is wrong with the content. */
const problemsEvent = 'content:problems'

/** After the last change, in ms. */
const quietTime = 500

/**
 * Development: keeps the compiled index in step with `content/`, hands changed documents to open
 * pages, and shows mistakes on them. While there is a mistake, pages keep the last good content.
 */
export function liveContent(): Plugin {
  let state: ContentState
  /** Files changed since the last good state, for each of Vite's environments. */
  const pending = new Map<string, Set<string>>()
  let timer: NodeJS.Timeout | undefined

  async function hotUpdate(environment: string, options: HotUpdateOptions) {
    const { file, server } = options
    const changed = pending.get(environment) ?? new Set()
    pending.set(environment, changed.add(file))
    await state.update(options)
    tellPages(server, state)
    lookAgain(server)
    if (state.problems.some((problem) => problem.severity === 'error')) return []
    pending.delete(environment)
    const graph = server.environments[environment]?.moduleGraph
    return [...changed].flatMap((path) => [...(graph?.getModulesByFile(path) ?? [])])
  }

  /** What follows a change within 50 ms is not told of: when all is quiet, everything is read once more. */
  function lookAgain(server: ViteDevServer): void {
    clearTimeout(timer)
    timer = setTimeout(async () => {
      const known = JSON.stringify(state.problems)
      await state.update().catch(reportFailure)
      // What is shown already is not shown, and read aloud, once more.
      if (JSON.stringify(state.problems) !== known) tellPages(server, state)
    }, quietTime).unref()
  }

  return {
    name: 'live-content',
    apply: 'serve',
    async configureServer(server) {
      state = await createContentState(new Map())
      await state.update()
      server.watcher.on('add', (file) => refreshFor(file, server, state))
      server.watcher.on('unlink', (file) => refreshFor(file, server, state))
      server.ws.on('content:hello', (_, client) => client.send(problemsEvent, { problems: state.problems }))
      await servePictures(server, () => state.pictures, {
        root: paths.root,
        cacheDir: join(paths.cache, 'pictures'),
      })
      serveFeeds(server, () => state)
      serveCatalogue(server)
      return () => servePages(server, () => state)
    },
    // The last good text of a body: the file on disk may hold a mistake at any time.
    load: (id) => (id.startsWith(paths.content) ? state?.bodyOf(id) : undefined),
    async hotUpdate(options) {
      if (options.type !== 'update' || !isContent(options.file)) return undefined
      return await hotUpdate(this.environment.name, options)
    },
  }
}

function isContent(file: string): boolean {
  return file.replaceAll(sep, '/').startsWith(`${paths.content}/`)
}

async function refreshFor(file: string, server: ViteDevServer, state: ContentState): Promise<void> {
  if (!isContent(file)) return
  await state.update()
  tellPages(server, state)
}

function tellPages(server: ViteDevServer, state: ContentState): void {
  server.ws.send(problemsEvent, { problems: state.problems })
}

function reportFailure(failure: unknown): void {
  console.error(failure)
}
