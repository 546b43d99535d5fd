import { execFile } from 'node:child_process'
import { isBuiltin } from 'node:module'
import { isAbsolute, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findBundle, placeBundle } from './bundle-folder.mjs'
import { inPackage, noMapOfPackages, ownAddress, ownPrograms } from './bundle-parts.mjs'

/**
 * Bundles a TypeScript script into one JavaScript file that plain Node runs; packages stay outside.
 * A loader hook would be asked for each of the thousand modules of Vite as well, and costs every
 * command more than a second. A bundle that nothing has changed since is used again.
 *
 * @param {{ script: string, folder: string, inside?: readonly string[], apart?: boolean, map?: boolean }} options
 *   absolute paths of the script and of the folder for bundles, which must lie where the script's packages can be
 *   found; `inside`: packages that come into the bundle with all that they import, because one file is loaded faster
 *   than hundreds; `apart`: whether the bundler runs in a process of its own, for who has better things to do
 *   meanwhile; `map`: whether it holds its source map, for who asks Node to read that
 * @returns {Promise<string>} path of the bundle, named by its content
 * @throws {Error} with file and place when the script or one of its modules cannot be parsed
 */
export async function bundleScript({ script, folder, inside = [], apart = inside.length > 0, map = false }) {
  const known = findBundle(folder, script, { script, inside, map })
  if (known !== undefined) return known
  const make = apart ? makeApart : makeBundle
  return await make({ script, folder, inside, map })
}

/**
 * The bundler needs a tenth of a gigabyte, with packages a quarter, and gives it back only when its process ends.
 *
 * @param {BundleOptions} options
 */
async function makeApart(options) {
  const program = fileURLToPath(new URL('bundle-apart.mjs', import.meta.url))
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [program, JSON.stringify(options)])
    return stdout
  } catch (error) {
    throw new Error(error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error))
  }
}

/** @typedef {{ script: string, folder: string, inside: readonly string[], map: boolean }} BundleOptions */

/**
 * Makes a bundle in this process, whatever is there already.
 *
 * @param {BundleOptions} options as those of {@link bundleScript}
 * @returns {Promise<string>}
 */
export async function makeBundle({ script, folder, inside, map }) {
  const begun = Date.now()
  // Not imported above: whoever finds a bundle does without its library.
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: script,
    platform: 'node',
    // What it thinks of packages would hide what is wrong.
    logLevel: 'silent',
    external: (id, importer) => !isPart(id, importer, inside),
    plugins: [ownPrograms, ownAddress, map && noMapOfPackages],
  })
  const { output } = await bundle.generate({
    // Sources of the map are named by their way from here.
    dir: join(folder, 'bundle'),
    format: 'esm',
    sourcemap: map && 'inline',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name].mjs',
  })
  // All that was read: of a module that gave no more than a constant, the output knows nothing.
  const files = [...(await bundle.watchFiles).filter((id) => isAbsolute(id)), ...bundler]
  await bundle.close()
  const parts = new Map(
    output.map((part) => [part.fileName, part.type === 'chunk' ? part.code : String(part.source)]),
  )
  return placeBundle(folder, script, { of: { script, inside, map }, files, begun, parts })
}

/** What decides how a bundle is made, besides what is bundled: these modules, and the versions of packages. */
const bundler = [
  ...[
    './bundle.mjs',
    './bundle-folder.mjs',
    './bundle-origin.mjs',
    './bundle-parts.mjs',
    '../file-state.mjs',
  ],
  '../../../package-lock.json',
].map((path) => fileURLToPath(new URL(path, import.meta.url)))

/**
 * Whether what a module imports comes into the bundle.
 *
 * @param {string} id
 * @param {string | undefined} importer
 * @param {readonly string[]} inside
 */
function isPart(id, importer, inside) {
  if (id.startsWith('.') || isAbsolute(id)) return true
  if (isBuiltin(id)) return false
  const ofPackage = importer !== undefined && inPackage.test(importer)
  return ofPackage || inside.some((name) => id === name || id.startsWith(`${name}/`))
}
