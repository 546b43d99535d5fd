// A thread of the build: does the tasks that it is handed and answers with what came of them.
import { parentPort, workerData } from 'node:worker_threads'
import { createWorker, type Result, type Task, type Workshop } from './tasks.ts'

const work = createWorker(workerData as Workshop)

parentPort?.on('message', async (tasks: readonly Task[]) => {
  try {
    const results: Result[] = []
    for (const task of tasks) results.push(await work(task))
    parentPort?.postMessage({ results })
  } catch (failure) {
    parentPort?.postMessage({ failure })
  }
})
