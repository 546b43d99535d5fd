import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { isAbsolute, join, parse } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

/**
 * Bundles a TypeScript script into one JavaScript file that plain Node runs; packages stay outside.
 * A loader hook would be asked for each of the thousand modules of Vite as well, and costs every
 * command more than a second.
 *
 * @param {{ script: string, folder: string }} options absolute paths of the script and of the folder
 *   for bundles, which must lie where the script's packages can be found
 * @returns {Promise<string>} path of the bundle, named by its content
 * @throws {Error} with file and place when the script or one of its modules cannot be parsed
 */
export async function bundleScript({ script, folder }) {
  const { name } = parse(script)
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
  await bundle.close()
  const [{ fileName, code }] = output
  return place(folder, fileName, code, new RegExp(`^${name}-[\\w-]{8}\\.mjs$`))
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
