import { type Dirent, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Paths of the files below a folder, relative to it and with slashes, in no certain order. */
export function listFiles(dir: string): string[] {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true })
  // Ten thousand files lie in a few folders.
  const prefixes = new Map<string, string>()
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const prefix = prefixes.get(parentPath) ?? prefixOf(relative(dir, parentPath))
      prefixes.set(parentPath, prefix)
      return prefix + name
    })
}

/** All that a folder and its folders hold, without what lies behind links: that belongs to others. */
export function listEntries(dir: string): Dirent[] {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true })
  const links = entries
    .filter((entry) => entry.isSymbolicLink())
    .map(({ parentPath, name }) => join(parentPath, name))
  if (links.length === 0) return entries
  return entries.filter(
    ({ parentPath }) => !links.some((link) => parentPath === link || parentPath.startsWith(link + sep)),
  )
}

function prefixOf(folder: string): string {
  return folder === '' ? '' : `${folder.split(sep).join('/')}/`
}
