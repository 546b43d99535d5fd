import { type Disk, textIn } from '../../util/disk/disk.ts'
import { basename, dirname } from '../../util/posix.ts'
import { sha256 } from '../../util/sha256.ts'
import { expectInside, readDisk } from './access/files.ts'

/** A file as it is to be: its bytes, or undefined where it is to go; `before` is the digest of what was seen in its place. */
export type Change = { file: string; bytes: Uint8Array | undefined; before?: string }

/** One file of a plan: what lay there and what is to lie there, each by its digest; `''` for no file. */
type Step = { file: string; before: string; after: string }
/**
 * What a save does, written before it does any of it; it takes the place of what is kept at a place below the cache, or
 * only forgets that.
 */
type Plan = { document: string; steps: Step[]; kept: string; forgets?: boolean }

/** Where a project keeps what the studio needs. */
export const cache = '.cache/studio'
const journal = `${cache}/journal`

/** Writes files so that whoever starts the studio next finds all of them as they were, or all as they are to be. */
export type Committer = Awaited<ReturnType<typeof openCommitter>>

/**
 * Opens the journal of saves and ends what was begun: a save whose plan was written is carried out, any other is
 * forgotten.
 *
 * @param options.onDone told of each document whose save has been carried out
 */
export async function openCommitter(options: { disk: Disk; onDone: (document: string) => Promise<void> }) {
  const { disk, onDone } = options
  const undoOf = (document: string) => `undo/${encodeURIComponent(document)}`
  const planOf = (folder: string) => `${folder}/plan.json`
  const readPlan = (folder: string): Plan | undefined => {
    const plan = textIn(disk, planOf(folder))
    return plan === undefined ? undefined : JSON.parse(plan)
  }

  /** Carries out a plan that is written down; what was done already is done again, which changes nothing. */
  async function carryOut(folder: string, { document, steps, kept, forgets }: Plan): Promise<void> {
    const place = `${cache}/${kept}`
    for (const { file } of steps) await sweep(file)
    const isForeign = steps.some(({ file, before, after }) => {
      const { digest } = readDisk(disk, file)
      return digest !== before && digest !== after
    })
    // Somebody else has written there meanwhile: the draft is still there, and shows both.
    if (isForeign) return
    for (const { file, after } of steps) await put(file, folder, after)
    await onDone(document)
    await disk.remove(place)
    if (forgets) return
    // What was written down for the save is what its undo needs.
    await disk.move(folder, place)
  }

  /** What lay there before what is kept, or one file of it. */
  function earlier(kept: string, only?: string): Change[] {
    const { steps = [] } = readPlan(`${cache}/${kept}`) ?? {}
    return steps
      .filter(({ file }) => only === undefined || file === only)
      .map(({ file, before, after }) => {
        const bytes = before === '' ? undefined : bytesOf(`${cache}/${kept}/${before}`)
        return { file, before: after, bytes }
      })
  }

  /** Removes what writes that were cut off have left beside a file. */
  async function sweep(path: string): Promise<void> {
    const names = disk.list(dirname(path)).map(({ name }) => name)
    const left = names.filter((name) => name.startsWith(`.${basename(path)}.`) && name.endsWith('.tmp'))
    for (const name of left) await disk.remove(`${dirname(path)}/${name}`)
  }

  async function put(path: string, folder: string, after: string): Promise<void> {
    if (readDisk(disk, path).digest === after) return
    if (after !== '') return await disk.write(path, bytesOf(`${folder}/${after}`))
    await disk.remove(path)
    // The folder of a document that is taken back; one that holds anything stays.
    await disk.removeEmpty(dirname(path))
  }

  function bytesOf(file: string): Uint8Array {
    const bytes = disk.read(file)
    if (bytes === undefined) throw new Error(`${file} is gone.`)
    return bytes
  }

  async function endBegun(folder: string): Promise<void> {
    const plan = readPlan(folder)
    if (plan) await carryOut(folder, plan)
    await disk.remove(folder)
  }

  for (const { name } of disk.list(journal)) await endBegun(`${journal}/${name}`)

  return {
    /**
     * Writes the files of a document's save, and keeps what lay there for its undo, or at another place below the cache;
     * `forgets`: what is kept at that place goes with this save. False where somebody wrote in between: nothing is touched.
     */
    async commit(document: string, changes: readonly Change[], place?: Pick<Plan, 'kept' | 'forgets'>) {
      const folder = `${journal}/${sha256(document, 16)}`
      // What a full disk has stopped half way is ended first.
      await endBegun(folder)
      const steps: Step[] = []
      for (const { file, bytes, before } of changes) {
        expectInside(disk, file)
        const { bytes: old, digest } = readDisk(disk, file)
        const after = bytes === undefined ? '' : sha256(bytes, 64)
        if (digest === after) continue
        if (bytes) await disk.write(`${folder}/${after}`, bytes)
        if (old) await disk.write(`${folder}/${digest}`, old)
        steps.push({ file, before: before ?? digest, after })
      }
      const plan: Plan = { document, steps, kept: undoOf(document), ...place }
      await disk.write(planOf(folder), JSON.stringify(plan))
      await endBegun(folder)
      return steps.every(({ file, after }) => readDisk(disk, file).digest === after)
    },
    /** What lay there before the document's last save; undefined where there was none, or files have changed since. */
    before(document: string) {
      const kept = undoOf(document)
      const isLast = readPlan(`${cache}/${kept}`)?.steps.every(({ file, after }) => {
        return readDisk(disk, file).digest === after
      })
      return isLast ? earlier(kept) : undefined
    },
    earlier,
    /** All that is kept in a folder of the cache, the newest first. */
    kept(folder: string) {
      const all = disk.list(`${cache}/${folder}`).flatMap(({ name }) => {
        const place = `${cache}/${folder}/${name}`
        const plan = readPlan(place)
        return plan ? { ...plan, at: disk.writtenAt(planOf(place)) } : []
      })
      return all.toSorted((one, other) => +other.at - +one.at)
    },
  }
}
