import { entities } from '../../site-content.ts'

/**
 * The documents that the specification describes (§2, §3, §9). Tests of its facts look at these alone:
 * a document that editors add later is held to the content check and to the tests of all texts.
 */
export const specified = {
  reports: entities.reports.filter(({ id }) => id <= 8),
  news: entities.news.filter(({ id }) => id <= 2),
  projects: entities.projects.filter(({ id }) => id <= 21),
}
