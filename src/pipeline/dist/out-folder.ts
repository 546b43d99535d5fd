import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

/** Files that together identify a built site. */
const marks = ['_headers', '404.html', 'data']

/**
 * Refuses to build into a folder that holds anything but a built site, such as the project itself.
 *
 * @param folder without links
 */
export function refuseForeign(folder: string): void {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  const names = found?.isDirectory() ? readdirSync(folder) : found === undefined ? [] : [basename(folder)]
  // A `.git` folder holds a history of published sites.
  if (names.length === 0 || (marks.every((name) => names.includes(name)) && !names.includes('.git'))) return
  throw new Error(
    `Faqja nuk mund të ndërtohet në „${folder}“: aty ka gjëra që nuk janë faqe e ndërtuar këtu dhe do të fshiheshin. Zbrazeni dosjen ose zgjidhni një tjetër, p.sh. --out=dist. (It holds what is no site built here and would be removed: empty it or choose another folder.)`,
  )
}

/** Resolves all links of a path, which need not exist. */
export function realFolder(path: string): string {
  if (existsSync(path)) return realpathSync.native(path)
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
    return realFolder(resolve(dirname(path), readlinkSync(path)))
  return join(realFolder(dirname(path)), basename(path))
}
