import type { DevEnvironment, Plugin } from 'vite'
import { paths } from '../../util/paths.ts'

const name = 'virtual:site-content'

/** Vite's mark of a module that is no file. */
const id = `\0${name}`

/**
 * Provides `virtual:site-content`, the words and settings with which the app is bundled.
 *
 * @param read returns the code of the module; by default what lies on the disk
 */
export function siteContent(read: () => Promise<string> = readFromDisk) {
  return {
    name: 'site-content',
    // Before another plugin of the same name: a build reads the content once, and bundles what it has read.
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:site-content$/ }, handler: () => id },
    load: { filter: { id: /^\0virtual:site-content$/ }, handler: read },
  } as const satisfies Plugin
}

async function readFromDisk(): Promise<string> {
  // Imported on demand: a command with this plugin need not load the check.
  const { readAppContent, siteModule } = await import('../data/site-module.ts')
  const content = await readAppContent(paths.root)
  if (content === undefined)
    throw new Error('content/site.yaml or content/words.yaml has errors: npm run check')
  return siteModule(content)
}

/** Replaces the module in running pages. */
export async function reloadSiteContent(environments: Iterable<DevEnvironment>): Promise<void> {
  for (const environment of environments) {
    const module = environment.moduleGraph.getModuleById(id)
    if (module) await environment.reloadModule(module)
  }
}
