import { join } from 'node:path'
import { serveStatic } from '../../src/pipeline/serve/server.ts'
import { ensureBrowser } from '../../src/tools/programs.ts'
import { builds, testPaths } from '../../src/tools/test/builds.ts'
import { paths } from '../../src/util/paths.ts'

/**
 * Builds the three sites of the tests and the studio, unless `npm test` has built them (E2E_BUILT). Serves them as `npm
 * run preview` does, at E2E_BASE_URL, E2E_SUB_PATH_URL, E2E_LARGE_URL and E2E_STUDIO_URL.
 */
export default async function serveBuiltSites(): Promise<() => Promise<void>> {
  process.env.CHROMIUM_PATH = ensureBrowser()
  if (process.env.E2E_BUILT === undefined)
    for (const [name, build] of Object.entries(builds))
      if (!(await build())) throw new Error(`The site of the step „${name}“ could not be built.`)
  const { subPath, subPathDir, largeProject } = testPaths
  const servers = {
    E2E_BASE_URL: await serveStatic({ dir: paths.dist }),
    E2E_SUB_PATH_URL: await serveStatic({ dir: subPathDir, base: subPath }),
    E2E_LARGE_URL: await serveStatic({ dir: join(largeProject, 'dist') }),
    E2E_STUDIO_URL: await serveStatic({ dir: paths.distStudio }),
  }
  for (const [name, { url }] of Object.entries(servers)) process.env[name] = url
  return async () => {
    await Promise.all(Object.values(servers).map(({ close }) => close()))
  }
}
