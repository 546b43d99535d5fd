import { join } from 'node:path'
import { paths } from '../../util/paths.ts'

/** What the test runner and the browser tests have to agree on. */
export const e2ePaths = {
  config: join(paths.root, 'tests', 'e2e', 'playwright.config.ts'),
  report: join(paths.cache, 'test', 'e2e.json'),
  /** A second build, to prove that the site works as a project page below another site. */
  subPath: '/energjia/',
  subPathDir: join(paths.cache, 'test', 'sub-path'),
  /** A project of its own whose lists have several pages. */
  largeProject: join(paths.cache, 'test', 'large'),
} as const

/** Documents of the large project: two pages of editions, three of projects. */
export const largeSize = { reports: 26, news: 1, projects: 130 }
