import { mkdirSync, utimesSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256 } from '../../util/sha256.ts'
import { commitFiles } from './commit.ts'
import { takeLock } from './lock.ts'
import {
  type FolderState,
  folderState,
  knownUnit,
  readManifest,
  type Unit,
  type Units,
  writeManifest,
} from './manifest.ts'
import { outFolder } from './out-folder.ts'
import { verifyFolder } from './verify.ts'

/** The folder of a site while a build works on it; other builds of it wait. */
export type Dist = {
  /** Absolute path, without links. */
  dir: string
  /** What the last build made and left there. */
  known: Units
  /** Folder below which the files of new units are written; `dir` stays as it is until {@link Dist.commit}. */
  staging: string
  /** Where the files of the next site lie until then: absolute path by path below the folder. */
  filesOf(units: readonly Unit[]): Map<string, string>
  /** Makes the folder hold the files of these units and nothing else, and remembers them. */
  commit(units: readonly Unit[]): Promise<void>
  /** Removes what was not committed, and lets other builds work. */
  close(): Promise<void>
}

/**
 * Opens the folder at `out`, where `out` may be a link. The manifest of the last build is trusted as long as it was the
 * last to change the root of the folder; otherwise every file is compared with it.
 *
 * @throws {Error} where something stands there that is no site
 */
export async function openDist(options: {
  out: string
  cache: string
  say: (sentence: string) => void
}): Promise<Dist> {
  const { out, cache, say } = options
  const memoryOf = (folder: string) => join(cache, 'site', `${sha256(folder, 16)}.json`)
  const dir = outFolder(out, (folder) => isLeftByUs(folder, memoryOf(folder)))
  const file = memoryOf(dir)
  const staging = join(cache, 'build', sha256(dir, 16))
  const release = await takeLock(`${staging}.lock`, say)
  try {
    const { folder, units } = readManifest(file)
    const state = folderState(dir)
    const isTrusted = state !== undefined && JSON.stringify(folder) === JSON.stringify(state)
    const { whole, strangers } = isTrusted ? { whole: units, strangers: [] } : verifyFolder(dir, units)
    await rm(staging, { recursive: true, force: true })
    await mkdir(staging, { recursive: true })
    return {
      dir,
      known: whole,
      staging,
      filesOf: (next) =>
        new Map(
          next.flatMap((unit) => {
            const place = knownUnit(whole, unit) ? dir : staging
            return Object.keys(unit.files).map((path) => [path, join(place, path)] as const)
          }),
        ),
      async commit(next) {
        const changed = next.filter((unit) => !knownUnit(whole, unit))
        const kept = next.filter((unit) => knownUnit(whole, unit))
        const wanted = new Set(next.flatMap(({ files }) => Object.keys(files)))
        const present = [...units.values()].flatMap(({ files }) => Object.keys(files))
        const stale = [...present, ...strangers].filter((path) => !wanted.has(path))
        // What came out as before keeps its file and the time of its change.
        const before = new Map([...whole.values()].flatMap(({ files }) => Object.entries(files)))
        const added = changed.flatMap(({ files }) =>
          Object.keys(files).filter((path) => before.get(path) !== files[path]),
        )
        if (isTrusted && changed.length + stale.length === 0) return
        mkdirSync(dir, { recursive: true })
        // Until the end a build after this one knows only what stays as it is, and looks at every file.
        await writeManifest(file, { folder: { ...stateOf(dir), time: '' }, units: byName(kept) })
        commitFiles({ added, stale }, { dir, staging })
        // Tells other checkouts that build here that their memory of the folder no longer holds.
        const now = new Date()
        utimesSync(dir, now, now)
        await writeManifest(file, { folder: stateOf(dir), units: byName(next) })
      },
      async close() {
        // The bundler of a build that failed may write for another moment.
        await rm(staging, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

function byName(units: readonly Unit[]): Units {
  return new Map(units.map((unit) => [unit.name, unit]))
}

function stateOf(dir: string): FolderState {
  const state = folderState(dir)
  if (state === undefined) throw new Error(`${dir} is no folder.`)
  return state
}

/** Whether the memory `file` is of this very folder: a first build may have been interrupted in it. */
function isLeftByUs(folder: string, file: string): boolean {
  const state = folderState(folder)
  return state !== undefined && readManifest(file).folder?.identity === state.identity
}
