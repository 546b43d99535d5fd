// npm run bench:pages [-- --runs=5 --page=/about --port=9222]: measures the built pages with Lighthouse.
import { parseArgs } from 'node:util'
import { tableOf } from '../src/build/bench/pages/figures.ts'
import { benchPages } from '../src/build/bench/pages/run.ts'
import { readNumber } from '../src/build/number.ts'
import { readPort } from '../src/build/port.ts'
import { reportFailure } from '../src/build/setup/failure.ts'

try {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      page: { type: 'string', multiple: true },
      port: { type: 'string', default: '9222' },
    },
  })
  const figures = await benchPages({
    ...(values.page && { pages: values.page }),
    runs: readNumber(values.runs, 'runs'),
    port: readPort(values.port),
    say: (line) => process.stderr.write(`  ${line}\n`),
  })
  console.log(tableOf(figures))
} catch (error) {
  reportFailure(error)
}
