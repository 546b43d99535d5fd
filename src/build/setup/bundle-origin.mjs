import { createHash } from 'node:crypto'
import { settled, stateOf } from '../file-state.mjs'

const sign = '\n//# bundled-from='

/** @typedef {{ digest: string, of: unknown, files: [path: string, state: string][] }} Origin */

/**
 * A bundle with a last line that says what it was made from, as long as nothing of that is so new that a
 * further change might not show.
 *
 * @param {string} code
 * @param {{ of: unknown, files: readonly string[], begun: number }} origin what was asked for, absolute paths
 *   of all files that decided on the code, and the time before the first was read, in ms
 * @returns {string}
 */
export function withOrigin(code, { of, files, begun }) {
  const stats = files.map((file) => ({ file, ...stateOf(file) }))
  if (stats.some(({ time }) => time > begun - settled)) return code
  /** @type {Origin} */
  const origin = { digest: digestOf(code), of, files: stats.map(({ file, key }) => [file, key]) }
  return `${code}${sign}${JSON.stringify(origin)}\n`
}

/**
 * Whether bundling again would give the same: it is what was asked for, no file changed, and the code is whole.
 *
 * @param {Buffer} bundle
 * @param {unknown} of
 * @returns {boolean}
 */
export function isFresh(bundle, of) {
  const end = bundle.lastIndexOf(sign)
  if (end === -1) return false
  try {
    /** @type {Origin} */
    const origin = JSON.parse(bundle.toString('utf8', end + sign.length))
    return (
      JSON.stringify(origin.of) === JSON.stringify(of) &&
      origin.files.every(([file, state]) => stateOf(file).key === state) &&
      origin.digest === digestOf(bundle.subarray(0, end))
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
