// What the threads of the pool do, by name. Each task loads what it needs: a check does without the renderer.
import { checkJob, type Job } from '../check/check-documents.ts'
import type { MadePage, PageTasks } from './prerender/make-page.ts'

/** Checks documents and returns their records in the order of the jobs. */
export async function checkDocuments({
  jobs,
  withTexts,
}: {
  jobs: readonly Job[]
  withTexts: boolean
}): Promise<string[]> {
  return jobs.map((job) => checkJob(job, withTexts))
}

/** Makes pages with their data. */
export async function makePages(tasks: PageTasks): Promise<MadePage[]> {
  const { makePage } = await import('./prerender/make-page.ts')
  const made: MadePage[] = []
  for (const page of tasks.pages) made.push(await makePage(page, tasks))
  return made
}
