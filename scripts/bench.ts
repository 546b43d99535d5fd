// npm run bench -- scale [--documents=1000] [--rounds=3] [--pictures=album|none] [--no-development]
//                        [--against=folder of another checkout] [--peer=astro]
// npm run bench -- check: the same of the content check alone
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { benchScale } from '../src/tools/bench/scale.ts'
import { readNumber } from '../src/util/numbers.ts'
import { reportFailure } from '../src/util/setup/failure.ts'

try {
  const { values, positionals } = parseArgs({
    allowNegative: true,
    allowPositionals: true,
    options: {
      documents: { type: 'string', default: '1000' },
      rounds: { type: 'string', default: '3' },
      pictures: { type: 'string', default: 'album' },
      development: { type: 'boolean', default: true },
      against: { type: 'string', multiple: true, default: [] },
      peer: { type: 'string' },
    },
  })
  const { pictures, peer } = values
  const [bench] = positionals
  if (positionals.length !== 1 || (bench !== 'scale' && bench !== 'check'))
    throw new Error('npm run bench -- scale, or: npm run bench -- check')
  if (pictures !== 'album' && pictures !== 'none') throw new Error('--pictures: album or none.')
  if (peer !== undefined && peer !== 'astro') throw new Error('--peer: astro.')
  const table = await benchScale({
    documents: readNumber(values.documents, 'documents'),
    rounds: readNumber(values.rounds, 'rounds'),
    pictures,
    against: values.against.map((folder) => resolve(folder)),
    astro: peer === 'astro',
    steps:
      bench === 'check'
        ? ['check']
        : ['check', 'build', ...(values.development ? (['development'] as const) : [])],
    say: (line) => console.error(`  ${line}`),
  })
  console.log(table)
} catch (error) {
  reportFailure(error)
}
