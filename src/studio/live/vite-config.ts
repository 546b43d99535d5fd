import type { InlineConfig, Plugin } from 'vite'

const page = 'src/studio/client/main.tsx'

/** The configuration of the development server with the studio. What is prepared for it lies apart from the site's. */
export function studioConfig(config: InlineConfig, plugin: Plugin): InlineConfig {
  return {
    ...config,
    plugins: [plugin, ...(config.plugins ?? [])],
    server: {
      ...config.server,
      // For a person at a terminal; the variable BROWSER=none keeps it shut.
      open: process.stdout.isTTY ? `${config.base}_studio` : false,
      // Compiled while the browser is being opened.
      warmup: { clientFiles: [page] },
    },
    cacheDir: '.cache/vite-studio',
    // What it imports is prepared before somebody opens it.
    optimizeDeps: { ...config.optimizeDeps, entries: [page] },
  }
}
