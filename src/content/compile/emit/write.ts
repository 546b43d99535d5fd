import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compareText } from '../problem.ts'

/**
 * Writes modules below `dir`: only those that differ, each at once as a whole, and removes files
 * that are no longer emitted.
 *
 * @returns The names of the files that were written or removed, sorted.
 */
export async function writeModules(dir: string, modules: ReadonlyMap<string, string>): Promise<string[]> {
  return await createModuleWriter(dir)(modules)
}

/** Like {@link writeModules}, for those who write again and again: it looks at the disk the first time only. */
export function createModuleWriter(dir: string): (modules: ReadonlyMap<string, string>) => Promise<string[]> {
  let before: ReadonlyMap<string, string> | undefined
  return async (modules) => {
    const known = before ?? readModules(dir)
    const changed: string[] = []
    for (const [name, text] of modules) {
      if (known.get(name) === text) continue
      await writeModule(path.join(dir, name), text)
      changed.push(name)
    }
    for (const name of known.keys()) {
      if (modules.has(name)) continue
      await rm(path.join(dir, name), { force: true })
      changed.push(name)
    }
    before = modules
    return changed.sort(compareText)
  }
}

function readModules(dir: string): Map<string, string> {
  if (!existsSync(dir)) return new Map()
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true })
  // A draft belongs to whoever is writing it at this moment.
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
  return new Map(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      return [path.relative(dir, file).split(path.sep).join('/'), readFileSync(file, 'utf8')]
    }),
  )
}

async function writeModule(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  // A reader sees the old file or the new one, never half of it.
  const draft = `${file}.${process.pid}.tmp`
  await writeFile(draft, text)
  await rename(draft, file)
}
