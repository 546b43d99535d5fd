import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { paths } from '../paths.ts'
import { bundleScript } from './bundle.mjs'

/**
 * What Node runs of a module that is started in a thread.
 *
 * @param module its address from beside it (`new URL`): in a bundle that of what came along (`bundle-parts.mjs`). Whoever
 * runs the sources themselves, as tests do, gets a bundle made
 */
export async function ownProgram(module: URL): Promise<URL> {
  if (!module.pathname.endsWith('.ts')) return module
  const folder = join(paths.cache, 'scripts')
  return pathToFileURL(await bundleScript({ script: fileURLToPath(module), folder, apart: true }))
}
