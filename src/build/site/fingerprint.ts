import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** What decides how content becomes a site: code, packages and files that are served as they are. */
const code = ['src', 'public', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json']

/** Compiled content is told apart by itself; tests and route lists that are written from code decide nothing. */
const leftOut = /^src\/content\/generated(\/|$)|\.test\.tsx?$|\/routeTree\.gen\.ts$/

/** A digest of all code and settings below `root` that a build runs on, and of this Node. */
export function fingerprintCode(root: string): string {
  const files = code.flatMap((name) => listFiles(root, name)).sort()
  const hash = createHash('sha256').update(JSON.stringify([process.version, process.platform, process.arch]))
  for (const name of files) {
    const bytes = readFileSync(join(root, name))
    hash.update(`\n${name} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex').slice(0, 32)
}

function listFiles(root: string, name: string): string[] {
  if (statSync(join(root, name)).isFile()) return [name]
  return readdirSync(join(root, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !leftOut.test(file))
}
