import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import { segmentText } from '../../content/search/segment.ts'
import type { Effort } from '../compress/encode.ts'
import { createModuleReader } from '../modules/evaluate.ts'
import { publishedModule } from '../modules/publish.ts'
import type { ModuleSource } from '../modules/sources.ts'
import { type PageTask, renderDocument } from '../prerender/render-page.ts'
import { type PageFacts, pageFacts } from '../site-check/facts.ts'
import { type Stored, storeText } from './blobs.ts'

/** What the work on modules and pages is done with, the same for all of them. */
export type Workshop = {
  /** Folder of the store. */
  blobs: string
  effort: Effort
  base: string
  /** Folder in which the modules of content lie by their names, once they are made. */
  modules: string
}

/** What pages are rendered with. */
export type Renderer = {
  manifest: Manifest
  /** Path of the module that renders pages. */
  serverEntry: string
}

/** One thing to be made; what comes of it is stored. */
export type Task = ({ kind: 'module' } & ModuleSource) | ({ kind: 'page' } & PageTask) | TextTask | WordsTask

/** A text that is there already and only has to be stored. */
type TextTask = { kind: 'text'; text: string; compress: boolean }

/** The words of documents, each in JSON, for the index of the search; they are stored and not published. */
type WordsTask = { kind: 'words'; documents: readonly string[] }

/** Tasks that are done one after the other; without any, what the renderer needs is loaded. */
export type Batch = { tasks: readonly Task[]; renderer?: Renderer | undefined }

/** What came of a task. */
export type Result = { stored: Stored; facts?: PageFacts; flaws: string[] }

/** Does tasks one after the other; pages need the renderer. */
export function createWorker({ blobs, effort, base, modules }: Workshop) {
  const store = (text: string, compress = true) => storeText(blobs, text, compress ? effort : 'none')
  let server: Promise<typeof import('../../entry-server.tsx')> | undefined

  function load(serverEntry: string) {
    server ??= loadServer(serverEntry)
    return server
  }

  async function loadServer(serverEntry: string) {
    const loaded: typeof import('../../entry-server.tsx') = await import(pathToFileURL(serverEntry).href)
    loaded.readContentWith(createModuleReader(modules))
    return loaded
  }

  async function work(task: Task, renderer: Renderer | undefined): Promise<Result> {
    if (task.kind === 'text') return { stored: store(task.text, task.compress), flaws: [] }
    if (task.kind === 'module') return { stored: store(await publishedModule(task)), flaws: [] }
    if (task.kind === 'words') {
      const words = segmentText(task.documents.map((document) => JSON.parse(document)))
      return { stored: store(words, false), flaws: [] }
    }
    if (renderer === undefined) throw new Error(`${task.path} cannot be rendered without the app.`)
    const { manifest, serverEntry } = renderer
    const { html, flaws } = await renderDocument(task, { server: await load(serverEntry), manifest, base })
    return { stored: store(html), facts: pageFacts(task.file, html), flaws }
  }

  return async ({ tasks, renderer }: Batch): Promise<Result[]> => {
    const results: Result[] = []
    if (renderer !== undefined) await load(renderer.serverEntry)
    for (const task of tasks) results.push(await work(task, renderer))
    return results
  }
}
