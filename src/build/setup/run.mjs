import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundlerMemory } from './bundler-memory.mjs'
import { ensureInstalled } from './install.mjs'
import { optimizeLate } from './optimize-late.mjs'
import { packagesInside } from './packages-inside.mjs'
import { swallowedOptions } from './swallowed.mjs'
import { withSystemWords } from './system-words.mjs'

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
  if (args.includes('--help')) {
    console.log(usage(script))
    return
  }
  const swallowed = swallowedOptions(usage(script), process.env)
  if (swallowed.length > 0) {
    console.error(
      `Para mundësive mungon „--“, prandaj npm i mbajti për vete. Shkruani: npm run ${process.env.npm_lifecycle_event ?? command} -- ${[...args, ...swallowed].join(' ')} (Options come after --.)`,
    )
    process.exitCode = toolFailed
    return
  }
  if (/[#?]/.test(root)) {
    console.error(
      `Dosja e projektit ka # ose ? në rrugën e saj: ${root}\nZhvendoseni ose riemërtojeni. (Vite cannot work where a path has # or ?.)`,
    )
    process.exitCode = toolFailed
    return
  }
  const say = (/** @type {string} */ line) => console.error(line)
  if (!(await ensureInstalled({ root, say }))) {
    process.exitCode = toolFailed
    return
  }
  await start(script, args)
}

/** @returns {string[]} */
function commands() {
  const files = readdirSync(join(root, 'scripts')).filter((file) => file.endsWith('.ts'))
  return files.map((file) => file.slice(0, -'.ts'.length)).sort()
}

/**
 * What the comment at the head of a script says of its use.
 *
 * @param {string} script
 */
function usage(script) {
  const [head = ''] = readFileSync(script, 'utf8').split(/^(?!\/\/)/m)
  return head.replace(/^\/\/ ?/gm, '').trimEnd()
}

/** Commands that are run again and again, and check content each time: their packages come into the bundle. */
const frequent = ['build.ts', 'check.ts']

/**
 * Runs the script in this process, as if Node had been started with it in the project's folder.
 *
 * @param {string} script
 * @param {string[]} args
 */
async function start(script, args) {
  // Not before the packages are there.
  const { bundleScript } = await import('./bundle.mjs')
  Object.assign(process.env, bundlerMemory)
  optimizeLate()
  process.chdir(root)
  process.argv = [process.execPath, script, ...args]
  // What a server is made of is loaded while its script is bundled, on another core; who imports it is told of a failure.
  if (basename(script) === 'start.ts') import('vite').catch(() => undefined)
  const isFrequent = frequent.includes(basename(script))
  // Node reads a map with the bundle, in a tenth of the time of a check; only a stack needs it (`reportFailure`).
  const map = !isFrequent || process.env.DEBUG !== undefined
  process.setSourceMapsEnabled(map)
  const inside = isFrequent ? packagesInside : []
  const options = { script, folder: join(root, '.cache', 'scripts'), inside, map }
  const file = await bundleScript(options).catch((/** @type {Error} */ { message }) => {
    console.error(withSystemWords(message))
    process.exitCode = toolFailed
  })
  if (file !== undefined) await import(pathToFileURL(file).href)
}
