import { entities } from '../../site-content.ts'

/**
 * The documents in the specification (§2, §3, §9). Tests of its facts use only these:
 * later documents are covered by the content check and by the tests of all texts.
 */
export const specified = {
  reports: entities.reports.filter(({ id }) => id <= 8),
  news: entities.news.filter(({ id }) => id <= 2),
  projects: entities.projects.filter(({ id }) => id <= 21),
}
