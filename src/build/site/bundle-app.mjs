// Bundles the app, once for browsers and once for what renders pages, in a process of its own: whoever hands out
// work is not kept from it, and the bundler gives its memory back only when its process ends.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, mergeConfig } from 'vite'
import { bundleScript } from '../setup/bundle.mjs'
import { optimizeLate } from '../setup/optimize-late.mjs'

optimizeLate()
// Whoever asked is gone, and its folder with it.
process.once('disconnect', () => process.exit())

const [root = '', client = '', server = ''] = process.argv.slice(2)
try {
  // Vite would bundle the configuration anew for each of the two, and parse it to warn of what a later version refuses.
  const script = join(root, 'vite.config.ts')
  const bundled = await bundleScript({ script, folder: join(root, '.cache', 'scripts') })
  /** @type {{ default: typeof import('../../../vite.config.ts').default }} */
  const { default: config } = await import(pathToFileURL(bundled).href)
  for (const [outDir, ssr] of /** @type {const} */ ([
    [client, false],
    [server, true],
  ])) {
    const own = await config({ command: 'build', mode: 'production', isSsrBuild: ssr })
    const more = { root, configFile: false, logLevel: 'warn', build: { outDir, ssr } }
    await build(mergeConfig(own, more))
  }
  process.exit()
} catch (error) {
  process.send?.(error instanceof Error ? (error.stack ?? error.message) : String(error), () =>
    process.exit(1),
  )
}
