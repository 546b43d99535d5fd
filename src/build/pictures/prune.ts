import { readdir, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

type Kept = { file: string; size: number; age: number }

const hour = 60 * 60 * 1000

/** Encoded files that nothing uses are kept this long, for a branch that is visited again, in ms. */
const longest = 30 * 24 * hour

/** Bytes of unused files that are always worth keeping. */
const leastRoom = 64_000_000

/**
 * Bounds a picture cache: what is `used` stays; of the rest the most recently used stays, at most 30
 * days and as many bytes as the used files have (at least `room`). What an interrupted write left behind
 * goes after an hour; by then no build is at it any more.
 */
export async function pruneCache(options: {
  cacheDir: string
  /** Paths of entries in use. */
  used: ReadonlySet<string>
  /** Milliseconds since 1970. */
  now?: number
  room?: number
}): Promise<void> {
  const { cacheDir, used, now = Date.now(), room = leastRoom } = options
  const all = await listFiles(cacheDir, now)
  const usedBytes = all.reduce((sum, { file, size }) => sum + (used.has(file) ? size : 0), 0)
  const unused = all.filter(({ file }) => !used.has(file))
  unused.sort((a, b) => a.age - b.age || (a.file < b.file ? -1 : 1))
  let left = Math.max(room, usedBytes)
  for (const { file, size, age } of unused) {
    left -= size
    if (left < 0 || age > (file.endsWith('.tmp') ? hour : longest)) await rm(file, { force: true })
  }
}

/** Files in the folders of all settings; folders without any are removed on the way. */
async function listFiles(cacheDir: string, now: number): Promise<Kept[]> {
  const entries = await readdir(cacheDir, { withFileTypes: true }).catch(() => [])
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(cacheDir, name))
  const lists = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(folder)
      if (names.length === 0) await rmdir(folder).catch(() => undefined)
      return await Promise.all(names.map((name) => look(join(folder, name), now)))
    }),
  )
  return lists.flat(2)
}

/** Nothing where another build has just removed the file. */
async function look(file: string, now: number): Promise<Kept[]> {
  const found = await stat(file).catch(() => undefined)
  return found === undefined ? [] : [{ file, size: found.size, age: now - found.mtimeMs }]
}
