// npm run studio [-- --port=4321]: the site with its studio, in which content is written in forms, on
// http://localhost:4321/_studio. The variable PORT names a port as well.
import { parseArgs } from 'node:util'
import { startDevServer } from '../src/dev/server.ts'
import { studioPage } from '../src/studio/live/page.ts'
import { studioConfig } from '../src/studio/live/vite-config.ts'
import { lastPort, readNumber } from '../src/util/numbers.ts'

const { values } = parseArgs({ options: { port: { type: 'string' } } })
const port = readNumber(values.port ?? process.env.PORT ?? '4321', 'port', lastPort)
const { url } = await startDevServer({ port, extend: (config) => studioConfig(config, studioPage()) })
process.stdout.write(`  Studio: ${new URL('/_studio', url)}\n\n`)
