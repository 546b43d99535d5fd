import { type Disk, textIn } from '../../util/disk/disk.ts'
import { basename, dirname } from '../../util/posix.ts'
import { sha256 } from '../../util/sha256.ts'
import { expectInside, readDisk } from './access/files.ts'
import { type Drafts, draftsFolder } from './drafts.ts'
import { freeEntry } from './trash-entry.ts'

/** A change of a file: its new bytes, undefined to remove it; `before` is the digest of the file that was seen. */
export type Change = { file: string; data: string | Uint8Array | undefined; before?: string }

/** A file of a plan: the digest of its old bytes and that of its new bytes; `''` for no file. */
type Step = { file: string; before: string; after: string }
/** The plan of a save. The old and the new bytes of its files are stored beside the plan, by their digests. */
type Plan = {
  document: string
  /** Digest of the saved draft's text: the save removes that draft. `''` without a draft. */
  draft: string
  steps: Step[]
  /** Where the plan is kept once the save is done, below {@link draftsFolder}; with a number if that entry is taken. */
  kept: string
  /** Whether the save removes the plan at `kept`, and keeps none. */
  forgets?: boolean
}

/** What happens once the files of a save are written. */
type End = Pick<Plan, 'draft' | 'kept' | 'forgets'>

const journal = `${draftsFolder}/journal`

/**
 * Opens the journal of saves. A save writes all of its files or none, even if a write fails or the process stops.
 * During the save, its plan is in the journal: as `plan.json`, and as `done.json` once all files are written. A save
 * that is found as `plan.json` is taken back: its draft still exists, and a failed save must not take effect later.
 */
