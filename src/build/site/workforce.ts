import { availableParallelism } from 'node:os'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { bundleScript } from '../setup/bundle.mjs'
import { type Batch, createWorker, type Renderer, type Result, type Task, type Workshop } from './tasks.ts'

/** Does tasks, in this thread or in several. */
export type Workforce = {
  /** What came of each task, in their order; pages need the renderer. */
  work(tasks: readonly Task[], renderer?: Renderer): Promise<Result[]>
  close(): Promise<void>
}

/** Tasks for which threads of their own are worth their start. */
const fewest = 12

/** Tasks that a thread is handed at once: a message for each would cost more than a short task. */
const most = 8

const script = fileURLToPath(new URL('thread.ts', import.meta.url))

/**
 * Makes modules and pages: a few in this thread, many on all cores.
 *
 * @param options.scripts folder for the bundle that the threads run
 */
export function createWorkforce(options: { workshop: Workshop; scripts: string }): Workforce {
  const { workshop, scripts } = options
  const here = createWorker(workshop)
  let threads: Promise<Thread[]> | undefined

  async function start(): Promise<Thread[]> {
    const file = pathToFileURL(await bundleScript({ script, folder: scripts }))
    return Array.from({ length: availableParallelism() }, () => createThread(file, workshop))
  }

  return {
    async work(tasks, renderer) {
      if (tasks.length < fewest) return await here({ tasks, renderer })
      threads ??= start()
      return await share(tasks, await threads, renderer)
    },
    async close() {
      await Promise.all((await threads)?.map((thread) => thread.close()) ?? [])
    },
  }
}

type Thread = { work(batch: Batch): Promise<Result[]>; close(): Promise<unknown> }

/** Whoever is done takes the next few. */
async function share(
  tasks: readonly Task[],
  threads: readonly Thread[],
  renderer: Renderer | undefined,
): Promise<Result[]> {
  const results: Result[] = new Array(tasks.length)
  let next = 0
  await Promise.all(
    threads.map(async (thread) => {
      for (let start = next; start < tasks.length; start = next) {
        next += most
        const done = await thread.work({ tasks: tasks.slice(start, start + most), renderer })
        for (const [index, result] of done.entries()) results[start + index] = result
      }
    }),
  )
  return results
}

function createThread(file: URL, workshop: Workshop): Thread {
  const worker = new Worker(file, {
    workerData: workshop,
    // Short-lived trees of text and markup: with some room for them the collector has half the work.
    resourceLimits: { maxYoungGenerationSizeMb: 24 },
  })
  return {
    work(batch) {
      return new Promise((resolve, reject) => {
        const stop = () => worker.off('message', onMessage).off('error', onError).off('exit', onExit)
        const onMessage = (answer: { results: Result[] } | { failure: unknown }) => {
          stop()
          if ('results' in answer) resolve(answer.results)
          else reject(answer.failure)
        }
        const onError = (error: unknown) => {
          stop()
          reject(error)
        }
        const onExit = (code: number) => onError(new Error(`A thread of the build ended with code ${code}.`))
        worker.on('message', onMessage).on('error', onError).on('exit', onExit)
        worker.postMessage(batch)
      })
    },
    close: () => worker.terminate(),
  }
}
