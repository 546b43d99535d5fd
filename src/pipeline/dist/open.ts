import { mkdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles } from '../../util/list-files.ts'
import { acquireLock } from '../../util/lock.ts'
import { sha256 } from '../../util/sha256.ts'
import { commitFiles } from './commit.ts'
import {
  fileDigest,
  folderState,
  readManifest,
  type Unit,
  type Units,
  unchangedUnit,
  writeManifest,
} from './manifest.ts'
import { realFolder, refuseForeign } from './out-folder.ts'

/**
 * Opens the site's folder at `out`, which may be a link, for a build; other builds into this folder wait. The manifest
 * of the last build is trusted if the root of the folder has not changed since. Otherwise, or with `verify`, every file
 * is verified.
 *
 * @throws {Error} if the folder holds something other than a site
 */
export async function openDist(options: {
  out: string
  cache: string
  verify?: boolean
  log: (sentence: string) => void
}) {
  const { out, cache, verify = false, log } = options
  const dir = realFolder(out)
  const name = sha256(dir, 16)
  const file = join(cache, 'site', `${name}.json`)
  const staging = join(cache, 'build', name)
  const lock = `${staging}.lock`
  const { release } = await acquireLock(lock, ({ pid }) =>
    log(
      `Po pritet ndërtimi tjetër, procesi ${pid}; nëse s’ka tjetër, fshini „${lock}“. (Waiting for another build; if there is none, delete that file.)`,
    ),
  )
  try {
    const { folder, units } = readManifest(file)
    const state = folderState(dir)
    // A known folder is accepted without a check, because after an interrupted first build it has no complete site.
    if (state === undefined || state.identity !== folder?.identity) refuseForeign(dir)
    const isTrusted = !verify && state !== undefined && JSON.stringify(folder) === JSON.stringify(state)
    const present = isTrusted || state === undefined ? [] : listFiles(dir)
    const whole = isTrusted ? units : wholeUnits(dir, units, new Set(present))
    await rm(staging, { recursive: true, force: true })
    await mkdir(staging, { recursive: true })
    return {
      /** Absolute path, without links. */
      dir,
      /** The units of the last build whose files are in place. */
      previous: whole,
      /** Folder for the files of new units; `dir` does not change before the commit. */
      staging,
      /** The absolute path of each file of the new site before the commit, by its path below the folder. */
      filesOf: (next: readonly Unit[]) =>
        new Map(
          next.flatMap((unit) => {
            const place = unchangedUnit(whole, unit) ? dir : staging
            return Object.keys(unit.files).map((path) => [path, join(place, path)] as const)
          }),
        ),
      /** Makes the folder hold exactly the files of these units, and saves the manifest. */
      commit: (next: readonly Unit[]) =>
        commitUnits(next, { dir, staging, file, units, whole, present, isTrusted }),
      /** Removes uncommitted files and releases the lock. */
      async close(): Promise<void> {
        // After a failed build, the bundler may still write for a moment.
        await rm(staging, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

/** The state of the folder when the build opened it. */
type Opened = {
  dir: string
  staging: string
  /** The file of the manifest. */
  file: string
  /** The units of the manifest, and the units whose files are in place. */
  units: Units
  whole: Units
  /** The files of the folder, if it has changed since the last build. */
  present: readonly string[]
  isTrusted: boolean
}

async function commitUnits(next: readonly Unit[], opened: Opened): Promise<void> {
  const { dir, staging, file, units, whole, present, isTrusted } = opened
  const changed = next.filter((unit) => !unchangedUnit(whole, unit))
  const unchanged = next.filter((unit) => unchangedUnit(whole, unit))
  const wanted = new Set(next.flatMap(({ files }) => Object.keys(files)))
  const past = [...units.values()].flatMap(({ files }) => Object.keys(files))
  const stale = [...new Set([...past, ...present])].filter((path) => !wanted.has(path))
  // An unchanged file keeps its modification time.
  const digests = new Map([...whole.values()].flatMap(({ files }) => Object.entries(files)))
  const added = changed.flatMap(({ files }) =>
    Object.keys(files).filter((path) => digests.get(path) !== files[path]),
  )
  if (isTrusted && changed.length + stale.length === 0) return
  mkdirSync(dir, { recursive: true })
  // Until the commit ends, the saved manifest has only the remaining units, and the next build verifies every file.
  const before = folderState(dir)
  await writeManifest(file, { folder: before && { ...before, time: '' }, units: unchanged })
  commitFiles({ added, stale }, { dir, staging })
  // Changes the state of the folder, so that other checkouts that build into it see that their manifests are
  // stale.
  const now = new Date()
  utimesSync(dir, now, now)
  await writeManifest(file, { folder: folderState(dir), units: next })
}

/** The units whose files are all in the folder and unchanged. */
function wholeUnits(dir: string, units: Units, present: ReadonlySet<string>): Units {
  const isWhole = ({ files }: Unit) =>
    Object.entries(files).every(([path, digest]) => present.has(path) && isAsWritten(join(dir, path), digest))
  return new Map([...units].filter(([, unit]) => isWhole(unit)))
}

function isAsWritten(file: string, digest: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false })
  return found?.isFile() === true && fileDigest(readFileSync(file)) === digest
}
