import { availableParallelism } from 'node:os'
import { setImmediate as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type Crew, checkJob } from '../../content/compile/index.ts'
import { ownProgram } from '../setup/own-program.ts'
import type { Answer, Assignment } from './crew-thread.ts'

/** Documents that take as long as it takes to start a thread and to load the checker in it. */
const worthAThread = 120
/** Most documents that a thread is handed at once. */
const batch = 32

/** Makes ready what further threads run, and hands back what starts one. */
export async function prepareThreads(): Promise<() => Worker> {
  const program = await ownProgram(new URL('crew-thread.ts', import.meta.url))
  return () => new Worker(program)
}

/**
 * A crew of this thread and, where there are many documents, one more for each further core. A thread that
 * fails is done without: its documents are checked here, where a fault of the program comes to light:
 * it ends the others and is thrown.
 *
 * @param options.standsBy whether this thread leaves the documents to the further ones as long as none of them
 * fails, because somebody may want an answer of it at any time
 * @param options.prepare makes ready what the further threads run, and hands back what starts one
 * @param options.check how this thread checks a document
 */
export function createCrew({
  cores = availableParallelism(),
  worth = worthAThread,
  standsBy = false,
  prepare = prepareThreads,
  check = checkJob,
} = {}): Crew {
  return async (jobs, { withTexts }) => {
    const records: string[] = new Array(jobs.length)
    const queue = jobs.map((_, index) => index)
    const lent = new Map<Worker, number[]>()
    const threads: Worker[] = []
    let wake = () => {}

    const lend = (worker: Worker) => {
      const indexes = queue.splice(0, Math.min(batch, Math.ceil(queue.length / (2 * cores))))
      if (indexes.length === 0) return
      lent.set(worker, indexes)
      const assignment: Assignment = {
        withTexts,
        jobs: indexes.flatMap((index) => jobs[index] ?? []),
      }
      worker.postMessage(assignment)
    }
    const employ = (worker: Worker) => {
      threads.push(worker)
      worker.on('message', (answer: Answer) => {
        for (const [at, index] of (lent.get(worker) ?? []).entries()) records[index] = answer[at] ?? ''
        lent.delete(worker)
        lend(worker)
        wake()
      })
      const giveUp = () => {
        takesPart = true
        queue.push(...(lent.get(worker) ?? []))
        lent.delete(worker)
        wake()
      }
      worker.on('error', giveUp).on('exit', giveUp)
      lend(worker)
    }

    let isOver = false
    const more = Math.min(cores - 1, Math.floor(jobs.length / worth))
    let takesPart = !standsBy || more === 0
    if (more > 0) {
      void prepare().then(
        (start) => {
          for (let count = 0; count < more && queue.length > 0 && !isOver; count++) employ(start())
        },
        () => {
          takesPart = true
          wake()
        },
      )
    }
    try {
      for (;;) {
        const index = takesPart ? queue.shift() : undefined
        const job = index === undefined ? undefined : jobs[index]
        if (index !== undefined && job !== undefined) {
          records[index] = check(job, withTexts)
          if (more > 0) await pause()
        } else if (queue.length === 0 && lent.size === 0) return records
        else
          await new Promise<void>((resolve) => {
            wake = resolve
          })
      }
    } finally {
      // A thread that is left keeps the command from ending.
      isOver = true
      await Promise.all(threads.map((worker) => worker.terminate()))
    }
  }
}
