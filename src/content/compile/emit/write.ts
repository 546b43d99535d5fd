import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setImmediate as pause } from 'node:timers/promises'
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

/** For those who write again and again: it looks at each file the first time only. */
export function createModuleWriter(dir: string): ModuleWriter {
  const known = new Map<string, string>()
  let present: Set<string> | undefined
  return {
    async write(modules) {
      const changed: string[] = []
      for (const [name, text] of modules) {
        const file = path.join(dir, name)
        if ((known.get(name) ?? readIfThere(file)) !== text) {
          writeModule(file, text)
          changed.push(name)
          // Of thousands, each takes its time: others have a turn in between.
          await pause()
        }
        known.set(name, text)
        present?.add(name)
      }
      return changed
    },
    async keepOnly(names) {
      present ??= new Set(listModules(dir))
      const others = [...present].filter((name) => !names.has(name))
      for (const name of others) {
        rmSync(path.join(dir, name), { force: true })
        known.delete(name)
        present.delete(name)
      }
      return others
    },
  }
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function listModules(dir: string): string[] {
  if (!existsSync(dir)) return []
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true })
  // A draft belongs to whoever is writing it at this moment.
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
  return files.map(({ parentPath, name }) =>
    path.relative(dir, path.join(parentPath, name)).split(path.sep).join('/'),
  )
}

function writeModule(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  // A reader sees the old file or the new one, never half of it.
  const draft = `${file}.${process.pid}.tmp`
  writeFileSync(draft, text)
  renameSync(draft, file)
}
