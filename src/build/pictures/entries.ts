import { chmod, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from '../atomic.ts'
import { fileMode, isReadable } from '../modes.ts'
import { pictureDigest } from './digest.ts'

/** Encoded pictures in a folder. An entry's name ends in a digest of its bytes, so damage shows. */
export type Entries = {
  /** Path of the entry `id` (`<content>-<width>.<format>`), undefined where there is no whole one. */
  find(id: string): Promise<string | undefined>
  /** Writes an entry; gives its path. */
  store(id: string, bytes: Uint8Array): Promise<string>
  /** Takes note that an entry has gone from the disk. */
  forget(id: string): void
}

const entryName = /^(?<stem>[0-9a-f]{16}-\d+)-(?<digest>[0-9a-f]{16})\.(?<format>avif|webp|jpg)$/

/** An entry that was used today need not say so again, in ms. */
const touchInterval = 24 * 60 * 60 * 1000

/** The entries of `dir`, which need not exist. */
export async function readEntries(dir: string): Promise<Entries> {
  const names = new Map<string, string>()
  const whole = new Set<string>()
  for (const name of (await readdir(dir).catch(() => [])).sort()) {
    const { stem, format } = entryName.exec(name)?.groups ?? {}
    if (stem !== undefined) names.set(`${stem}.${format}`, name)
  }

  async function find(id: string): Promise<string | undefined> {
    const name = names.get(id)
    if (name === undefined) return undefined
    const file = join(dir, name)
    if (whole.has(name)) return file
    const bytes = await readFile(file).catch(() => undefined)
    if (bytes === undefined || nameOf(id, bytes) !== name) {
      names.delete(id)
      await rm(file, { force: true })
      return undefined
    }
    whole.add(name)
    await touch(file)
    return file
  }

  async function store(id: string, bytes: Uint8Array): Promise<string> {
    const name = nameOf(id, bytes)
    await writeAtomically(join(dir, name), bytes)
    names.set(id, name)
    whole.add(name)
    return join(dir, name)
  }

  return { find, store, forget: (id) => void names.delete(id) }
}

function nameOf(id: string, bytes: Uint8Array): string {
  const digest = pictureDigest(bytes)
  const dot = id.lastIndexOf('.')
  return `${id.slice(0, dot)}-${digest}${id.slice(dot)}`
}

/**
 * The time of its last use decides how long an entry is kept, and who may read it decides who may read the site.
 * Another build may have removed it just now.
 */
async function touch(file: string): Promise<void> {
  const now = new Date()
  const found = await stat(file).catch(() => undefined)
  if (found === undefined) return
  if (!isReadable(found)) await chmod(file, fileMode).catch(() => undefined)
  if (now.getTime() - found.mtimeMs > touchInterval) await utimes(file, now, now).catch(() => undefined)
}
