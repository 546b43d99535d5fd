// npm run bench [-- check build paint development] [--documents=1000] [--rounds=3] [--pictures=album|none]
//               [--against=folder of another checkout] [--peer=astro]: measures the named steps, or all of them.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { benchScale, benchSteps } from '../src/tools/bench/scale.ts'
import { readNumber } from '../src/util/numbers.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    documents: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '3' },
    pictures: { type: 'string', default: 'album' },
    against: { type: 'string', multiple: true, default: [] },
    peer: { type: 'string' },
  },
})
const { pictures, peer } = values
const steps = benchSteps.filter((step) => positionals.length === 0 || positionals.includes(step))
if (steps.length < positionals.length) throw new Error(`The steps: ${benchSteps.join(', ')}.`)
if (pictures !== 'album' && pictures !== 'none') throw new Error('--pictures: album or none.')
if (peer !== undefined && peer !== 'astro') throw new Error('--peer: astro.')
const table = await benchScale({
  steps,
  documents: readNumber(values.documents, 'documents'),
  rounds: readNumber(values.rounds, 'rounds'),
  pictures,
  against: values.against.map((folder) => resolve(folder)),
  astro: peer === 'astro',
  log: (line) => console.error(`  ${line}`),
})
console.log(table)
