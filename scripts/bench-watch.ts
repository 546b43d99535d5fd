// npm run bench:watch [-- --rounds=40]: how soon `npm run check -- --watch` answers on the real content.
import { parseArgs } from 'node:util'
import { measureWatch } from '../src/build/bench/watch.ts'
import { readNumber } from '../src/build/number.ts'
import { reportFailure } from '../src/build/setup/failure.ts'

try {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '40' } } })
  const { median, worst, all } = await measureWatch(readNumber(values.rounds, 'rounds'))
  console.log(`${all.length} saves: median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`)
} catch (error) {
  reportFailure(error)
}
