import { join, sep } from 'node:path'
import type { DevEnvironment, EnvironmentModuleNode, HotUpdateOptions, Plugin, ViteDevServer } from 'vite'
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

/** After the start, in ms, when the first page is there and the watcher has seen all folders. */
const startTime = 5000

/**
 * Development: keeps the compiled index in step with `content/`, hands changed documents to open
 * pages, and shows mistakes on them. While there is a mistake, pages keep the last good content.
 */
export function liveContent(): Plugin {
  let state: ContentState
  /** Files that changed in the last good state and that one of Vite's environments has not been told of. */
  const pending = new Map<string, Set<string>>()
  /** Files whose changes were noticed since all was quiet; undefined when files came or went. */
  let recent: Set<string> | undefined = new Set()
  let timer: NodeJS.Timeout | undefined

  /** The modules of an environment that it has to load anew, told once. */
  function takePending({ name, moduleGraph }: DevEnvironment): EnvironmentModuleNode[] {
    const files = [...(pending.get(name) ?? [])]
    pending.delete(name)
    return files.flatMap((file) => [...(moduleGraph.getModulesByFile(file) ?? [])])
  }

  async function hotUpdate(
    environment: DevEnvironment,
    { type, file, read, server, timestamp }: HotUpdateOptions,
  ) {
    if (type === 'update') recent?.add(file)
    else recent = undefined
    // An editor that empties a file before it fills it is given the time for that; it may be gone by now.
    if (type === 'update' && isText(file)) await Promise.resolve(read()).catch(() => undefined)
    await state.update(type === 'update' ? { files: [file], timestamp } : { timestamp })
    tellPages(server, state)
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
      for (const environment of Object.values(server.environments))
        for (const module of takePending(environment)) await environment.reloadModule(module)
      // What is shown already is not shown, and read aloud, once more.
      if (JSON.stringify(state.problems) !== known) tellPages(server, state)
    }, wait).unref()
  }

  return {
    name: 'live-content',
    apply: 'serve',
    async configureServer(server) {
      state = await createContentState({
        onShown(files) {
          for (const name of Object.keys(server.environments))
            pending.set(name, new Set([...(pending.get(name) ?? []), ...files]))
        },
      })
      pending.clear()
      recent = undefined
      lookAgain(server, startTime)
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
      return isContent(options.file) ? await hotUpdate(this.environment, options) : undefined
    },
  }
}

function isContent(file: string): boolean {
  return file.replaceAll(sep, '/').startsWith(`${paths.content}/`)
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
