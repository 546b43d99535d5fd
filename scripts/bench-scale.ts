// npm run bench:scale [-- --documents=1000 --rounds=3 --no-start]: so many reports, a quarter as many posts and half
// as many projects, beside a site of 8 reports. --no-start leaves the development server and its browser out.
import { parseArgs } from 'node:util'
import { benchScale } from '../src/build/bench/scale.ts'
import { formatScale } from '../src/build/bench/scale-table.ts'
import { readNumber } from '../src/build/number.ts'
import { reportFailure } from '../src/build/setup/failure.ts'

try {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      documents: { type: 'string', default: '1000' },
      rounds: { type: 'string', default: '3' },
      start: { type: 'boolean', default: true },
    },
  })
  const results = await benchScale({
    sizes: [...new Set([8, ...values.documents.split(',').map((size) => readNumber(size, 'documents'))])],
    rounds: readNumber(values.rounds, 'rounds'),
    start: values.start,
    say: (line) => console.error(line),
  })
  console.log(formatScale(results))
} catch (error) {
  reportFailure(error)
}
