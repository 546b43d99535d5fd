// A thread that checks the documents it is handed and answers with their records.
import { parentPort } from 'node:worker_threads'
import { checkJob, type Job } from '../../content/compile/index.ts'

/** What a thread is asked. */
export type Assignment = { jobs: readonly Job[]; withTexts: boolean }
/** The records, in the order of the jobs. */
export type Answer = string[]

parentPort?.on('message', ({ jobs, withTexts }: Assignment) => {
  const answer: Answer = jobs.map((job) => checkJob(job, withTexts))
  parentPort?.postMessage(answer)
})
