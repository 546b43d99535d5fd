import { mkdirSync, utimesSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256 } from '../../util/sha256.ts'
import { commitFiles } from './commit.ts'
import { takeLock } from './lock.ts'
import { folderState, knownUnit, readManifest, type Unit, type Units, writeManifest } from './manifest.ts'
import { realFolder, refuseForeign } from './out-folder.ts'
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
  const dir = realFolder(out)
  const name = sha256(dir, 16)
  const file = join(cache, 'site', `${name}.json`)
  const staging = join(cache, 'build', name)
  const release = await takeLock(`${staging}.lock`, say)
  try {
    const { folder, units } = readManifest(file)
    const state = folderState(dir)
    // A first build that was interrupted has left no whole site.
    if (state === undefined || state.identity !== folder?.identity) refuseForeign(dir)
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
        const past = [...units.values()].flatMap(({ files }) => Object.keys(files))
        const stale = [...past, ...strangers].filter((path) => !wanted.has(path))
        // What came out as before keeps its file and the time of its change.
        const present = new Map([...whole.values()].flatMap(({ files }) => Object.entries(files)))
        const added = changed.flatMap(({ files }) =>
          Object.keys(files).filter((path) => present.get(path) !== files[path]),
        )
        if (isTrusted && changed.length + stale.length === 0) return
        mkdirSync(dir, { recursive: true })
        // Until the end a build after this one knows only what stays as it is, and looks at every file.
        const before = folderState(dir)
        await writeManifest(file, { folder: before && { ...before, time: '' }, units: kept })
        commitFiles({ added, stale }, { dir, staging })
        // Tells other checkouts that build here that their memory of the folder no longer holds.
        const now = new Date()
        utimesSync(dir, now, now)
        await writeManifest(file, { folder: folderState(dir), units: next })
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
