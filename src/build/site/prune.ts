import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { removeIfOld } from '../remove-if-old.ts'
import { type BuildState, readState } from './state.ts'

const hour = 60 * 60 * 1000
const month = 30 * 24 * hour

/** Files that nothing uses and that are always worth keeping: what is undone tomorrow is there already. */
const leastRoom = 1000

/**
 * Bounds the store: once it holds more than twice what this site uses, files go that none of the sites built
 * here uses and that are older than an hour, which no build at work has made. Sites that were not built for a
 * month are forgotten.
 */
export async function pruneBlobs(options: {
  /** Folder of the states, one file a site. */
  states: string
  blobs: string
  /** How many files this site uses. */
  used: number
  now?: number
  room?: number
}): Promise<void> {
  const { states, blobs, used, now = Date.now(), room = leastRoom } = options
  const present = await readdir(blobs)
  if (present.length <= 2 * used + room) return
  const wanted = new Set<string>()
  for (const name of (await readdir(states)).filter((name) => name.endsWith('.json'))) {
    const file = join(states, name)
    if (now - (await stat(file)).mtimeMs > month) await rm(file, { force: true })
    else for (const blob of blobsOf(await readState(file))) wanted.add(blob)
  }
  for (const name of present.filter((name) => !wanted.has(name)))
    await removeIfOld(join(blobs, name), hour, now)
}

/** Names of all files that a site has in the store. */
export function blobsOf({ modules, pages, texts, words }: BuildState): string[] {
  return [modules, pages, texts, words].flatMap((made) =>
    [...made.values()].flatMap(({ stored }) => stored.files.map(({ name }) => name)),
  )
}
