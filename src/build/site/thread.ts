// A thread of the build: does the batches that it is handed and answers with what came of them.
import { parentPort, workerData } from 'node:worker_threads'
import { type Batch, createWorker, type Workshop } from './tasks.ts'

const work = createWorker(workerData as Workshop)

parentPort?.on('message', (batch: Batch) => {
  work(batch).then(
    (results) => parentPort?.postMessage({ results }),
    (failure) => parentPort?.postMessage({ failure }),
  )
})
