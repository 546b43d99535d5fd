import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../list-files.ts'

/** What decides how content becomes a site: code, packages and files that are served as they are. */
const code = ['src', 'public', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json']

/**
 * Compiled content is told apart by itself; tests and texts decide nothing, nor does what an editor's program puts
 * beside a file that is open in it.
 */
const leftOut =
  /^src\/content\/generated(\/|$)|\.test\.tsx?$|^src\/(?:.+\/)?(?:\.[^/]*|[^/]*~|#[^/]*#|[^/]*\.md)$/

/** A digest of all code and settings below `root` that a build runs on, and of this Node. */
export function fingerprintCode(root: string): string {
  const files = namesOfCode(root)
  const hash = createHash('sha256').update(JSON.stringify([process.version, process.platform, process.arch]))
  for (const name of files) {
    const bytes = readFileSync(join(root, name))
    hash.update(`\n${name} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex').slice(0, 32)
}

/** Paths of the files of which {@link fingerprintCode} tells. */
export function codeFiles(root: string): string[] {
  return namesOfCode(root).map((name) => join(root, name))
}

function namesOfCode(root: string): string[] {
  return code.flatMap((name) => filesOf(root, name)).sort()
}

function filesOf(root: string, name: string): string[] {
  const path = join(root, name)
  if (statSync(path).isFile()) return [name]
  return listFiles(path)
    .map((file) => `${name}/${file}`)
    .filter((file) => !leftOut.test(file))
}
