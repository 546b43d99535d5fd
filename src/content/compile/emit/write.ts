import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compareText } from '../problem.ts'

/**
 * Writes modules below `dir`: only those that differ, each at once as a whole, and removes files
 * that are no longer emitted.
 *
 * @returns The names of the files that were written or removed, sorted.
 */
export async function writeModules(dir: string, modules: ReadonlyMap<string, string>): Promise<string[]> {
  const changed: string[] = []
  for (const [name, text] of modules) {
    const file = path.join(dir, name)
    const before = await readFile(file, 'utf8').catch(() => undefined)
    if (before === text) continue
    await mkdir(path.dirname(file), { recursive: true })
    // A reader sees the old file or the new one, never half of it.
    const draft = `${file}.${process.pid}.tmp`
    await writeFile(draft, text)
    await rename(draft, file)
    changed.push(name)
  }
  const present = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of present) {
    const file = path.join(entry.parentPath, entry.name)
    const name = path.relative(dir, file).split(path.sep).join('/')
    // A draft belongs to whoever is writing it at this moment.
    if (!entry.isFile() || modules.has(name) || name.endsWith('.tmp')) continue
    await rm(file)
    changed.push(name)
  }
  return changed.sort(compareText)
}
