// npm run preview [-- --port=4322] [--host=localhost]: serves dist/ under the path of the address in SITE_URL or content/site.yaml.
import { parseArgs } from 'node:util'
import { serveStatic } from '../src/pipeline/serve/server.ts'
import { siteAddress } from '../src/pipeline/site-address.ts'
import { lastPort, readNumber } from '../src/util/numbers.ts'
import { paths } from '../src/util/paths.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({
  options: { port: { ...text, default: '4322' }, host: { ...text, default: 'localhost' } },
})
const { base } = siteAddress({ root: paths.root })
const port = readNumber(values.port, 'port', lastPort)
const { url } = await serveStatic({ dir: paths.dist, base, port, host: values.host })
console.log(`\n  Faqja e ndërtuar: ${url}\n  Ndalimi: Ctrl+C\n`)
