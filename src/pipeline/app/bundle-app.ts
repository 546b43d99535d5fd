// Bundles the app, once for browsers and once for rendering pages. Runs as a separate process: see app.ts.
import { build, mergeConfig } from 'vite'
import config from '../../../vite.config.ts'

// The parent build has ended, and its folder is removed.
process.once('disconnect', () => process.exit())

const [root = '', client = '', server = ''] = process.argv.slice(2)
for (const [outDir, ssr] of [
  [client, false],
  [server, true],
] as const) {
  const own = await config({ command: 'build', mode: 'production', isSsrBuild: ssr })
  const more = { root, configFile: false as const, logLevel: 'warn' as const, build: { outDir, ssr } }
  await build(mergeConfig(own, more))
}
process.exit()
