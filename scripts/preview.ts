// npm run preview [-- --port=4322] [--host=localhost] [--studio]: serves dist/ under the path of the address in SITE_URL or
// content/site.yaml, and dist-studio/ on the next port.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { serveStatic } from '../src/pipeline/serve/server.ts'
import { siteAddress } from '../src/pipeline/site-address.ts'
import { lastPort, readNumber } from '../src/util/numbers.ts'
import { paths } from '../src/util/paths.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({
  options: {
    port: { ...text, default: '4322' },
    host: { ...text, default: 'localhost' },
    studio: { type: 'boolean' },
  },
})
const { base } = siteAddress({ root: paths.root })
const port = readNumber(values.port, 'port', lastPort)
const { host } = values
const { url } = await serveStatic({ dir: paths.dist, base, port, host })
console.log(`\n  Faqja e ndërtuar: ${url}`)
if (values.studio) {
  const { studioHeaders } = await import('../src/studio/hosted/headers.ts')
  const content = await readFile(join(paths.distStudio, '_studio/content.json'), 'utf8')
  const rules = studioHeaders(base, JSON.parse(content).repository?.api)
  const studio = await serveStatic({ dir: paths.distStudio, base, port: port + 1, host, rules })
  console.log(`  Studioja: ${studio.url}`)
}
console.log('  Ndalimi: Ctrl+C\n')
