import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))

/** Exit code of a command that could not begin: nothing is said of the project, whose mistakes end with 1. */
const toolFailed = 2

/**
 * Runs `scripts/<command>.ts` once the packages are there, and ends as it does.
 *
 * @param {string[]} words the command and its arguments
 */
export async function run([command = '', ...args]) {
  const script = join(root, 'scripts', `${command}.ts`)
  if (!/^[a-z-]+$/.test(command) || !existsSync(script)) {
    console.error(`Komanda „${command}“ nuk ekziston. Komandat: ${commands().join(', ')}. (Unknown command.)`)
    process.exitCode = toolFailed
    return
  }
  const say = (/** @type {string} */ line) => console.error(line)
  if (!(await ensureInstalled({ root, say }))) {
    process.exitCode = toolFailed
    return
  }
  start(script, args)
}

/** @returns {string[]} */
function commands() {
  const files = readdirSync(join(root, 'scripts')).filter((file) => file.endsWith('.ts'))
  return files.map((file) => file.slice(0, -'.ts'.length)).sort()
}

/**
 * @param {string} script
 * @param {string[]} args
 */
function start(script, args) {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], { cwd: root, stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the child as well; sent twice, it would cut short an orderly end.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('close', (code, signal) => {
    if (signal === null) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}
