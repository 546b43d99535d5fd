// npm test [-- step … [--only]]: everything that must hold before a change is published.
// Steps: lint, content, compile, types, unit, build, subpath, large, hosts, e2e; --only leaves out what they need.
import { parseArgs } from 'node:util'
import { reportFailure } from '../src/build/setup/failure.ts'
import { runSteps } from '../src/build/test/run-steps.ts'
import { selectSteps } from '../src/build/test/select.ts'
import { testSteps } from '../src/build/test/steps.ts'
import { countLine, summaryTable, totalCount } from '../src/build/test/summary.ts'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'boolean', default: false } },
  })
  const steps = selectSteps(testSteps, positionals, { only: values.only })
  const results = await runSteps(steps, { print: (line) => console.log(line), now: () => performance.now() })
  console.log(summaryTable(results))
  console.log(countLine(totalCount(results)))
  process.exitCode = results.every(({ outcome }) => outcome === 'passed') ? 0 : 1
} catch (error) {
  reportFailure(error)
}
