// The entry of every npm script: `node scripts/run.cjs <command> [arguments]` installs what is missing and runs
// scripts/<command>.ts. An old Node, without any package, must be able to run this file up to the message that refuses
// it. The file is CommonJS, because Node does not find a module in a folder with a backslash.
const { dirname, sep } = require('node:path')

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const root = dirname(__dirname)

/** @param {string} reason */
function refuse(reason) {
  console.error(reason)
  process.exitCode = 2
}

if (!(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)))
  refuse(
    `Ky projekt kërkon Node 20.19, 22.12 ose më të ri (https://nodejs.org); këtu është ${process.versions.node}. (This project needs Node 20.19, 22.12 or newer.)`,
  )
// Vite fails with the first two, Node with the third where it resolves a package, the router's plugin with the fourth.
else if (/[#?*']/.test(root) || (sep === '/' && root.includes('\\')))
  refuse(`Riemërtojeni dosjen ${root}: rruga nuk mund të ketë #, ?, *, ' ose \\. (Rename the folder.)`)
else import('../src/util/setup/run.mjs').then(({ run }) => run(process.argv.slice(2)))
