// npm run preview [-- --port=4322] [--host=localhost] [--studio]: serves dist/ under the path of the address in SITE_URL or
// content/site.yaml, and dist-studio/ on the next port.
import { parseArgs } from 'node:util'
import { siteAddress } from '../src/pipeline/data/site-address.ts'
import { serveStatic } from '../src/pipeline/serve/server.ts'
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
  const studio = await serveStatic({ dir: paths.distStudio, base, port: port + 1, host })
  console.log(`  Studioja: ${studio.url}`)
}
console.log('  Ndalimi: Ctrl+C\n')
