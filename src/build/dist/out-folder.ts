import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

/** What every built site has; no other folder has all of it. */
const marks = ['_headers', '404.html', 'data']

/**
 * The folder into which a site is to be built, without links: other files in it are going to be removed.
 *
 * @param isKnown says of a folder that a build from here has worked in it
 * @throws {Error} where something stands there that is no site that was built here: the project itself, for one
 */
export function outFolder(path: string, isKnown: (folder: string) => boolean = () => false): string {
  const folder = realFolder(path)
  if (!isReplaceable(folder) && !isKnown(folder))
    throw new Error(
      `Faqja nuk mund të ndërtohet në „${path}“: aty ka gjëra që nuk janë faqe e ndërtuar këtu dhe do të fshiheshin. Zbrazeni dosjen ose zgjidhni një tjetër, p.sh. --out=dist. (It holds what is no site built here and would be removed: empty it or choose another folder.)`,
    )
  return folder
}

/** Whether nothing is lost with a folder but a site that can be built again. */
function isReplaceable(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  if (found === undefined) return true
  const names = found.isDirectory() ? readdirSync(folder) : [basename(folder)]
  // With `.git` it is somebody's history of published sites.
  return names.length === 0 || (marks.every((name) => names.includes(name)) && !names.includes('.git'))
}

/** The folder that a path leads to, whatever links are on the way; it need not exist. */
export function realFolder(path: string): string {
  if (existsSync(path)) return realpathSync.native(path)
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
    return realFolder(resolve(dirname(path), readlinkSync(path)))
  return join(realFolder(dirname(path)), basename(path))
}
