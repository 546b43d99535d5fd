import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** Absolute paths of the project's folders. */
export const paths = {
  root,
  content: `${root}/content`,
  generated: `${root}/src/content/generated`,
  cache: `${root}/.cache`,
  dist: `${root}/dist`,
}
