import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {{ os?: string[], cpu?: string[], libc?: string[], optional?: boolean, version?: string, integrity?: string, resolved?: string }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages
 */

/**
 * Whether `node_modules` is complete and belongs to the lock file, this platform and this Node.
 * Packages that somebody installed with npm directly are recognised and marked, so that they are not
 * installed a second time.
 *
 * @param {string} root the project's folder
 * @returns {boolean}
 */
export function isInstalled(root) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const key = installationKey(lock)
  const present = readPackages(readIfThere(join(root, 'node_modules', '.package-lock.json')))
  if (present === undefined || !packagesExist(root, present)) return false
  if (readIfThere(markerFile(root)) === key) return true
  if (!belongsTo(present, readPackages(lock) ?? {})) return false
  writeFileSync(markerFile(root), key)
  return true
}

/**
 * Notes that the installation is complete. To be called last: an interrupted installation has no mark.
 *
 * @param {string} root the project's folder
 */
export function markInstalled(root) {
  writeFileSync(markerFile(root), installationKey(readFileSync(join(root, 'package-lock.json'), 'utf8')))
}

/**
 * @param {string} root
 * @returns {string}
 */
function markerFile(root) {
  return join(root, 'node_modules', '.installed-for')
}

/**
 * @param {string} lock text of package-lock.json
 * @returns {string}
 */
function installationKey(lock) {
  const hash = createHash('sha256').update(lock).digest('hex')
  return [hash, process.platform, process.arch, process.versions.node.split('.')[0]].join(' ')
}

/**
 * @param {string} file
 * @returns {string | undefined}
 */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/**
 * @param {string | undefined} lock text of a lock file
 * @returns {LockedPackages | undefined} its packages without the project itself
 */
function readPackages(lock) {
  if (lock === undefined) return undefined
  try {
    const { '': _project, ...packages } = JSON.parse(lock).packages
    return packages
  } catch {
    return undefined
  }
}

/**
 * @param {string} root
 * @param {LockedPackages} packages
 */
function packagesExist(root, packages) {
  return Object.keys(packages).every((place) => existsSync(join(root, place, 'package.json')))
}

/**
 * @param {LockedPackages} present what npm noted in node_modules; it does so at the end of its work
 * @param {LockedPackages} locked
 */
function belongsTo(present, locked) {
  return Object.entries(locked).every(([place, wanted]) => {
    const found = present[place]
    if (found === undefined) return wanted.optional === true && !isForThisMachine(wanted)
    return found.version === wanted.version && found.integrity === wanted.integrity
  })
}

/**
 * Packages for one C library cannot be told apart cheaply; they count as not for this machine.
 *
 * @param {LockedPackage} wanted
 */
function isForThisMachine({ os, cpu, libc }) {
  if (os === undefined || cpu === undefined || libc !== undefined) return false
  return os.includes(process.platform) && cpu.includes(process.arch)
}
