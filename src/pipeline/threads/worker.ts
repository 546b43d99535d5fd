// The tasks of the pool's threads. Each task imports its modules on demand: a check does not need the renderer.
import type { Job } from '../../check/check-documents.ts'
import { checkDocument } from '../../check/documents/check.ts'
import { writeRecord } from '../../check/documents/record.ts'
import type { PageTasks, RenderedPage } from '../prerender/make-page.ts'

/** The records of documents in the order of the jobs. With `withCode`, MDX compiles the trees that the check has parsed. */
export async function checkDocuments({
  jobs,
  withTexts,
  withCode,
}: {
  jobs: readonly Job[]
  withTexts: boolean
  withCode: boolean
}): Promise<{ record: string; code?: string }[]> {
  const checked: { record: string; code?: string }[] = []
  for (const { document, bytes, pictures } of jobs) {
    const found = checkDocument(document, bytes, pictures)
    const record = writeRecord(found, bytes, withTexts)
    const tree = withCode ? found.result?.tree : undefined
    const code = tree && (await (await import('../data/content-modules.ts')).compileBody(tree, document.file))
    checked.push({ record, ...(code !== undefined && { code }) })
  }
  return checked
}

/** Makes pages with their data. */
export async function makePages(tasks: PageTasks): Promise<RenderedPage[]> {
  const { makePage } = await import('../prerender/make-page.ts')
  const rendered: RenderedPage[] = []
  for (const page of tasks.pages) rendered.push(await makePage(page, tasks))
  return rendered
}
