// The entry of every npm script: `node scripts/run.mjs <command> [arguments]` installs what is missing and runs
// scripts/<command>.ts. An old Node must be able to run this file up to the message that refuses it, without any package.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) {
  import('../src/util/setup/run.mjs').then(({ run }) => run(process.argv.slice(2)))
} else {
  console.error(
    `Ky projekt kërkon Node 20.19, 22.12 ose më të ri (https://nodejs.org); këtu është ${process.versions.node}. (This project needs Node 20.19, 22.12 or newer.)`,
  )
  process.exitCode = 2
}
