import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../util/list-files.ts'

/** Inputs of a build other than content: code, packages and static files. */
const code = ['src', 'public', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json']

/** Files without influence: the route tree, which follows from the route files, tests, Markdown, editors' temporary files. */
const leftOut =
  /^src\/site\/routeTree\.gen\.ts$|\.test\.tsx?$|^src\/(?:.+\/)?(?:\.[^/]*|[^/]*~|#[^/]*#|[^/]*\.md)$/

/** A digest of all code and settings below `root`, and of the Node version. */
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
