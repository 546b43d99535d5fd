// A thread of the build: does the batches that it is handed, one after the other, and answers with what came of them.
import { parentPort, workerData } from 'node:worker_threads'
import { type Batch, createWorker, type Workshop } from './tasks.ts'

const work = createWorker(workerData as Workshop)
let last: Promise<unknown> = Promise.resolve()

parentPort?.on('message', (batch: Batch) => {
  last = last
    .then(() => work(batch))
    .then(
      (results) => parentPort?.postMessage({ results }),
      (failure) => parentPort?.postMessage({ failure }),
    )
})
