import { availableParallelism } from 'node:os'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { bundleScript } from '../setup/bundle.mjs'
import { type Batch, createWorker, type Renderer, type Result, type Task, type Workshop } from './tasks.ts'

/** Does tasks, in this thread or in several. */
export type Workforce = {
  /** Starts the threads, because there will be much to do: they load what they need while others prepare it. */
  prepare(): void
  /** What came of each task, in their order; pages need the renderer. Several may ask at the same time. */
  work(tasks: readonly Task[], renderer?: Renderer): Promise<Result[]>
  close(): Promise<void>
}

/** Tasks for which threads of their own are worth their start. */
export const fewest = 12

/** Tasks that a thread is handed at once: a message for each would cost more than a short task. */
const most = 8

/** Batches that wait in a thread beside the one that it is at, at most: this one may be busy when it is done. */
const ahead = 8

const script = fileURLToPath(new URL('thread.ts', import.meta.url))

/** A batch that somebody waits for. */
type Errand = { batch: Batch; resolve(results: Result[]): void; reject(reason: unknown): void }

/**
 * Makes modules and pages: a few in this thread, many on all cores.
 *
 * @param options.scripts folder for the bundle that the threads run
 */
export function createWorkforce(options: { workshop: Workshop; scripts: string }): Workforce {
  const { workshop, scripts } = options
  const here = createWorker(workshop)
  const waiting: Errand[] = []
  let threads: Promise<Thread[]> | undefined

  async function start(): Promise<Thread[]> {
    const file = pathToFileURL(await bundleScript({ script, folder: scripts }))
    return Array.from({ length: availableParallelism() }, () => createThread(file, workshop, waiting))
  }

  function prepare(): Promise<Thread[]> {
    threads ??= start()
    return threads
  }

  return {
    prepare() {
      // Whoever hands out work is told of a failure.
      prepare().catch(() => undefined)
    },
    async work(tasks, renderer) {
      if (tasks.length < fewest) return await here({ tasks, renderer })
      const ready = await prepare()
      const results = batchesOf(tasks).map(
        (some) =>
          new Promise<Result[]>((resolve, reject) => {
            waiting.push({ batch: { tasks: some, renderer }, resolve, reject })
          }),
      )
      for (const thread of ready) thread.takeWork()
      return (await Promise.all(results)).flat()
    },
    async close() {
      const started = await threads?.catch(() => undefined)
      await Promise.all(started?.map((thread) => thread.close()) ?? [])
    },
  }
}

function batchesOf(tasks: readonly Task[]): Task[][] {
  return Array.from({ length: Math.ceil(tasks.length / most) }, (_, index) =>
    tasks.slice(index * most, (index + 1) * most),
  )
}

type Thread = { takeWork(): void; close(): Promise<unknown> }

/** A thread that takes the next errands of those that wait whenever it is done with one. */
function createThread(file: URL, workshop: Workshop, waiting: Errand[]): Thread {
  const worker = new Worker(file, {
    workerData: workshop,
    // Short-lived trees of text and markup: with some room for them the collector has half the work.
    resourceLimits: { maxYoungGenerationSizeMb: 24 },
  })
  const taken: Errand[] = []
  let failure: unknown

  function takeWork(): void {
    // Near the end only a few, so that all threads end at about the same time.
    while (waiting.length > 0 && taken.length <= Math.min(ahead, waiting.length / 4)) {
      const errand = waiting.shift()
      if (errand === undefined) return
      if (failure !== undefined) errand.reject(failure)
      else {
        taken.push(errand)
        worker.postMessage(errand.batch)
      }
    }
  }

  function fail(error: unknown): void {
    failure ??= error
    for (const errand of taken.splice(0)) errand.reject(error)
    takeWork()
  }

  worker.on('message', (answer: { results: Result[] } | { failure: unknown }) => {
    // In the order in which they were taken.
    const errand = taken.shift()
    if ('results' in answer) errand?.resolve(answer.results)
    else errand?.reject(answer.failure)
    takeWork()
  })
  worker.on('error', fail)
  worker.on('exit', (code) => fail(new Error(`A thread of the build ended with code ${code}.`)))
  return { takeWork, close: () => worker.terminate() }
}
