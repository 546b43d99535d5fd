// npm run studio [-- --port=4321]: the site with its studio, in which content is written in forms, on
// http://localhost:4321/studio, which opens in the browser. The variable PORT names a port as well; BROWSER=none opens none.
import { parseArgs } from 'node:util'
import { startStudio } from '../src/studio/local/start.ts'
import { lastPort, readNumber } from '../src/util/numbers.ts'

const { values } = parseArgs({ options: { port: { type: 'string' } } })
const port = readNumber(values.port ?? process.env.PORT ?? '4321', 'port', lastPort)
const { url } = await startStudio({ port })
process.stdout.write(`  Studio: ${url}\n\n`)
