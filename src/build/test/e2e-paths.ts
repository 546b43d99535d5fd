import { join } from 'node:path'
import { paths } from '../paths.ts'

/** What the test runner and the browser tests have to agree on. */
export const e2ePaths = {
  config: join(paths.root, 'tests', 'e2e', 'playwright.config.ts'),
  report: join(paths.cache, 'test', 'e2e.json'),
  /** A second build, to prove that the site works as a project page below another site. */
  subPath: '/energjia/',
  subPathDir: join(paths.cache, 'test', 'sub-path'),
} as const
