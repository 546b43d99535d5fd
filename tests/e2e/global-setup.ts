import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '../../src/pipeline/serve/server.ts'
import { e2ePaths } from '../../src/tools/test/e2e-paths.ts'
import { paths } from '../../src/util/paths.ts'

/**
 * Serves the built site as `npm run preview` does. Tests use it as their base address, and the other builds, if
 * any, through E2E_SUB_PATH_URL and E2E_LARGE_URL.
 */
export default async function serveBuiltSite(): Promise<() => Promise<void>> {
  const site = await serveStatic({ dir: paths.dist })
  process.env.E2E_BASE_URL = site.url
  const second = existsSync(join(e2ePaths.subPathDir, 'index.html'))
    ? await serveStatic({ dir: e2ePaths.subPathDir, base: e2ePaths.subPath })
    : undefined
  if (second !== undefined) process.env.E2E_SUB_PATH_URL = second.url
  const largeDir = join(e2ePaths.largeProject, 'dist')
  const large = existsSync(join(largeDir, 'index.html')) ? await serveStatic({ dir: largeDir }) : undefined
  if (large !== undefined) process.env.E2E_LARGE_URL = large.url
  return async () => {
    await Promise.all([site.close(), second?.close(), large?.close()])
  }
}
