// npm run bench:check [-- --sizes=10,100,1000,5000 --rounds=5]
import { parseArgs } from 'node:util'
import { benchCheck, formatTimes } from '../src/build/bench/check.ts'
import { readNumber } from '../src/build/number.ts'
import { reportFailure } from '../src/build/setup/failure.ts'

try {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string', default: '10,100,1000,5000' },
      rounds: { type: 'string', default: '5' },
    },
  })
  const sizes = values.sizes.split(',').map((size) => readNumber(size, 'sizes'))
  const results = await benchCheck({
    sizes,
    rounds: readNumber(values.rounds, 'rounds'),
    say: (line) => console.error(line),
  })
  console.log(formatTimes(results))
} catch (error) {
  reportFailure(error)
}
