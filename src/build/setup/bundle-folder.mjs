import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { isFresh, originFile, originOf } from './bundle-origin.mjs'

/**
 * A bundle of the script that nothing has changed since.
 *
 * @param {string} folder
 * @param {string} script
 * @param {unknown} of what is asked for
 * @returns {string | undefined} path of the file to run
 */
export function findBundle(folder, script, of) {
  mkdirSync(folder, { recursive: true })
  const dirs = readdirSync(folder).filter((name) => namesOf(script).test(name))
  const fresh = dirs.map((name) => join(folder, name)).find((dir) => isFresh(dir, of))
  return fresh && join(fresh, entryOf(script))
}

/**
 * Puts a bundle into a folder of its own, named by its content, and removes the script's earlier ones.
 *
 * @param {string} folder
 * @param {string} script
 * @param {{ of: unknown, files: readonly string[], begun: number, parts: ReadonlyMap<string, string> }} origin
 *   as that of {@link originOf}
 * @returns {string} path of the file to run
 */
export function placeBundle(folder, script, origin) {
  const hash = createHash('sha256').update(JSON.stringify([...origin.parts]))
  const name = `${parse(script).name}-${hash.digest('base64url').slice(0, 8)}`
  const dir = join(folder, name)
  for (const other of readdirSync(folder)) {
    if (other !== name && namesOf(script).test(other)) remove(join(folder, other))
  }
  mkdirSync(dir, { recursive: true })
  for (const [file, code] of origin.parts) replaceFile(join(dir, file), code)
  const text = originOf(origin)
  // Last: what it says of the other files is true.
  if (text !== undefined) replaceFile(join(dir, originFile), text)
  return join(dir, entryOf(script))
}

/** @param {string} script */
function entryOf(script) {
  return `${parse(script).name}.mjs`
}

/**
 * The names of a script's bundles. Earlier versions of this project made a file of each.
 *
 * @param {string} script
 */
function namesOf(script) {
  return new RegExp(`^${parse(script).name}-[\\w-]{8}(\\.mjs)?$`)
}

/** @param {string} dir */
function remove(dir) {
  try {
    rmSync(dir, { recursive: true, force: true })
  } catch {
    // Another process is at it: the next bundle finds what is left.
  }
}

/**
 * @param {string} file
 * @param {string} text
 */
function replaceFile(file, text) {
  const draft = `${file}.${process.pid}`
  try {
    writeFileSync(draft, text)
    renameSync(draft, file)
  } catch (error) {
    // Each attempt has a draft of its own: on a full disk they would take the room that is freed.
    rmSync(draft, { force: true })
    throw error
  }
}
