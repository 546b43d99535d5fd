// npm run bench [-- check scale …]: runs the measurements that are named, or all of them, one after the other.
// What it measures is what is built: `npm run build` first. Options: npm run bench:scale -- --help, and so on.
import { parseArgs } from 'node:util'
import { runBenches, selectBenches } from '../src/build/bench/all.ts'
import { reportFailure } from '../src/build/setup/failure.ts'
import { runCommand, scriptCommand } from '../src/build/tool.ts'

try {
  const { positionals } = parseArgs({ allowPositionals: true })
  const failed = await runBenches(selectBenches(positionals), {
    run: (command) => runCommand(scriptCommand(command)),
    print: (line) => console.log(line),
  })
  if (failed.length > 0) throw new Error(`Not measured to the end: ${failed.join(', ')}.`)
} catch (error) {
  reportFailure(error)
}
