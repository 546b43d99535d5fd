import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../util/list-files.ts'

/** What decides how content becomes a site: code, packages and files that are served as they are. */
const code = ['src', 'public', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json']

/**
 * Compiled content has a key of its own, and the tree of the routes follows from their files. Tests, texts and what
 * editors put beside an open file decide nothing.
 */
const leftOut =
  /^src\/site\/(?:content\/generated(\/|$)|routeTree\.gen\.ts$)|\.test\.tsx?$|^src\/(?:.+\/)?(?:\.[^/]*|[^/]*~|#[^/]*#|[^/]*\.md)$/

/** A digest of all code and settings below `root`, and of this Node. */
export function codeKey(root: string): string {
  const hash = createHash('sha256').update(JSON.stringify([process.versions, process.platform, process.arch]))
  for (const name of code.flatMap((entry) => filesOf(root, entry)).sort()) {
    const bytes = readFileSync(join(root, name))
    hash.update(`\n${name} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex').slice(0, 32)
}

function filesOf(root: string, name: string): string[] {
  const path = join(root, name)
  if (statSync(path).isFile()) return [name]
  return listFiles(path)
    .map((file) => `${name}/${file}`)
    .filter((file) => !leftOut.test(file))
}
