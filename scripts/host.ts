// npm run host -- caddy|nginx|headers [--dir=/srv/site] [--name=www.example.org] [--port=80 (nginx)]
// Prints the configuration of a web server for the address in SITE_URL or content/site.yaml.
import { parseArgs } from 'node:util'
import { headersFile, siteHeaders } from '../src/build/serve/headers.ts'
import { caddyfile, hostName, nginxConf, plainDir } from '../src/build/serve/hosts.ts'
import { siteAddress } from '../src/build/site-address.ts'
import { paths } from '../src/util/paths.ts'
import { reportFailure } from '../src/util/setup/failure.ts'

try {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { dir: { ...text, default: '/srv/site' }, name: text, port: text },
  })
  const { origin, base: basePath } = siteAddress({ root: paths.root })
  const { dir, ...asked } = values
  const [server = '', ...more] = positionals
  const host = { ...hostName(server, origin, asked), basePath, dir: plainDir(dir) }
  const writers = new Map([
    ['caddy', () => caddyfile(host)],
    ['nginx', () => nginxConf(host)],
    ['headers', () => headersFile(siteHeaders({ basePath }))],
  ])
  const write = writers.get(server)
  if (write === undefined || more.length > 0)
    throw new Error(`Which host? One of: ${[...writers.keys()].join(', ')}.`)
  process.stdout.write(write())
} catch (error) {
  reportFailure(error)
}
