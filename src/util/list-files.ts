import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Paths of the files below a folder, relative to it, with slashes, in no order; a link is a file, and not followed. */
export function listFiles(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [entry.name]
    return listFiles(join(dir, entry.name)).map((name) => `${entry.name}/${name}`)
  })
}
