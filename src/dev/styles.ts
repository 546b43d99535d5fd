import type { Plugin, ViteDevServer } from 'vite'

/** Declares the order of the cascade layers. */
const firstSheet = '/src/site/styles/site.css'

/** Makes Vite return the sheet itself instead of the module that injects it. */
const direct = '?direct'

/**
 * The style sheets that a page needs for its first paint, in one response instead of sixty. They have the form in which
 * Vite injects them later, so an edited sheet replaces its own part.
 */
export async function compileStyles(
  { environments, config }: ViteDevServer,
  sheets: readonly string[],
): Promise<string> {
  const compiled = await Promise.all(
    [config.root + firstSheet, ...sheets].map(async (file) => {
      const sheet = await environments.client.transformRequest(file.slice(config.root.length) + direct)
      return `<style data-vite-dev-id="${file}">${sheet?.code ?? ''}</style>`
    }),
  )
  return compiled.join('')
}

/**
 * Development: replaces an edited component's sheet in open pages. The modules of {@link compileStyles} have no
 * importer in Vite's graph, so Vite would reload the pages. This plugin invalidates them and leaves them out of the
 * update.
 */
export function liveStyles(): Plugin {
  return {
    name: 'live-styles',
    apply: 'serve',
    hotUpdate({ modules }) {
      const sheets = modules.filter(({ url }) => url.endsWith(`.css${direct}`))
      for (const sheet of sheets) this.environment.moduleGraph.invalidateModule(sheet)
      return modules.filter((module) => !sheets.includes(module))
    },
  }
}
