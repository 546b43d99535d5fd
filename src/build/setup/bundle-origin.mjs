import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { settled, stateOf } from '../file-state.mjs'

/** The file beside a bundle that says what it was made from. */
export const originFile = 'origin.json'

/**
 * @typedef {{ of: unknown, files: [path: string, state: string][], parts: [name: string, digest: string][] }} Origin
 */

/**
 * What a bundle was made from, as text, as long as nothing of that is so new that a further change might not show.
 *
 * @param {{ of: unknown, files: readonly string[], begun: number, parts: ReadonlyMap<string, string> }} origin what was
 *   asked for, absolute paths of all files that decided on the code, the time before the first was read, in ms, and
 *   the code by the names of the bundle's files
 * @returns {string | undefined}
 */
export function originOf({ of, files, begun, parts }) {
  const stats = files.map((file) => ({ file, ...stateOf(file) }))
  if (stats.some(({ time }) => time > begun - settled)) return undefined
  /** @type {Origin} */
  const origin = {
    of,
    files: stats.map(({ file, key }) => [file, key]),
    parts: [...parts].map(([name, code]) => [name, digestOf(code)]),
  }
  return JSON.stringify(origin)
}

/**
 * Whether bundling again would give the same: it is what was asked for, no file changed, and the code is whole.
 *
 * @param {string} dir folder of the bundle
 * @param {unknown} of
 * @returns {boolean}
 */
export function isFresh(dir, of) {
  try {
    /** @type {Origin} */
    const origin = JSON.parse(readFileSync(join(dir, originFile), 'utf8'))
    return (
      JSON.stringify(origin.of) === JSON.stringify(of) &&
      origin.files.every(([file, state]) => stateOf(file).key === state) &&
      origin.parts.every(([name, digest]) => digestOf(readFileSync(join(dir, name))) === digest)
    )
  } catch {
    // A file is gone, or somebody wrote in the bundle.
    return false
  }
}

/** @param {string | Uint8Array} code */
function digestOf(code) {
  return createHash('sha256').update(code).digest('hex').slice(0, 16)
}
