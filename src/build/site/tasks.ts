import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import type { Effort } from '../compress/encode.ts'
import { type PageTask, renderDocument } from '../prerender/render-page.ts'
import { type PageFacts, pageFacts } from '../site-check/facts.ts'
import { type Stored, storeText } from './blobs.ts'
import { type ModuleSource, publishedModule } from './published-modules.ts'

/** What the work on modules and pages is done with, the same for all of them. */
export type Workshop = {
  /** Folder of the store. */
  blobs: string
  effort: Effort
  base: string
  manifest: Manifest
  /** Path of the module that renders pages. */
  serverEntry: string
  /** Folder in which the modules of content lie by their names, once they are made. */
  modules: string
}

/** One thing to be made; what comes of it is stored. */
export type Task = ({ kind: 'module' } & ModuleSource) | ({ kind: 'page' } & PageTask) | TextTask

/** A text that is there already and only has to be stored. */
type TextTask = { kind: 'text'; text: string; compress: boolean }

/** What came of a task. */
export type Result = { stored: Stored; facts?: PageFacts; flaws: string[] }

/** Does tasks one after the other in this thread. */
export function createWorker(workshop: Workshop): (task: Task) => Promise<Result> {
  const { blobs, effort, base, manifest, serverEntry, modules } = workshop
  const store = (text: string, compress = true) => storeText(blobs, text, compress ? effort : 'none')
  let server: Promise<typeof import('../../entry-server.tsx')> | undefined

  async function loadServer() {
    const loaded: typeof import('../../entry-server.tsx') = await import(pathToFileURL(serverEntry).href)
    loaded.readContentFrom(`${pathToFileURL(modules).href}/`)
    return loaded
  }

  return async (task) => {
    if (task.kind === 'text') return { stored: store(task.text, task.compress), flaws: [] }
    if (task.kind === 'module') return { stored: store(await publishedModule(task)), flaws: [] }
    server ??= loadServer()
    const { html, flaws } = await renderDocument(task, { server: await server, manifest, base })
    return { stored: store(html), facts: pageFacts(task.file, html), flaws }
  }
}
