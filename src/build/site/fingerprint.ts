import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** What decides how content becomes a site: code, packages and files that are served as they are. */
const code = ['src', 'public', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json']

/** Compiled content is told apart by itself; tests and route lists that are written from code decide nothing. */
const leftOut = /^src\/content\/generated(\/|$)|\.test\.tsx?$|\/routeTree\.gen\.ts$/

/** A digest of all code and settings below `root` that a build runs on, and of this Node. */
export async function fingerprintCode(root: string): Promise<string> {
  const files = (await Promise.all(code.map((name) => listFiles(root, name)))).flat().sort()
  const texts = await Promise.all(files.map((name) => readFile(join(root, name))))
  const hash = createHash('sha256').update(JSON.stringify([process.version, process.platform, process.arch]))
  for (const [index, name] of files.entries()) {
    const bytes = texts[index] ?? ''
    hash.update(`\n${name} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex').slice(0, 32)
}

async function listFiles(root: string, name: string): Promise<string[]> {
  const entries = await readdir(join(root, name), { recursive: true, withFileTypes: true }).catch(
    () => undefined,
  )
  // Not a folder.
  if (entries === undefined) return [name]
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !leftOut.test(file))
}
