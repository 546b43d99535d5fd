import { readdir, readFile, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from '../../util/atomic.ts'
import { sha256 } from '../../util/sha256.ts'

/** Files that take long to make. The name of each ends in a digest of its bytes: a damaged one counts as missing. */
export type Store = {
  /** Whether there is a file of this id (`<name>.<format>`), as far as its name says. */
  has(id: string): boolean
  /** The bytes of a file, undefined where it is missing or damaged. */
  read(id: string): Promise<Buffer | undefined>
  /** Writes a file, whole or not at all. */
  write(id: string, bytes: Uint8Array): Promise<void>
}

const fileName = /^(?<stem>[^.].*)-[0-9a-f]{16}\.(?<format>\w+)$/

const hour = 60 * 60 * 1000

/** Files that nothing shows are kept this long, for a branch that is visited again, in ms. */
const longest = 30 * 24 * hour

/** Opens the folder `dir`, which need not exist. */
export async function openStore(dir: string): Promise<Store> {
  const names = new Map<string, string>()
  for (const name of (await readdir(dir).catch(() => [])).sort()) {
    const id = idOf(name)
    if (id !== undefined) names.set(id, name)
  }
  return {
    has: (id) => names.has(id),
    async read(id) {
      const name = names.get(id)
      if (name === undefined) return undefined
      const bytes = await readFile(join(dir, name)).catch(() => undefined)
      if (bytes !== undefined && nameOf(id, bytes) === name) return bytes
      names.delete(id)
      await rm(join(dir, name), { force: true })
      return undefined
    },
    async write(id, bytes) {
      const name = nameOf(id, bytes)
      await writeAtomically(join(dir, name), bytes)
      names.set(id, name)
    },
  }
}

/**
 * Removes files from the stores below `folder`: those that are older than thirty days and not in use, and after an hour
 * what an interrupted write left behind.
 *
 * @param isUsed tells by its id whether a file is in use
 */
export async function pruneStores(
  folder: string,
  isUsed: (id: string) => boolean,
  now = Date.now(),
): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  for (const dir of entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name))) {
    for (const name of await readdir(dir)) {
      const id = idOf(name)
      if (id !== undefined && isUsed(id)) continue
      const found = await stat(join(dir, name)).catch(() => undefined)
      const most = name.endsWith('.tmp') ? hour : longest
      if (found !== undefined && now - found.mtimeMs > most) await rm(join(dir, name), { force: true })
    }
    // Fails where there is something left.
    await rmdir(dir).catch(() => undefined)
  }
}

function idOf(name: string): string | undefined {
  const { stem, format } = fileName.exec(name)?.groups ?? {}
  return stem === undefined ? undefined : `${stem}.${format}`
}

function nameOf(id: string, bytes: Uint8Array): string {
  const dot = id.lastIndexOf('.')
  return `${id.slice(0, dot)}-${sha256(bytes, 16)}${id.slice(dot)}`
}
