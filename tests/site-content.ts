import { openChecking } from '../src/pipeline/checking/checking.ts'
import { readContent } from '../src/pipeline/checking/read-content.ts'

/** The site's own content, as a build publishes it. */
export const { content } = await readContent(await openChecking(), false)

export const { home, about, english, pictures, site, words } = content

/** The documents, each kind newest first. */
export const entities = {
  reports: content.reports.map(({ report }) => report),
  news: content.news,
  projects: content.projects,
}
