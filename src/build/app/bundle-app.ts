// Bundles the app, once for browsers and once for what renders pages. A program of its own: see app.ts.
import { build, mergeConfig } from 'vite'
import config from '../../../vite.config.ts'

// The build that asked is gone, and its folder with it.
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
