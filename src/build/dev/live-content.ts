import { join } from 'node:path'
import type { DevEnvironment, EnvironmentModuleNode, HotUpdateOptions, Plugin, ViteDevServer } from 'vite'
import { paths } from '../paths.ts'
import type { SiteAddress } from '../site-address.ts'
import { serveCatalogue } from './catalogue.ts'
import { type ContentState, createContentState } from './content-state.ts'
import { serveFeeds } from './feeds.ts'
import { onFirstQuiet } from './first-quiet.ts'
import { findGenerated, generatedName, pathBelowRoot } from './generated-files.ts'
import { tellLateChanges } from './late-changes.ts'
import { createLateWatching, startTime } from './late-watching.ts'
import { servePages } from './pages.ts'
import { servePictures } from './pictures.ts'
import { openServerCode } from './server-code.ts'

/** Name of the message with which the server tells open pages what is wrong with the content. */
const problemsEvent = 'content:problems'

/** After the last change, in ms. */
const quietTime = 500

/**
 * Development: keeps the compiled index in step with `content/`, hands changed documents to open
 * pages, and shows mistakes on them. While there is a mistake, pages keep the last good content.
 */
export function liveContent(address: SiteAddress): Plugin {
  const openCode = openServerCode(address)
  let state: ContentState
  /** Files that changed in the last good state and that one of Vite's environments has not been told of. */
  const pending = new Map<string, Set<string>>()
  /** Files whose changes were noticed since all was quiet; undefined when files came or went. */
  let recent: Set<string> | undefined
  const watching = createLateWatching()
  let timer: NodeJS.Timeout | undefined

  /** Invalidates the modules of an environment that it has to load anew, and tells of them once. */
  function takePending({ name, moduleGraph }: DevEnvironment): EnvironmentModuleNode[] {
    const files = [...(pending.get(name) ?? [])]
    pending.delete(name)
    const modules = files.flatMap((file) => [...(moduleGraph.getModulesByFile(file) ?? [])])
    // Vite answers with what it is loading already if that began after the file changed: it may have been handed
    // the text before.
    for (const module of modules) moduleGraph.invalidateModule(module)
    return modules
  }

  async function hotUpdate(
    environment: DevEnvironment,
    { type, file, read, server, timestamp }: HotUpdateOptions,
  ) {
    if (type === 'update') recent?.add(file)
    else recent = undefined
    // An editor that empties a file before it fills it is given the time for that; it may be gone by now.
    if (type === 'update' && isText(file)) await Promise.resolve(read()).catch(() => undefined)
    const change = type === 'update' ? { files: [file], timestamp } : { timestamp }
    const isEarly = !state.isChecked
    // Whoever began the first check waits for what this adds to it, and tells of the end.
    const updated = state.update(change)
    if (isEarly) {
      updated.catch(() => undefined)
      await state.showEarly(change)
    } else {
      await updated
      tellPages(server, state)
    }
    lookAgain(server)
    return takePending(environment)
  }

  /** What follows a change within 50 ms is not told of: when all is quiet, what changed is read once more. */
  function lookAgain(server: ViteDevServer, wait = quietTime): void {
    clearTimeout(timer)
    timer = setTimeout(async () => {
      const known = JSON.stringify(state.problems)
      const files = recent
      recent = new Set()
      try {
        await state.update(files && { files: [...files] })
        await state.finish()
      } catch (error) {
        reportFailure(error)
      }
      await reloadPending(server)
      // What is shown already is not shown, and read aloud, once more.
      if (JSON.stringify(state.problems) !== known) tellPages(server, state)
    }, wait).unref()
  }

  async function reloadPending(server: ViteDevServer): Promise<void> {
    for (const environment of Object.values(server.environments))
      for (const module of takePending(environment)) await environment.reloadModule(module)
  }

  /** The complete check of a server that has just begun. Pages that were shown before it may not hold. */
  async function begin(server: ViteDevServer): Promise<void> {
    watching.start(server.watcher, state.shownEarly)
    lookAgain(server, startTime)
    try {
      await state.begin()
    } catch (error) {
      reportFailure(error)
    }
    tellPages(server, state)
    if (state.content !== undefined) return await reloadPending(server)
    for (const environment of Object.values(server.environments)) takePending(environment)
    server.ws.send({ type: 'full-reload' })
  }

  return {
    name: 'live-content',
    apply: 'serve',
    enforce: 'pre',
    config: () => ({ server: { watch: { ignored: [watching.ignored] } } }),
    configureServer(server) {
      state = createContentState({
        onShown(files) {
          for (const name of Object.keys(server.environments))
            pending.set(name, new Set([...(pending.get(name) ?? []), ...files]))
        },
      })
      tellLateChanges(server.watcher)
      const load = openCode(server)
      // Whoever asks for a page is told of a failure.
      server.httpServer?.once('listening', () => void load().catch(() => undefined))
      onFirstQuiet(server, () => void begin(server))
      server.ws.on('content:hello', (_, client) => {
        // Before the first check has ended nothing is known, and all pages are told of what it finds.
        if (state.isChecked) client.send(problemsEvent, { problems: state.problems })
      })
      servePictures(server, () => state.pictures, {
        root: paths.root,
        cacheDir: join(paths.cache, 'pictures'),
      })
      serveFeeds(server, () => state)
      serveCatalogue(server)
      return () => servePages(server, load, () => state)
    },
    resolveId: (source, importer) => findGenerated(source, importer),
    // The last good text of a body: the file on disk may hold a mistake at any time.
    load: (id) => (isKept(id) ? state.sourceOf(id) : undefined),
    async hotUpdate(options) {
      return isContent(options.file) ? await hotUpdate(this.environment, options) : undefined
    },
  }
}

function isKept(id: string): boolean {
  return generatedName(id) !== undefined || (isContent(id) && id.endsWith('.mdx'))
}

function isContent(file: string): boolean {
  return pathBelowRoot(file).startsWith('content/')
}

function isText(file: string): boolean {
  return /\.(mdx|yaml)$/i.test(file)
}

function tellPages(server: ViteDevServer, state: ContentState): void {
  server.ws.send(problemsEvent, { problems: state.problems })
}

function reportFailure(failure: unknown): void {
  console.error(failure)
}
