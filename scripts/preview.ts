// npm run preview [-- --base=/path/] [--port=4322] [--host=localhost] [--dir=dist]
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { serveStatic } from '../src/build/serve/server.ts'
import { parseAddress, siteAddress } from '../src/build/site-address.ts'
import { readPort } from '../src/util/numbers.ts'
import { paths } from '../src/util/paths.ts'
import { reportFailure } from '../src/util/setup/failure.ts'

try {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      port: { type: 'string', default: '4322' },
      host: { type: 'string', default: 'localhost' },
      dir: { type: 'string', default: paths.dist },
    },
  })
  const address =
    values.base === undefined
      ? siteAddress({ root: paths.root })
      : parseAddress(new URL(values.base, 'http://localhost').href, '--base')
  const { url } = await serveStatic({
    dir: resolve(values.dir),
    base: address.base,
    port: readPort(values.port),
    host: values.host,
  })
  console.log(`\n  The built site, as a static host serves it:  ${url}\n  Ctrl+C ends it.\n`)
} catch (error) {
  reportFailure(error)
}
