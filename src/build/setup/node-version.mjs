/**
 * Whether this project runs on a version of Node. Written for old versions too: they must get as far
 * as the sentence that refuses them.
 *
 * @param {string} version as in `process.versions.node`
 * @returns {boolean}
 */
export function isSupportedNode(version) {
  const parts = version.split('.')
  const major = Number(parts[0])
  const minor = Number(parts[1])
  if (major === 20) return minor >= 19
  if (major === 22) return minor >= 12
  return major > 22
}

/**
 * The sentence for somebody whose Node is too old, in Albanian and English.
 *
 * @param {string} version as in `process.versions.node`
 * @returns {string}
 */
export function unsupportedNode(version) {
  return [
    `Ky projekt kërkon Node 20.19 ose më të ri (22.12 e lart te dega 22); këtu është ${version}.`,
    'Shkarkojeni nga https://nodejs.org dhe provojeni përsëri.',
    `This project needs Node 20.19 or newer (22.12 or newer of the 22 line); this is ${version}.`,
    'Get it from https://nodejs.org and try again.',
  ].join('\n')
}
