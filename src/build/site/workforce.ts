import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { ownProgram } from '../setup/own-program.ts'
import type { Batch, Renderer, Result, Task, Workshop } from './tasks.ts'

/** Does tasks in threads. */
export type Workforce = {
  /** Starts threads for so many tasks to come: they load what they need while this one prepares the tasks. */
  prepare(tasks: number): void
  /** Has the threads that are there load what pages are rendered with. */
  prepareRenderer(renderer: Renderer): void
  /** What came of each task, in their order; pages need the renderer. Several may ask at the same time. */
  work(tasks: readonly Task[], renderer?: Renderer): Promise<Result[]>
  close(): Promise<void>
}

/** Tasks for which a thread for each core is worth its start. */
export const fewest = 12
/** Tasks that a thread is handed at once: a message for each would cost more than a short task. */
const most = 8

/** Batches that wait in a thread beside the one that it is at, at most: this one may be busy when it is done. */
const ahead = 8

/** A batch that somebody waits for. */
type Errand = { batch: Batch; resolve(results: Result[]): void; reject(reason: unknown): void }

/** Makes modules and pages: a few in one thread, many on all cores. */
export function createWorkforce(workshop: Workshop): Workforce {
  const waiting: Errand[] = []
  const threads: Promise<Thread>[] = []
  let program: Promise<URL> | undefined

  async function start(): Promise<Thread> {
    program ??= ownProgram(new URL('thread.ts', import.meta.url))
    return createThread(await program, workshop, waiting)
  }

  function threadsFor(tasks: number): Promise<Thread[]> {
    const wanted = tasks < fewest ? 1 : availableParallelism()
    while (threads.length < wanted) threads.push(start())
    return Promise.all(threads)
  }

  return {
    prepare(tasks) {
      // Whoever hands out work is told of a failure.
      threadsFor(tasks).catch(() => undefined)
    },
    prepareRenderer(renderer) {
      for (const started of threads) started.then((thread) => thread.load(renderer)).catch(() => undefined)
    },
    async work(tasks, renderer) {
      if (tasks.length === 0) return []
      const ready = await threadsFor(tasks.length)
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
      const started = await Promise.allSettled(threads)
      await Promise.all(started.map((one) => one.status === 'fulfilled' && one.value.close()))
    },
  }
}

function batchesOf(tasks: readonly Task[]): Task[][] {
  return Array.from({ length: Math.ceil(tasks.length / most) }, (_, index) =>
    tasks.slice(index * most, (index + 1) * most),
  )
}

type Thread = { takeWork(): void; load(renderer: Renderer): void; close(): Promise<unknown> }

/** A thread that takes the next errands of those that wait whenever it is done with one. */
function createThread(file: URL, workshop: Workshop, waiting: Errand[]): Thread {
  const worker = new Worker(file, {
    workerData: workshop,
    // Short-lived trees of text and markup: with some room for them the collector has half the work.
    resourceLimits: { maxYoungGenerationSizeMb: 24 },
  })
  const taken: Errand[] = []
  let failure: unknown

  function take(errand: Errand): void {
    if (failure !== undefined) errand.reject(failure)
    else {
      taken.push(errand)
      worker.postMessage(errand.batch)
    }
  }

  function takeWork(): void {
    // Near the end only a few, so that all threads end at about the same time.
    while (waiting.length > 0 && taken.length <= Math.min(ahead, waiting.length / 4)) {
      const errand = waiting.shift()
      if (errand !== undefined) take(errand)
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
  return {
    takeWork,
    // Nobody waits for it: pages that cannot be rendered with it say so.
    load: (renderer) => take({ batch: { tasks: [], renderer }, resolve: ignore, reject: ignore }),
    close: () => worker.terminate(),
  }
}

function ignore(): void {}
