// npm run check [-- --format=text|json|github|sarif|markdown] [--lang=sq|en] [--quiet]
//               [--fix [--dry-run]] [--watch] [--release] [--root=folder]
// Exit code: 0 clean or warnings only, 1 problems in the content, 2 the check itself failed.
import { readOptions } from '../src/pipeline/checking/options.ts'
import { runCheck } from '../src/pipeline/checking/run.ts'

process.on('uncaughtException', (error) => {
  console.error(error)
  process.exit(2)
})

const command = readOptions(process.argv.slice(2), process.env)
const end = new AbortController()
if (command.watch) for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => end.abort())
process.exitCode = await runCheck(command, (text) => void process.stdout.write(text), end.signal)
