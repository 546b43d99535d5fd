// Makes a bundle in a process of its own and prints where it lies, or what is wrong with the script.
import { makeBundle } from './bundle.mjs'

try {
  process.stdout.write(await makeBundle(JSON.parse(process.argv[2] ?? '')))
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
