import type { Plugin, ViteDevServer } from 'vite'

/** Says the order of the cascade layers. */
const firstSheet = '/src/site/styles/site.css'

/** Asks Vite for a sheet itself, in place of the module that puts it into a page. */
const direct = '?direct'

/**
 * The style sheets without which a page would first show unstyled, as Vite puts them into the page later: one answer
 * instead of sixty, and an edited one replaces its own.
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
 * Development: an edited sheet of a component is replaced in open pages. What {@link compileStyles} asked for is in
 * Vite's graph as well, where nothing imports it, and Vite would load the pages anew for its sake.
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
