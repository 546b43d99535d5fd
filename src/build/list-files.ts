import { readdirSync } from 'node:fs'
import { relative, sep } from 'node:path'

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

function prefixOf(folder: string): string {
  return folder === '' ? '' : `${folder.split(sep).join('/')}/`
}
