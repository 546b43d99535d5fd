import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** Absolute paths of the project's folders. */
export const paths = {
  root,
  content: `${root}/content`,
  cache: `${root}/.cache`,
  dist: `${root}/dist`,
  distStudio: `${root}/dist-studio`,
}

/** The path of a file below the root, with `/` on every system. */
export function pathBelowRoot(file: string): string {
  return relative(paths.root, file).split(sep).join('/')
}
