// npm run host -- caddy|nginx|headers [--dir=/srv/site] [--name=www.example.org] [--port=80 (nginx)]
// Prints the configuration of a web server for the address in SITE_URL or content/site.yaml.
import { parseArgs } from 'node:util'
import { paths } from '../src/build/paths.ts'
import { caddyfile } from '../src/build/serve/caddyfile.ts'
import { headersFile, siteHeaders } from '../src/build/serve/headers.ts'
import { hostName, plainDir } from '../src/build/serve/host.ts'
import { nginxConf } from '../src/build/serve/nginx.ts'
import { reportFailure } from '../src/build/setup/failure.ts'
import { siteAddress } from '../src/build/site-address.ts'

try {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { dir: { ...text, default: '/srv/site' }, name: text, port: text },
  })
  const { origin, base: basePath } = siteAddress({ root: paths.root })
  const rules = siteHeaders({ basePath })
  const { dir, ...asked } = values
  const [server = '', ...more] = positionals
  const host = { ...hostName(server, origin, asked), basePath, dir: plainDir(dir) }
  const writers = new Map([
    ['caddy', () => caddyfile(rules, host)],
    ['nginx', () => nginxConf(rules, host)],
    ['headers', () => headersFile(rules)],
  ])
  const write = writers.get(server)
  if (write === undefined || more.length > 0)
    throw new Error(`Which host? One of: ${[...writers.keys()].join(', ')}.`)
  process.stdout.write(write())
} catch (error) {
  reportFailure(error)
}
