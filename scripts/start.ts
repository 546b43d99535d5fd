// npm start: the site with live content on http://localhost:4321.
import { startDevServer } from '../src/build/dev/server.ts'
import { reportFailure } from '../src/build/setup/failure.ts'

await startDevServer().catch(reportFailure)
