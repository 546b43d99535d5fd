/**
 * The tests of this folder pin the content as it was delivered: what the specification fixes, and the texts and drawings
 * that stand in until the association writes its own. Editors own the content: a change of it may skip the folder with
 * `npx vitest run --exclude 'tests/content/delivered/**'`, and then the facts here are corrected or deleted. All other tests
 * hold for any content.
 */

import { content } from '../../site-content.ts'

/** The documents in the specification (§2, §3, §9), each kind newest first. A new document is tested by no test here. */
export const specified = {
  reports: content.reports.map(({ report }) => report).filter(({ id }) => id <= 8),
  news: content.news.filter(({ id }) => id <= 2),
  projects: content.projects.filter(({ id }) => id <= 21),
}
