import type { InlineConfig, Plugin } from 'vite'

/** Packages that the studio's browser side loads and the site does not: prepared before somebody opens it. */
export const studioPackages = [
  'diff',
  'htmlparser2',
  'mdast-util-mdx',
  'mdast-util-to-markdown',
  'prosemirror-commands',
  'prosemirror-history',
  'prosemirror-inputrules',
  'prosemirror-keymap',
  'prosemirror-model',
  'prosemirror-schema-list',
  'prosemirror-state',
  'prosemirror-view',
  'remark-mdx',
  'remark-parse',
  'unified',
]

/** The configuration of the development server with the studio. What is prepared for it lies apart from the site's. */
export function studioConfig(config: InlineConfig, plugin: Plugin): InlineConfig {
  const { include = [] } = config.optimizeDeps ?? {}
  return {
    ...config,
    plugins: [plugin, ...(config.plugins ?? [])],
    server: {
      ...config.server,
      // For a person at a terminal; the variable BROWSER=none keeps it shut.
      open: process.stdout.isTTY ? `${config.base}_studio` : false,
      // Compiled while the browser is being opened.
      warmup: { clientFiles: ['src/studio/client/main.tsx'] },
    },
    cacheDir: '.cache/vite-studio',
    optimizeDeps: { ...config.optimizeDeps, include: [...include, ...studioPackages] },
  }
}
