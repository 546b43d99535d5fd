import { readdirSync, readlinkSync, realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { hasCode } from '../../util/has-code.ts'
import { paths } from '../../util/paths.ts'

/** Folders of the project in which nothing may be built. */
const taken = ['src', 'content', 'public', 'scripts', 'tests', '.git', 'node_modules', '.cache']

/** The tests build sites here. */
const workbench = join('.cache', 'test')

/** What every built site has; no other folder has all of it. */
const marks = ['_headers', '404.html', 'data']

/**
 * The folder into which a site is to be built, without links: other files in it are going to be removed.
 *
 * @param isKnown says of a folder that a build from here has worked in it
 * @throws {Error} where something of the project stands there, or what is no site that was built here
 */
export function outFolder(
  path: string,
  isKnown: (folder: string) => boolean = () => false,
  root = paths.root,
): string {
  const folder = realFolder(path)
  if (isProject(folder, realFolder(root)))
    throw new Error(
      `Faqja nuk mund të ndërtohet në „${path}“: aty qëndron projekti. Zgjidhni një dosje tjetër, p.sh. --out=dist. (The project stands there: choose another folder.)`,
    )
  if (!isReplaceable(folder) && !isKnown(folder))
    throw new Error(
      `Faqja nuk mund të ndërtohet në „${path}“: aty ka gjëra që nuk janë faqe e ndërtuar këtu dhe do të fshiheshin. Zbrazeni dosjen ose zgjidhni një tjetër. (It holds what is no site built here and would be removed: empty it or choose another folder.)`,
    )
  return folder
}

/** Whether a site there would take the place of anything of the project. */
function isProject(folder: string, root: string): boolean {
  const own = taken.map((name) => realFolder(join(root, name)))
  if ([root, ...own].some((one) => isWithin(one, folder))) return true
  return own.some((one) => isWithin(folder, one)) && !isWithin(folder, realFolder(join(root, workbench)))
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

/** Whether nothing is lost with a folder but a site that can be built again. */
function isReplaceable(folder: string): boolean {
  const names = namesIn(folder)
  if (names === undefined || names.length === 0) return true
  // With `.git` it is somebody's history of published sites.
  return marks.every((name) => names.includes(name)) && !names.includes('.git')
}

function namesIn(folder: string): string[] | undefined {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    // A file: it has none of the marks.
    if (hasCode(error, 'ENOTDIR')) return [basename(folder)]
    throw error
  }
}

/** The folder that a path leads to, whatever links are on the way; it need not exist. */
export function realFolder(path: string): string {
  try {
    return realpathSync.native(path)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
  const leadsTo = readLink(path)
  if (leadsTo !== undefined) return realFolder(resolve(dirname(path), leadsTo))
  return join(realFolder(dirname(path)), basename(path))
}

function readLink(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch {
    // No link, or nothing at all.
    return undefined
  }
}
