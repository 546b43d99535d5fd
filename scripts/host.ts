// npm run host -- caddy|nginx|headers
// Prints the configuration of a web server for the address in SITE_URL or content/site.yaml and a copy of dist/ in /srv/site.
import { parseArgs } from 'node:util'
import { siteSchema } from '../src/model/schema/site.ts'
import { readSettings, siteAddress } from '../src/pipeline/data/site-address.ts'
import { headersFile, siteHeaders } from '../src/pipeline/serve/headers.ts'
import { caddyfile, nginxConf } from '../src/pipeline/serve/hosts.ts'
import { redirectsOf } from '../src/pipeline/serve/redirects.ts'
import { paths } from '../src/util/paths.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const address = siteAddress({ root: paths.root })
const { origin, base: basePath } = address
const { host, hostname, port } = new URL(origin)
const settings = siteSchema.pick({ redirects: true }).loose().parse(readSettings(paths.root))
const site = { basePath, dir: '/srv/site', redirects: redirectsOf(settings, address) }
const writers = {
  caddy: () => caddyfile({ ...site, name: host }),
  nginx: () => nginxConf({ ...site, name: hostname, port: Number(port || 80) }),
  headers: () => headersFile(siteHeaders({ basePath })),
}
const write = Object.entries(writers).find(([name]) => name === positionals.join(' '))?.[1]
if (write === undefined) throw new Error(`Which host? One of: ${Object.keys(writers).join(', ')}.`)
process.stdout.write(write())
