/**
 * The tests of this folder pin the content as it was delivered: the facts of the specification, and the placeholder
 * texts and drawings. Editors own the content. After a change of content you may skip the folder with `npx vitest run
 * --exclude 'tests/content/delivered/**'`; then correct or delete these facts. All other tests pass with any content.
 */

import { content } from '../../site-content.ts'

/** The documents in the specification (§2, §3, §9), each kind newest first. A new document is tested by no test here. */
export const specified = {
  reports: content.reports.map(({ report }) => report).filter(({ id }) => id <= 8),
  news: content.news.filter(({ id }) => id <= 2),
  projects: content.projects.filter(({ id }) => id <= 21),
}
