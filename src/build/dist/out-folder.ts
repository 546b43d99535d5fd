import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

/** What every built site has; no other folder has all of it. */
const marks = ['_headers', '404.html', 'data']

/**
 * Refuses a folder into which a site is to be built, where more would be lost than a site that can be built again: the
 * project itself, for one.
 *
 * @param folder without links
 */
export function refuseForeign(folder: string): void {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  const names = found?.isDirectory() ? readdirSync(folder) : found === undefined ? [] : [basename(folder)]
  // With `.git` it is somebody's history of published sites.
  if (names.length === 0 || (marks.every((name) => names.includes(name)) && !names.includes('.git'))) return
  throw new Error(
    `Faqja nuk mund të ndërtohet në „${folder}“: aty ka gjëra që nuk janë faqe e ndërtuar këtu dhe do të fshiheshin. Zbrazeni dosjen ose zgjidhni një tjetër, p.sh. --out=dist. (It holds what is no site built here and would be removed: empty it or choose another folder.)`,
  )
}

/** The folder that a path leads to, whatever links are on the way; it need not exist. */
export function realFolder(path: string): string {
  if (existsSync(path)) return realpathSync.native(path)
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
    return realFolder(resolve(dirname(path), readlinkSync(path)))
  return join(realFolder(dirname(path)), basename(path))
}
