import { posix, relative, sep } from 'node:path'
import { paths } from '../paths.ts'

const root = slashes(paths.root)
const generated = `${slashes(paths.generated)}/`
const address = generated.slice(root.length)

/** The file, absolute with `/`, of a generated module. */
export function generatedFile(name: string): string {
  return generated + name
}

/** The name of a generated module; undefined where the file is none. */
export function generatedName(file: string): string | undefined {
  return file.startsWith(generated) ? file.slice(generated.length) : undefined
}

/**
 * The file of a generated module by what asks for it. Such modules are handed out from memory, and lie on the
 * disk only when all is quiet, so nothing but the path tells whether one is meant.
 *
 * @param source a path relative to the importer, or an address below the root
 */
export function findGenerated(source: string, importer: string | undefined): string | undefined {
  if (source.startsWith(address)) return root + source
  if (source.startsWith(generated)) return source
  if (!source.startsWith('.') || importer === undefined) return undefined
  const file = posix.join(posix.dirname(importer), source)
  return file.startsWith(generated) ? file : undefined
}

/** The path of a file below the root, with `/`. */
export function pathBelowRoot(file: string): string {
  return slashes(relative(paths.root, file))
}

/** A path as Vite writes it on every system. */
export function slashes(path: string): string {
  return path.split(sep).join('/')
}
