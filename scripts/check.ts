// npm run check [-- --format=text|json|github|sarif|markdown] [--lang=sq|en] [--quiet]
//               [--fix [--dry-run]] [--watch] [--root=folder]
// Exit code: 0 clean or warnings only, 1 problems in the content, 2 the check itself failed.
import { readOptions } from '../src/build/check/options.ts'
import { runCheck } from '../src/build/check/run.ts'
import { reportFailure } from '../src/build/setup/failure.ts'

try {
  const command = readOptions(process.argv.slice(2), process.env)
  const end = new AbortController()
  if (command.watch) for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => end.abort())
  process.exitCode = await runCheck(command, (text) => void process.stdout.write(text), end.signal)
} catch (error) {
  reportFailure(error, 2)
}
