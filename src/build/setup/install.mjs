import { lstatSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { isInstalled, markInstalled } from './installed.mjs'
import { withLock } from './lock.mjs'
import { npmCi } from './npm.mjs'

/**
 * @typedef {(root: string) => Promise<{ ok: true } | { ok: false, output: string }>} Installer
 */

/**
 * Makes sure that the packages of the lock file are installed: on a clone that never was, after the
 * lock file changed, after an interrupted or damaged installation, on another platform or Node. Two
 * commands started at once install once. Works without packages and before TypeScript can.
 *
 * @param {{ root: string, say: (line: string) => void, install?: Installer }} options
 * @returns {Promise<boolean>} whether the packages are there; if not, the reason was said
 */
export async function ensureInstalled({ root, say, install = npmCi }) {
  if (isInstalled(root)) return true
  if (isLink(join(root, 'node_modules'))) {
    say(linked.join('\n'))
    return false
  }
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  const onWait = () =>
    say('Një komandë tjetër po i instalon paketat; po pritet … (waiting for another install)')
  return await withLock(
    join(cache, 'install.lock'),
    async () => {
      if (isInstalled(root)) return true
      say('Po instalohen paketat, herën e parë zgjat deri në dy minuta. (Installing packages.)')
      const result = await install(root)
      if (!result.ok) {
        say(explain(result.output))
        return false
      }
      markInstalled(root)
      return true
    },
    { onWait },
  )
}

/** npm begins by removing what is in `node_modules`, and through a link that is another project's. */
const linked = [
  'node_modules është lidhje te një dosje tjetër, e paketat e saj nuk i përshtaten këtij projekti. Fshijeni lidhjen dhe provojeni përsëri.',
  'node_modules is a link to another folder whose packages do not fit this project. Remove the link and try again.',
]

/**
 * @param {string} path
 * @returns {boolean}
 */
function isLink(path) {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
}

/**
 * Clear words for a failed installation, followed by npm's own.
 *
 * @param {string} output what npm printed
 * @returns {string}
 */
export function explain(output) {
  const [, ...words] = causes.find(([sign]) => sign.test(output)) ?? [/$/, ...unknown]
  const lines = output.trimEnd().split('\n').slice(-20)
  return [...words, '', ...lines.map((line) => `  ${line}`)].join('\n')
}

const unknown = [
  'Paketat nuk u instaluan; arsyeja e npm-së është më poshtë.',
  'The packages could not be installed; the reason npm gives is below.',
]

/** @type {[RegExp, string, string][]} */
const causes = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/,
    'Paketat nuk u shkarkuan: depoja e npm-së nuk arrihet. Kontrollojeni lidhjen me internetin dhe provojeni përsëri.',
    'The packages could not be downloaded: the npm registry cannot be reached. Check the connection and try again.',
  ],
  [
    /ENOTCACHED/,
    'Paketat nuk u shkarkuan: npm-ja është vënë të punojë pa internet (offline). Hiqeni atë mundësi dhe provojeni përsëri.',
    'The packages could not be downloaded: npm is set to work offline. Take that option away and try again.',
  ],
  [
    /ENOSPC/,
    'Paketat nuk u instaluan: nuk ka vend të lirë në disk. Lironi të paktën 1 GB dhe provojeni përsëri.',
    'The packages could not be installed: the disk is full. Free at least 1 GB and try again.',
  ],
  [
    /EACCES|EPERM|EROFS/,
    'Paketat nuk u instaluan: nuk lejohet shkrimi në dosjen node_modules. Kontrolloni kujt i takon dosja e projektit.',
    'The packages could not be installed: node_modules cannot be written. Check who owns the project folder.',
  ],
  [
    /EUSAGE/,
    'package.json dhe package-lock.json nuk përputhen. Shkruani „npm install“ dhe ruani edhe package-lock.json.',
    'package.json and package-lock.json differ. Run "npm install" and keep the changed package-lock.json.',
  ],
  [
    /ENOENT.*npm|npm: (command )?not found|spawn npm/,
    'Programi npm nuk u gjet. Ai vjen bashkë me Node: instalojeni Node përsëri nga https://nodejs.org.',
    'The program npm was not found. It comes with Node: install Node again from https://nodejs.org.',
  ],
]
