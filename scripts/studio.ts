// npm run studio [-- --port=4324]: the studio, in which content is written in forms beside the page, on
// http://localhost:4324/studio, which opens in the browser. The variable PORT names a port as well; BROWSER=none opens none.
import { parseArgs } from 'node:util'
import { startStudio } from '../src/studio/local/start.ts'
import { lastPort, readNumber } from '../src/util/numbers.ts'

const { values } = parseArgs({ options: { port: { type: 'string' } } })
const port = readNumber(values.port ?? process.env.PORT ?? '4324', 'port', lastPort)
const { url } = await startStudio({ port })
process.stdout.write(`\n  Studio: ${url}\n  Ndalimi: Ctrl+C\n\n`)
