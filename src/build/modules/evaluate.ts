import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Whether a published module is of a single page, as `report/7` is, and none of the few that pages have in common. There
 * are as many as documents, so Node's loader must not see them: it keeps each module for good, with all that was
 * rendered of it, which is a quarter of the memory of a build of five thousand.
 */
function isOfOnePage(name: string): boolean {
  return name.includes('/')
}

/** How the module of a page ends: with the names of all that it exports. */
const exportList = /export\{([\w,]*)\};$/

/**
 * What the module of a page exports.
 *
 * @param code as `publishedModule` makes it
 * @param name for stack traces
 * @throws {Error} when the code does not end with what it exports
 */
export function evaluateModule(code: string, name: string): object {
  const end = exportList.exec(code)
  if (end === null) throw new Error(`${name} does not end with what it exports.`)
  const [list, names = ''] = end
  const statements = code.slice(0, -list.length)
  return new Function(`'use strict';${statements}return{${names}}\n//# sourceURL=${name}`)()
}

/** Reads published modules below a folder by their names. */
export function createModuleReader(folder: string): (name: string) => Promise<unknown> {
  return async (name) => {
    const file = join(folder, `${name}.js`)
    if (!isOfOnePage(name)) return await import(pathToFileURL(file).href)
    return evaluateModule(readFileSync(file, 'utf8'), file)
  }
}
