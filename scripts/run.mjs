// The door behind every npm script: `node scripts/run.mjs <command> [arguments]` installs what is
// missing and runs scripts/<command>.ts. Plain JavaScript, because it must run before any package is there,
// and without top-level await, so that an old Node gets as far as the sentence that refuses it.
import { isSupportedNode, unsupportedNode } from '../src/build/setup/node-version.mjs'

if (isSupportedNode(process.versions.node)) {
  import('../src/build/setup/run.mjs').then(({ run }) => run(process.argv.slice(2)))
} else {
  console.error(unsupportedNode(process.versions.node))
  process.exitCode = 2
}
