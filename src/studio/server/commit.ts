import { existsSync, readFileSync, statSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { writeAtomically } from '../../util/atomic.ts'
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

/** Writes files so that whoever starts the studio next finds all of them as they were, or all as they are to be. */
export type Committer = Awaited<ReturnType<typeof openCommitter>>

/**
 * Opens the journal of saves and ends what was begun: a save whose plan was written is carried out, any other is
 * forgotten.
 *
 * @param options.root absolute path of the project
 * @param options.cache absolute path of `.cache/studio`
 * @param options.onDone told of each document whose save has been carried out
 */
export async function openCommitter(options: {
  root: string
  cache: string
  onDone: (document: string) => Promise<void>
}) {
  const { root, cache, onDone } = options
  const journal = join(cache, 'journal')
  const undoOf = (document: string) => `undo/${encodeURIComponent(document)}`
  const planOf = (folder: string) => join(folder, 'plan.json')
  const readPlan = (folder: string): Plan | undefined =>
    existsSync(planOf(folder)) ? JSON.parse(readFileSync(planOf(folder), 'utf8')) : undefined

  /** Carries out a plan that is written down; what was done already is done again, which changes nothing. */
  async function carryOut(folder: string, { document, steps, kept, forgets }: Plan): Promise<void> {
    const place = join(cache, kept)
    for (const { file } of steps) await sweep(join(root, file))
    const isForeign = steps.some(({ file, before, after }) => {
      const { digest } = readDisk(join(root, file))
      return digest !== before && digest !== after
    })
    // Somebody else has written there meanwhile: the draft is still there, and shows both.
    if (isForeign) return
    for (const { file, after } of steps) await put(join(root, file), folder, after)
    await onDone(document)
    await rm(place, { recursive: true, force: true })
    if (forgets) return
    // What was written down for the save is what its undo needs.
    await mkdir(dirname(place), { recursive: true })
    await rename(folder, place)
  }

  /** What lay there before what is kept, or one file of it. */
  async function earlier(kept: string, only?: string): Promise<Change[]> {
    const { steps = [] } = readPlan(join(cache, kept)) ?? {}
    const read = async ({ file, before, after }: Step) => ({
      ...{ file, before: after },
      bytes: before === '' ? undefined : await readFile(join(cache, kept, before)),
    })
    return await Promise.all(steps.filter(({ file }) => only === undefined || file === only).map(read))
  }

  /** Removes what writes that were cut off have left beside a file. */
  async function sweep(path: string): Promise<void> {
    const names = await readdir(dirname(path)).catch(() => [])
    const left = names.filter((name) => name.startsWith(`.${basename(path)}.`) && name.endsWith('.tmp'))
    for (const name of left) await rm(join(dirname(path), name), { force: true })
  }

  async function put(path: string, folder: string, after: string): Promise<void> {
    if (readDisk(path).digest === after) return
    if (after !== '') return await writeAtomically(path, await readFile(join(folder, after)))
    await rm(path, { force: true })
    // The folder of a document that is taken back; one that holds anything stays.
    await rmdir(dirname(path)).catch(() => undefined)
  }

  async function endBegun(folder: string): Promise<void> {
    const plan = readPlan(folder)
    if (plan) await carryOut(folder, plan)
    await rm(folder, { recursive: true, force: true })
  }

  for (const name of await readdir(journal).catch(() => [])) await endBegun(join(journal, name))

  return {
    /**
     * Writes the files of a document's save, and keeps what lay there for its undo, or at another place below the cache;
     * `forgets`: what is kept at that place goes with this save. False where somebody wrote in between: nothing is touched.
     */
    async commit(document: string, changes: readonly Change[], place?: Pick<Plan, 'kept' | 'forgets'>) {
      const folder = join(journal, sha256(document, 16))
      // What a full disk has stopped half way is ended first.
      await endBegun(folder)
      const steps: Step[] = []
      for (const { file, bytes, before } of changes) {
        const { bytes: old, digest } = readDisk(await expectInside(root, file))
        const after = bytes === undefined ? '' : sha256(bytes, 64)
        if (digest === after) continue
        if (bytes) await writeAtomically(join(folder, after), bytes)
        if (old) await writeAtomically(join(folder, digest), old)
        steps.push({ file, before: before ?? digest, after })
      }
      const plan: Plan = { document, steps, kept: undoOf(document), ...place }
      await writeAtomically(planOf(folder), JSON.stringify(plan))
      await endBegun(folder)
      return steps.every(({ file, after }) => readDisk(join(root, file)).digest === after)
    },
    /** What lay there before the document's last save; undefined where there was none, or files have changed since. */
    async before(document: string) {
      const kept = undoOf(document)
      const isLast = readPlan(join(cache, kept))?.steps.every(({ file, after }) => {
        return readDisk(join(root, file)).digest === after
      })
      return isLast ? await earlier(kept) : undefined
    },
    earlier,
    /** All that is kept in a folder of the cache, the newest first. */
    async kept(folder: string) {
      const names = await readdir(join(cache, folder)).catch(() => [])
      const all = names.flatMap((name) => {
        const plan = readPlan(join(cache, folder, name))
        return plan ? { ...plan, at: statSync(planOf(join(cache, folder, name))).mtime } : []
      })
      return all.toSorted((one, other) => +other.at - +one.at)
    },
  }
}
