// Bundles the app, once for browsers and once for rendering pages. Runs as a separate process: see app.ts.
import { createBuilder, mergeConfig } from 'vite'
import type { SiteValues } from '../data/site-values.ts'
import { buildConfig } from './config.ts'
import { siteContent } from './site-content.ts'

// Ends with the parent process, because the folder of its build is removed.
process.once('disconnect', () => process.exit())
if (!process.connected) process.exit()
// The parent process reports the error: it has the words for a full disk.
process.once('uncaughtException', ({ message }) => process.send?.(message, () => process.exit(1)))

const [root = '', client = '', server = ''] = process.argv.slice(2)
const site = await new Promise<string>((resolve) => process.once('message', resolve))
const { next, hasMunicipalities, hasProjectPages }: SiteValues = JSON.parse(site)
const more = {
  root,
  configFile: false as const,
  logLevel: 'warn' as const,
  plugins: [siteContent(async () => site)],
  define: {
    'import.meta.env.HAS_NEXT_EDITION': String(next.edition !== undefined),
    'import.meta.env.HAS_MUNICIPALITIES': String(hasMunicipalities),
    'import.meta.env.HAS_PROJECT_PAGES': String(hasProjectPages),
  },
  environments: { client: { build: { outDir: client } }, ssr: { build: { outDir: server } } },
}
const { environments, build } = await createBuilder(mergeConfig(await buildConfig(), more))
for (const environment of Object.values(environments)) await build(environment)
process.exit()
