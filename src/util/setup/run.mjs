import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { format, getSystemErrorName } from 'node:util'
import { setFlagsFromString } from 'node:v8'

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '')

/**
 * Runs `scripts/<command>.ts` after installing missing packages. Exits with 2 if the command could not start or the
 * check itself failed. Exits with 1 if the content has mistakes or another command fails.
 *
 * @param {string[]} words the command and its arguments
 */
export async function run([command = '', ...args]) {
  const script = join(root, 'scripts', `${command}.ts`)
  if (!/^[a-z-]+$/.test(command) || !existsSync(script)) {
    const scripts = readdirSync(join(root, 'scripts')).filter((file) => file.endsWith('.ts'))
    const commands = scripts.map((file) => basename(file, '.ts')).join(', ')
    return end(`Komanda „${command}“ nuk ekziston. Komandat: ${commands}. (Unknown command.)`, 2)
  }
  if (args.includes('--help')) return console.log(usage(script))
  if (!isInstalled(root) && !install())
    return end('Paketat nuk u instaluan; arsyeja është më lart. (The packages could not be installed.)', 2)
  setUpRuntime()
  process.chdir(root)
  process.argv = [process.execPath, script, ...args]
  process.setSourceMapsEnabled(process.env.DEBUG !== undefined)
  let code = 2
  try {
    // Imported on demand: its package may just have been installed.
    const { bundleScript } = await import('./bundle.mjs')
    const file = await bundleScript(script)
    if (command !== 'check') code = 1
    await import(pathToFileURL(file).href)
  } catch (error) {
    end(process.env.DEBUG === undefined && error instanceof Error ? sentenceOf(error) : error, code)
  }
}

/** Options of V8 for processes of seconds or minutes, for which Node 20 optimizes functions too early. */
export const v8Options = process.versions.node.startsWith('20.') ? ['--interrupt-budget=1000000'] : []

/**
 * Saves a tenth of a first build's CPU time: Linux clears huge pages (2 MB) for the bundler, which reads its variable
 * when it is loaded.
 */
function setUpRuntime() {
  for (const option of v8Options) setFlagsFromString(option)
  process.env.MIMALLOC_ALLOW_THP = '0'
}

/**
 * Exits even if something in the command would keep the process alive.
 *
 * @param {unknown} reason
 * @param {number} code
 */
function end(reason, code) {
  process.stderr.write(`${format(reason)}\n`, () => process.exit(code))
}

/** What the system refuses, by its code; on Windows EPERM also means a file that another program has open. */
const refusals = new Map([
  ['EACCES', 'Mungon leja.'],
  ['EBUSY', 'Skedarin e ka hapur një program tjetër; mbylleni atë.'],
  ['EDQUOT', 'Disku është plot; lironi vend.'],
  ['ENOSPC', 'Disku është plot; lironi vend.'],
  ['EPERM', 'Mungon leja, ose skedarin e ka hapur një program tjetër.'],
  ['EROFS', 'Dosja e faqes vetëm lexohet; zhvendoseni te një vend ku lejohet të shkruhet.'],
])

/**
 * What an error says, with a hint where there is one.
 *
 * @param {Error & { code?: unknown }} error
 * @returns {string}
 */
export function sentenceOf({ message, code = codeIn(message) }) {
  // Where Node makes several folders in one call, it says ENOENT in place of EROFS.
  const name = /^ENOENT: .*, mkdir /.test(message) ? 'EROFS' : String(code)
  const refusal = refusals.get(name)
  const [path] = /(?<=, \w+ ')[^'\n]+|(?<=^Failed .* in )\S.*/m.exec(message) ?? []
  if (refusal) return `${refusal} (${path ? `${name}: ${path}` : name})`
  if (!String(code).startsWith('ERR_PARSE_ARGS_')) return message
  const [reason] = message.split(/\.(?: |$)/)
  return `Komanda nuk kuptohet; mundësitë i tregon --help. (${reason}; for the options: --help.)`
}

/**
 * The system's code in the message of a bundler, whose errors have no code.
 *
 * @param {string} message
 */
function codeIn(message) {
  const [, name, number] = /\b(E[A-Z]+): |\(os error (\d+)\)/.exec(message) ?? []
  return number ? getSystemErrorName(-number) : name
}

/**
 * The usage in the comment at the head of a script.
 *
 * @param {string} script
 * @returns {string}
 */
export function usage(script) {
  const [head = ''] = readFileSync(script, 'utf8').split(/^(?!\/\/|\n)/m)
  return head.replace(/^\/\/ ?/gm, '').trimEnd()
}

/**
 * Whether `node_modules` has the packages of the lock file. npm writes its own lock file there at the end. After an
 * interruption that file is missing or has other versions.
 *
 * @param {string} folder of the project
 * @returns {boolean}
 */
export function isInstalled(folder) {
  try {
    // A linked folder belongs to another checkout, which npm would empty.
    if (lstatSync(join(folder, 'node_modules')).isSymbolicLink()) return true
    const [wanted, present] = ['package-lock.json', 'node_modules/.package-lock.json'].map(
      (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).packages,
    )
    // Optional packages include those of other platforms.
    return Object.keys(wanted).every(
      (place) => place === '' || wanted[place].optional || wanted[place].version === present[place]?.version,
    )
  } catch {
    return false
  }
}

/** @returns {boolean} whether npm installed the packages */
function install() {
  console.error('Po instalohen paketat, herën e parë zgjat deri në dy minuta. (Installing packages.)')
  // Development packages build the site: a host's NODE_ENV=production must not omit them.
  const npmArgs = ['ci', '--include=dev', '--no-audit', '--no-fund']
  // The npm that runs this command; the variable may name pnpm or yarn, which do not read package-lock.json.
  const own = /npm-cli\.[cm]?js$/.test(process.env.npm_execpath ?? '') ? process.env.npm_execpath : undefined
  const [program, ...args] = own ? [process.execPath, own, ...npmArgs] : ['npm', ...npmArgs]
  // npm writes to stderr, because a program may read the command's stdout. On Windows npm is a batch file.
  const options = { cwd: root, stdio: ['ignore', 2, 2], shell: !own && process.platform === 'win32' }
  return (
    spawnSync(program, args, /** @type {import('node:child_process').SpawnSyncOptions} */ (options))
      .status === 0
  )
}
