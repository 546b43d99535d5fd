import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename, dirname, isAbsolute, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const projectRoot = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Bundles a TypeScript file of the project for plain Node, because Node 20 cannot strip types. Workers started with
 * `new URL('thread.ts', …)` become further entries of the bundle; most packages stay external. A bundle is reused
 * until a source changes.
 *
 * @param {string} script absolute path
 * @param {string} [root] the project's folder
 * @returns {Promise<string>} path of the JavaScript file to run
 * @throws {Error} with file and place when a module cannot be parsed
 */
export async function bundleScript(script, root = projectRoot) {
  const name = basename(script, '.ts')
  const folder = join(root, '.cache', 'scripts')
  const sourcemap = process.env.DEBUG !== undefined
  const dir = join(folder, `${name}-${keyOf(script, root)}${sourcemap ? '-map' : ''}`)
  const file = join(dir, `${name}.mjs`)
  if (existsSync(file)) return file
  // Imported on demand: an existing bundle needs no bundler.
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: script,
    platform: 'node',
    logLevel: 'silent',
    external: (id, importer) => !isPart(id, importer),
    plugins: [ownAddresses],
  })
  mkdirSync(folder, { recursive: true })
  const draft = mkdtempSync(`${dir}.`)
  const names = { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' }
  try {
    await bundle.write({ dir: draft, format: 'esm', sourcemap, ...names })
    removeOlder(folder, day)
    renameSync(draft, dir)
  } catch (error) {
    // A concurrent process may have made the same bundle.
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(file)) throw error
  } finally {
    await bundle.close()
  }
  return file
}

/**
 * The file to run for a module that is started as a worker.
 *
 * @param {URL} module its address relative to its caller: in a bundle the JavaScript file, in tests the source
 * @returns {Promise<URL>}
 */
export async function workerFile(module) {
  return module.pathname.endsWith('.ts') ? pathToFileURL(await bundleScript(fileURLToPath(module))) : module
}

/** Pure JavaScript packages to include: loading one file takes half the time. MDX then shares the check's parser. */
const inside =
  /^(@mdx-js\/mdx|diff|gray-matter|mdast-util-to-hast|parse5|remark-mdx|remark-parse|unified|yaml|zod)(\/|$)/

/**
 * Whether an import is bundled: modules of the project, the packages `inside` and their dependencies.
 *
 * @param {string} id
 * @param {string | undefined} importer
 */
function isPart(id, importer) {
  if (/^[.#]/.test(id) || isAbsolute(id)) return true
  return !isBuiltin(id) && (inside.test(id) || /[\\/]node_modules[\\/]/.test(importer ?? ''))
}

/** Sources of bundles, below the project's folder. */
const sources = [
  'src',
  'scripts',
  'tests/content/rules',
  'tests/e2e/support',
  'tests/engines',
  'tests/html',
  'vite.config.ts',
  'package-lock.json',
]

/**
 * Changes with the script, and with the size or time of any source.
 *
 * @param {string} script
 * @param {string} root
 */
function keyOf(script, root) {
  const hash = createHash('sha256').update(script)
  const add = (/** @type {string} */ path) => {
    const stats = statSync(path, { throwIfNoEntry: false })
    if (stats?.isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name))
    else if (stats?.isFile()) hash.update(`${path} ${stats.size} ${stats.mtimeMs}\n`)
  }
  for (const path of sources) add(join(root, path))
  return hash.digest('base64url').slice(0, 10)
}

/** In ms: no running command can need an older bundle. */
const day = 24 * 60 * 60 * 1000

/**
 * Removes what was made in a folder longer than `age` ms ago.
 *
 * @param {string} folder
 * @param {number} age
 */
export function removeOlder(folder, age) {
  // A concurrent process may have removed it.
  for (const path of readdirSync(folder).map((name) => join(folder, name)))
    if ((statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - age)
      rmSync(path, { recursive: true, force: true })
}

/**
 * Modules that read files beside themselves keep their own address in the bundle; workers become entries.
 *
 * @type {import('rolldown').Plugin}
 */
const ownAddresses = {
  name: 'own-addresses',
  transform: {
    filter: { code: /import\.meta\.url/ },
    handler(code, id) {
      const withWorkers = code.replace(/new URL\('([\w-]+\.ts)', import\.meta\.url\)/g, (_, name) => {
        const worker = this.emitFile({ type: 'chunk', id: join(dirname(id), name) })
        return `new URL(import.meta.ROLLUP_FILE_URL_${worker})`
      })
      const address = JSON.stringify(pathToFileURL(id).href)
      return { code: withWorkers.replace(/\bimport\.meta\.url\b/g, () => address), map: null }
    },
  },
}
