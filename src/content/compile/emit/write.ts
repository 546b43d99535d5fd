import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compareText } from '../problem.ts'

/** Writes modules below a folder. */
export type ModuleWriter = {
  /**
   * Writes those that differ, each at once as a whole.
   *
   * @returns The names of the files that were written.
   */
  write(modules: ReadonlyMap<string, string>): Promise<string[]>
  /** Removes every other file; gives the names of those that were removed. */
  keepOnly(names: ReadonlySet<string>): Promise<string[]>
}

/**
 * Writes modules below `dir`: only those that differ, and removes files that are no longer emitted.
 *
 * @returns The names of the files that were written or removed, sorted.
 */
export async function writeModules(dir: string, modules: ReadonlyMap<string, string>): Promise<string[]> {
  const writer = createModuleWriter(dir)
  const changed = [...(await writer.write(modules)), ...(await writer.keepOnly(new Set(modules.keys())))]
  return changed.sort(compareText)
}

/** For those who write again and again: it looks at the disk the first time only. */
export function createModuleWriter(dir: string): ModuleWriter {
  let onDisk: Map<string, string> | undefined
  const known = () => {
    onDisk ??= readModules(dir)
    return onDisk
  }
  return {
    async write(modules) {
      const changed: string[] = []
      for (const [name, text] of modules) {
        if (known().get(name) === text) continue
        writeModule(path.join(dir, name), text)
        known().set(name, text)
        changed.push(name)
      }
      return changed
    },
    async keepOnly(names) {
      const others = [...known().keys()].filter((name) => !names.has(name))
      for (const name of others) {
        rmSync(path.join(dir, name), { force: true })
        known().delete(name)
      }
      return others
    },
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

function writeModule(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  // A reader sees the old file or the new one, never half of it.
  const draft = `${file}.${process.pid}.tmp`
  writeFileSync(draft, text)
  renameSync(draft, file)
}
