// npm test [-- step …]: everything that must hold before a change is published, or the named steps and what they need.
// Steps: lint, content, types, unit, build, subpath, large, html, hosts, e2e, engines.
import { parseArgs } from 'node:util'
import { runSteps, testSteps } from '../src/tools/test/run.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const { table, counts, ok } = await runSteps(testSteps, positionals, (line) => console.log(line))
console.log(['', ...table, counts].join('\n'))
process.exitCode = ok ? 0 : 1