export async function openCommitter({ disk, drafts }: { disk: Disk; drafts: Drafts }) {
  const undoOf = (document: string) => `undo/${encodeURIComponent(document)}`
  const readPlan = (folder: string, name: 'plan' | 'done' = 'done'): Plan | undefined => {
    const plan = textIn(disk, `${folder}/${name}.json`)
    return plan === undefined ? undefined : JSON.parse(plan)
  }

  /** Writes all files of a plan. If somebody else has changed one, takes back all writes and returns false. */
  async function carryOut(folder: string, plan: Plan): Promise<boolean> {
    try {
      for (const { file, before, after } of plan.steps) {
        if (readDisk(disk, file).digest !== before) {
          await takeBack(folder, plan)
          return false
        }
        await put(file, folder, after)
      }
      await disk.move(`${folder}/plan.json`, `${folder}/done.json`)
    } catch (error) {
      // Where this fails too, the plan stays, and is taken back before the next call.
      await takeBack(folder, plan).catch(() => undefined)
      throw error
    }
    // A failure here concerns no file of the content: the save is finished before the next call.
    await finish(folder, plan).catch(() => undefined)
    return true
  }

  /** Gives each written file its old bytes. A file that somebody else has changed since stays. */
  async function takeBack(folder: string, { steps }: Plan): Promise<void> {
    for (const { file, before, after } of steps.toReversed()) {
      await sweep(file)
      const isWritten = readDisk(disk, file).digest === after
      if (isWritten) await put(file, folder, before)
      else if (before === '') await disk.removeEmpty(dirname(file))
    }
    await disk.remove(folder)
  }

  /** Removes the saved draft. The plan is kept, because an undo of the save needs it, unless the plan `forgets`. */
  async function finish(folder: string, { document, draft, kept, forgets }: Plan): Promise<void> {
    const text = drafts.all.get(document)?.text
    if (text !== undefined && sha256(text, 64) === draft) await drafts.remove(document)
    const place = `${draftsFolder}/${kept}`
    // Of a document only the last save can be undone. An entry of the trash is never replaced.
    if (forgets || kept === undoOf(document)) await disk.remove(place)
    if (forgets) await disk.remove(folder)
    else await disk.move(folder, freeEntry(disk, place))
  }

  /** Removes the temporary files that interrupted writes have left beside a file. */
  async function sweep(path: string): Promise<void> {
    const names = disk.list(dirname(path)).map(({ name }) => name)
    const left = names.filter((name) => name.startsWith(`.${basename(path)}.`) && name.endsWith('.tmp'))
    for (const name of left) await disk.remove(`${dirname(path)}/${name}`)
  }

  async function put(path: string, folder: string, after: string): Promise<void> {
    if (after !== '') return await disk.write(path, bytesOf(`${folder}/${after}`))
    await disk.remove(path)
    // The folder of a removed document goes too, unless it holds other files.
    await disk.removeEmpty(dirname(path))
  }

  function bytesOf(file: string): Uint8Array {
    const bytes = disk.read(file)
    if (bytes === undefined) throw new Error(`${file} is gone.`)
    return bytes
  }

  /** Finishes or takes back interrupted saves. If that fails, the next call tries again; other saves are not blocked. */
  async function settle(): Promise<void> {
    for (const { name } of disk.list(journal)) await endBegun(`${journal}/${name}`).catch(() => undefined)
  }

  async function endBegun(folder: string): Promise<void> {
    const [done, begun] = [readPlan(folder), readPlan(folder, 'plan')]
    if (done) await finish(folder, done)
    else if (begun) await takeBack(folder, begun)
    else await disk.remove(folder)
  }

  /** The changes that bring back the files from before a kept plan, or one of these files. */
  function earlier(kept: string, only?: string) {
    const folder = `${draftsFolder}/${kept}`
    const { steps = [] } = readPlan(folder) ?? {}
    return steps
      .filter(({ file }) => only === undefined || file === only)
      .map(({ file, before, after }) => {
        return { file, before: after, data: before === '' ? undefined : bytesOf(`${folder}/${before}`) }
      })
  }

  /**
   * Saves a document: writes all files of the changes, or none, and keeps the old files, by default for an undo. Returns
   * false if somebody else wrote one of the files in between.
   *
   * @throws the error of a failed write, after everything is as it was; or of ending an earlier save of the document
   */
  async function commit(document: string, changes: readonly Change[], end?: Partial<End>): Promise<boolean> {
    const folder = `${journal}/${sha256(document, 16)}`
    const plan: Plan = { document, draft: '', kept: undoOf(document), ...end, steps: [] }
    // An earlier plan of the document that could not be ended holds the only copies of its files.
    await endBegun(folder)
    try {
      for (const { file, data, before } of changes) {
        expectInside(disk, file)
        const { bytes: old, digest } = readDisk(disk, file)
        const after = data === undefined ? '' : sha256(data, 64)
        if (digest === after) continue
        if (data !== undefined) await disk.write(`${folder}/${after}`, data)
        if (old) await disk.write(`${folder}/${digest}`, old)
        plan.steps.push({ file, before: before ?? digest, after })
      }
      await disk.write(`${folder}/plan.json`, JSON.stringify(plan))
    } catch (error) {
      await disk.remove(folder).catch(() => undefined)
      throw error
    }
    return await carryOut(folder, plan)
  }

  // The studio starts even if the disk fails.
  await settle().catch(console.error)

  return {
    settle,
    commit,
    /** The changes that undo a document's last save; undefined without one, or if its files have changed since. */
    before(document: string) {
      const kept = undoOf(document)
      const isLast = readPlan(`${draftsFolder}/${kept}`)?.steps.every(({ file, after }) => {
        return readDisk(disk, file).digest === after
      })
      return isLast ? earlier(kept) : undefined
    },
    earlier,
    /** All plans that are kept in a folder. */
    kept(folder: string) {
      return disk.list(`${draftsFolder}/${folder}`).flatMap(({ name }) => {
        const place = `${draftsFolder}/${folder}/${name}`
        const plan = readPlan(place)
        return plan ? { ...plan, kept: `${folder}/${name}`, at: disk.writtenAt(`${place}/done.json`) } : []
      })
    },
  }
}
