import { type Disk, textIn } from '../../util/disk/disk.ts'
import { basename, dirname } from '../../util/posix.ts'
import { sha256 } from '../../util/sha256.ts'
import { expectInside, readDisk } from './access/files.ts'
import { type Drafts, draftsFolder } from './drafts.ts'

/** A file as it is to be: what it holds, or undefined where it is to go; `before` is the digest of what was seen in its place. */
export type Change = { file: string; data: string | Uint8Array | undefined; before?: string }

/** One file of a plan: what lay there and what is to lie there, each by its digest; `''` for no file. */
type Step = { file: string; before: string; after: string }
/** What a save does. The bytes of both states lie beside the plan, by their digests. */
type Plan = {
  document: string
  /** Digest of the draft that is saved, which goes with the save; `''` where none is. */
  draft: string
  steps: Step[]
  /** Where the plan is kept once the save is done, below {@link draftsFolder}. */
  kept: string
  /** Whether what was kept there goes instead. */
  forgets?: boolean
}

const journal = `${draftsFolder}/journal`

/**
 * Opens the journal of saves, which write files so that all of them are as they are to be, or all as they were, whatever
 * fails or ends in between. While a save is under way its plan lies there, and is called `done.json` once all files are
 * written. A plan that is found is taken back if it was not done: the draft is still there, and nothing that failed comes
 * back later.
 */
export async function openCommitter({ disk, drafts }: { disk: Disk; drafts: Drafts }) {
  const undoOf = (document: string) => `undo/${encodeURIComponent(document)}`
  const readPlan = (folder: string, name: 'plan' | 'done' = 'done'): Plan | undefined => {
    const plan = textIn(disk, `${folder}/${name}.json`)
    return plan === undefined ? undefined : JSON.parse(plan)
  }

  /** Writes all files; false where somebody else has written in the place of one: then nothing is left written. */
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
      // Where even this fails, the plan stays and is taken back before the next call.
      await takeBack(folder, plan).catch(() => undefined)
      throw error
    }
    // What fails here concerns no file of the content, and is done before the next call.
    await finish(folder, plan).catch(() => undefined)
    return true
  }

  /** Gives each file that was written the state that it had; what somebody else has made of one since stays. */
  async function takeBack(folder: string, { steps }: Plan): Promise<void> {
    for (const { file, before, after } of steps.toReversed()) {
      await sweep(file)
      const isWritten = readDisk(disk, file).digest === after
      if (isWritten) await put(file, folder, before)
      else if (before === '') await disk.removeEmpty(dirname(file))
    }
    await disk.remove(folder)
  }

  /** Forgets the draft that was saved, and keeps the plan: it has what takes the save back. */
  async function finish(folder: string, { document, draft, kept, forgets }: Plan): Promise<void> {
    const text = drafts.all.get(document)?.text
    if (text !== undefined && sha256(text, 64) === draft) await drafts.remove(document)
    const place = `${draftsFolder}/${kept}`
    await disk.remove(place)
    if (forgets) await disk.remove(folder)
    else await disk.move(folder, place)
  }

  /** Removes what writes that were cut off have left beside a file. */
  async function sweep(path: string): Promise<void> {
    const names = disk.list(dirname(path)).map(({ name }) => name)
    const left = names.filter((name) => name.startsWith(`.${basename(path)}.`) && name.endsWith('.tmp'))
    for (const name of left) await disk.remove(`${dirname(path)}/${name}`)
  }

  async function put(path: string, folder: string, after: string): Promise<void> {
    if (after !== '') return await disk.write(path, bytesOf(`${folder}/${after}`))
    await disk.remove(path)
    // The folder of a document that goes; one that holds anything stays.
    await disk.removeEmpty(dirname(path))
  }

  function bytesOf(file: string): Uint8Array {
    const bytes = disk.read(file)
    if (bytes === undefined) throw new Error(`${file} is gone.`)
    return bytes
  }

  /** Ends the saves that something has stopped. One that cannot be ended yet is tried again, and keeps nothing else away. */
  async function settle(): Promise<void> {
    for (const { name } of disk.list(journal)) await endBegun(`${journal}/${name}`).catch(() => undefined)
  }

  async function endBegun(folder: string): Promise<void> {
    const [done, begun] = [readPlan(folder), readPlan(folder, 'plan')]
    if (done) await finish(folder, done)
    else if (begun) await takeBack(folder, begun)
    else await disk.remove(folder)
  }

  /** What lay there before what is kept, or one file of it. */
  function earlier(kept: string, only?: string) {
    const folder = `${draftsFolder}/${kept}`
    const { steps = [] } = readPlan(folder) ?? {}
    return steps
      .filter(({ file }) => only === undefined || file === only)
      .map(({ file, before, after }) => {
        return { file, before: after, data: before === '' ? undefined : bytesOf(`${folder}/${before}`) }
      })
  }

  // The studio starts, whatever the disk does not do.
  await settle().catch(console.error)

  return {
    settle,
    /**
     * Writes the files of a document's save, and keeps what lay there for its undo, or at another place; `forgets`: what is
     * kept at that place goes with this save; `draft`: the draft that goes, where it is not the document's. False where somebody wrote in between: nothing is touched. What fails is
     * thrown, and leaves everything as it was.
     */
    async commit(
      document: string,
      changes: readonly Change[],
      place?: Partial<Pick<Plan, 'kept' | 'forgets' | 'draft'>>,
    ) {
      const folder = `${journal}/${sha256(document, 16)}`
      const text = drafts.all.get(document)?.text
      const draft = text === undefined ? '' : sha256(text, 64)
      const plan: Plan = { document, draft, steps: [], kept: undoOf(document), ...place }
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
    },
    /** What lay there before the document's last save; undefined where there was none, or files have changed since. */
    before(document: string) {
      const kept = undoOf(document)
      const isLast = readPlan(`${draftsFolder}/${kept}`)?.steps.every(({ file, after }) => {
        return readDisk(disk, file).digest === after
      })
      return isLast ? earlier(kept) : undefined
    },
    earlier,
    /** All that is kept in a folder, the newest first. */
    kept(folder: string) {
      const all = disk.list(`${draftsFolder}/${folder}`).flatMap(({ name }) => {
        const place = `${draftsFolder}/${folder}/${name}`
        const plan = readPlan(place)
        return plan ? { ...plan, at: disk.writtenAt(`${place}/done.json`) } : []
      })
      return all.toSorted((one, other) => +other.at - +one.at)
    },
  }
}
