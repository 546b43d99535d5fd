// npm run preview [-- --base=/path/] [--port=4322] [--host=localhost] [--dir=dist]
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { paths } from '../src/build/paths.ts'
import { readPort } from '../src/build/port.ts'
import { preview } from '../src/build/serve/preview.ts'
import { reportFailure } from '../src/build/setup/failure.ts'
import { parseAddress, siteAddress } from '../src/build/site-address.ts'

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
  await preview({
    dir: resolve(values.dir),
    base: address.base,
    port: readPort(values.port),
    host: values.host,
  })
} catch (error) {
  reportFailure(error)
}
