// npm start [-- --port=4321]: the site with live content on http://localhost:4321. The variable PORT names a port as well.
import { parseArgs } from 'node:util'
import { startDevServer } from '../src/dev/server.ts'
import { lastPort, readNumber } from '../src/util/numbers.ts'

const { values } = parseArgs({ options: { port: { type: 'string' } } })
const port = readNumber(values.port ?? process.env.PORT ?? '4321', 'port', lastPort)
await startDevServer({ port })
