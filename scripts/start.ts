// npm start [-- --port=4321]: the site with live content on http://localhost:4321. The variable PORT names a port as well.
import { parseArgs } from 'node:util'
import { startDevServer } from '../src/dev/server.ts'
import { readPort } from '../src/util/numbers.ts'

const { values } = parseArgs({ options: { port: { type: 'string' } } })
await startDevServer({ port: readPort(values.port ?? process.env.PORT ?? '4321') })
