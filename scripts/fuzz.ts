// npm run fuzz [-- --seconds=60 --seed=energjia]
// Exit code: 0 where the check withstood the noise, 1 where it did not.
import { parseArgs } from 'node:util'
import { fuzz } from '../src/build/fuzz/run.ts'
import { readNumber } from '../src/build/number.ts'
import { reportFailure } from '../src/build/setup/failure.ts'

try {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '60' },
      seed: { type: 'string', default: 'energjia' },
    },
  })
  const { rounds, documents, slowest, largest, failure } = await fuzz({
    seconds: readNumber(values.seconds, 'seconds'),
    seed: values.seed,
    say: (line) => console.error(line),
  })
  console.log(
    `${rounds} raunde, ${documents} dokumente, më i ngadalti ${Math.round(slowest)} ms, memoria deri në ${Math.round(largest)} MB`,
  )
  if (failure !== undefined) {
    console.log(`Raundi ${failure.seed} dështoi: ${failure.reason}\nPërmbajtja u ruajt te ${failure.kept}`)
    process.exitCode = 1
  }
} catch (error) {
  reportFailure(error)
}
