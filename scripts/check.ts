// npm run check [-- --format=text|json|github|sarif|markdown] [--lang=sq|en] [--quiet]
//               [--fix [--dry-run]] [--watch] [--release] [--root=folder]
// Exit code: 0 clean or warnings only, 1 problems in the content, 2 the check itself failed.
import { reportFailure } from '../src/util/setup/failure.ts'

process.on('uncaughtException', (error) => {
  reportFailure(error, 2)
  process.exit()
})

try {
  // Not imported above: what cannot even be loaded, such as the picture library, must end with 2 as well.
  const { readOptions } = await import('../src/build/checking/options.ts')
  const { runCheck } = await import('../src/build/checking/run.ts')
  const command = readOptions(process.argv.slice(2), process.env)
  const end = new AbortController()
  if (command.watch) for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => end.abort())
  process.exitCode = await runCheck(command, (text) => void process.stdout.write(text), end.signal)
} catch (error) {
  reportFailure(error, 2)
}
