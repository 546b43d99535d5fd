import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isAbsolute, join, parse } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * Bundles a TypeScript script into one JavaScript file that plain Node runs; packages stay outside.
 * A loader hook would be asked for each of the thousand modules of Vite as well, and costs every
 * command more than a second. A bundle of the same modules is taken as it is: making it takes 200 ms
 * and 100 MB.
 *
 * @param {{ script: string, folder: string }} options absolute paths of the script and of the folder
 *   for bundles, which must lie where the script's packages can be found
 * @returns {Promise<string>} path of the bundle, named by its content
 * @throws {Error} with file and place when the script or one of its modules cannot be parsed
 */
export async function bundleScript({ script, folder }) {
  const { name } = parse(script)
  const names = new RegExp(`^${name}-[\\w-]{8}\\.mjs$`)
  const found = findBundle(script, folder, names)
  if (found !== undefined) return found
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: script,
    platform: 'node',
    external: (id) => !id.startsWith('.') && !isAbsolute(id),
    plugins: [ownAddress],
  })
  const { output } = await bundle.generate({
    format: 'esm',
    codeSplitting: false,
    sourcemap: 'inline',
    entryFileNames: `${name}-[hash].mjs`,
  })
  const modules = (await bundle.watchFiles).filter((id) => isAbsolute(id)).sort()
  await bundle.close()
  const [{ fileName, code }] = output
  return place(folder, fileName, code + originLine(script, code, modules), names)
}

const originStart = '\n// Made of '

/**
 * The last line of a bundle: what it was made of and by, and its own digest.
 *
 * @param {string} script
 * @param {string} code
 * @param {string[]} modules
 */
function originLine(script, code, modules) {
  /** @type {Origin} */
  const origin = {
    script,
    bundler: bundler(),
    code: digest(code),
    modules: modules.map((file) => [file, digest(readFileSync(file))]),
  }
  return originStart + JSON.stringify(origin)
}

/** @typedef {{ script: string, bundler: string, code: string, modules: [file: string, digest: string][] }} Origin */

/**
 * The bundle of a script in the folder whose modules are all as they were; undefined when there is none.
 *
 * @param {string} script
 * @param {string} folder
 * @param {RegExp} names
 */
function findBundle(script, folder, names) {
  try {
    const file = readdirSync(folder).find((name) => names.test(name))
    if (file === undefined) return undefined
    const text = readFileSync(join(folder, file), 'utf8')
    const end = text.lastIndexOf(originStart)
    /** @type {Origin} */
    const origin = JSON.parse(text.slice(end + originStart.length))
    const isSame =
      origin.script === script &&
      origin.bundler === bundler() &&
      origin.code === digest(text.slice(0, end)) &&
      origin.modules.every(([module, known]) => digest(readFileSync(module)) === known)
    return isSame ? join(folder, file) : undefined
  } catch {
    // No folder yet, half a bundle, or a module that is gone.
    return undefined
  }
}

/** Tells of this module, and of the version of what it calls. */
function bundler() {
  const { version } = createRequire(import.meta.url)('rolldown/package.json')
  return digest(`${version} ${readFileSync(fileURLToPath(import.meta.url), 'utf8')}`)
}

/** @param {string | Buffer} bytes */
function digest(bytes) {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 16)
}

/** Put together here: this module is bundled as well, and must not find the words that it replaces in itself. */
const address = ['import', 'meta', 'url'].join('.')

/** Modules that look for files beside themselves keep their own address. */
const ownAddress = {
  name: 'own-address',
  /** @param {string} code @param {string} id */
  transform: (code, id) => ({
    code: code.replaceAll(address, JSON.stringify(pathToFileURL(id).href)),
    map: null,
  }),
}

/**
 * Puts the bundle into the folder in one step and removes the script's earlier ones.
 *
 * @param {string} folder
 * @param {string} fileName
 * @param {string} code
 * @param {RegExp} earlier names of bundles of the same script
 */
function place(folder, fileName, code, earlier) {
  const file = join(folder, fileName)
  mkdirSync(folder, { recursive: true })
  for (const other of readdirSync(folder)) {
    if (other !== fileName && earlier.test(other)) rmSync(join(folder, other), { force: true })
  }
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, code)
  renameSync(draft, file)
  return file
}
