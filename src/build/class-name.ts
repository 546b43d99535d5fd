import { createHash } from 'node:crypto'
import { relative, sep } from 'node:path'
import { paths } from './paths.ts'

/**
 * The name that a class of a CSS module has on the site: short, as every page carries it in its markup, its styles
 * and its scripts, and the same as long as the class stays in its file.
 *
 * @param name as the module says it, e.g. `title`
 * @param file the module's absolute path, with or without a query
 */
export function className(name: string, file: string): string {
  const [path = ''] = relative(paths.root, file).split('?')
  const digest = createHash('sha256').update(path.split(sep).join('/')).digest('base64url')
  return `${name}_${digest.slice(0, 4)}`
}
