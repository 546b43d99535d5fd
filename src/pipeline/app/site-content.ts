import type * as SiteContent from 'virtual:site-content'
import type { DevEnvironment, Plugin } from 'vite'
import { keysOf } from '../../model/records.ts'
import { paths } from '../../util/paths.ts'
import { moduleText } from '../data/content-modules.ts'

const name = 'virtual:site-content'

/**
 * Modules of a build that only re-export other modules: the groups of words, and the next edition. Each re-exported
 * module is bundled with the components that show its values.
 */
const wordsModule = `${name}/words`
const nextModule = `${name}/next`

/** Vite's mark of a module that is no file. */
const id = `\0${name}`

/**
 * Provides `virtual:site-content`, the words and settings with which the app is bundled.
 *
 * @param read returns the JSON of {@link siteValues}; by default, of the content on the disk
 */
export function siteContent(read: () => Promise<string> = readFromDisk) {
  return {
    name: 'site-content',
    // Before Vite's own resolver, which does not know the virtual modules.
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:site-content(\/|$)/ }, handler: (source) => `\0${source}` },
    load: {
      filter: { id: /^\0virtual:site-content(\/|$)/ },
      async handler(module) {
        const values: typeof SiteContent = JSON.parse(await read())
        const isBuild = this.environment.mode === 'build'
        return isBuild
          ? { code: partOf(values, module.slice(1)), moduleSideEffects: false }
          : moduleText({ values })
      },
    },
  } as const satisfies Plugin
}

/** The code of a module of a build. Each group of words is a module, so that it is bundled with the components that show it. */
function partOf({ site, words, next }: typeof SiteContent, module: string): string {
  if (module === nextModule) return `export { default as edition } from '${nextModule}/edition'\n`
  if (module === `${nextModule}/edition`) return `export default ${JSON.stringify(next.edition)}\n`
  const group = keysOf(words).find((one) => module === `${wordsModule}/${one}`)
  if (group !== undefined) return `export default ${JSON.stringify(words[group])}\n`
  if (module === name)
    return `export const site = ${JSON.stringify(site)}
export * as words from '${wordsModule}'
export * as next from '${nextModule}'
`
  if (module !== wordsModule) throw new Error(`The site has no module ${module}.`)
  const groups = keysOf(words).map((one) => `export { default as ${one} } from '${wordsModule}/${one}'\n`)
  return groups.join('')
}

async function readFromDisk(): Promise<string> {
  // Imported on demand: a command with this plugin need not load the check.
  const { readAppContent } = await import('../data/site-module.ts')
  const { siteValues } = await import('../data/site-values.ts')
  const content = await readAppContent(paths.root)
  if (content === undefined)
    throw new Error('content/site.yaml or content/words.yaml has errors: npm run check')
  return siteValues(content)
}

/** Replaces `virtual:site-content` in running pages. */
export async function reloadSiteContent(environments: Iterable<DevEnvironment>): Promise<void> {
  for (const environment of environments) {
    const module = environment.moduleGraph.getModuleById(id)
    if (module) await environment.reloadModule(module)
  }
}
