import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { writeAtomically } from '../../util/atomic.ts'
import { sha256 } from '../../util/sha256.ts'
import { readDisk } from './access/files.ts'

/** A file as it is to be: its bytes, or undefined where it is to go. */
export type Change = { file: string; bytes: Uint8Array | undefined }

/** One file of a plan: what lay there and what is to lie there, each by its digest; `''` for no file. */
type Step = { file: string; before: string; after: string }
/** What a save does; written before it does any of it. */
type Plan = { document: string; steps: Step[] }

/** Writes files so that whoever starts the studio next finds all of them as they were, or all as they are to be. */
export type Committer = {
  /** Writes the files of a document's save, and keeps what lay there for {@link Committer.before}. */
  commit(document: string, changes: readonly Change[]): Promise<void>
  /** What lay there before the document's last save; undefined where there was none, or files have changed since. */
  before(document: string): Promise<readonly Change[] | undefined>
}

/**
 * Opens the journal of saves and ends what was begun: a save whose plan was written is carried out, any other is
 * forgotten.
 *
 * @param options.root absolute path of the project
 * @param options.cache absolute path of `.cache/studio`
 * @param options.onDone told of each document whose save has been carried out
 * @param options.step called before each write; tests end the work there
 */
export async function openCommitter(options: {
  root: string
  cache: string
  onDone: (document: string) => Promise<void>
  step?: () => void
}): Promise<Committer> {
  const { root, cache, onDone, step = () => undefined } = options
  const journal = join(cache, 'journal')
  const undo = join(cache, 'undo')
  const undoOf = (document: string) => join(undo, encodeURIComponent(document))

  async function write(file: string, data: string | Uint8Array): Promise<void> {
    step()
    await writeAtomically(file, data)
  }

  /** Carries out a plan that is written down; what was done already is done again, which changes nothing. */
  async function carryOut(folder: string): Promise<void> {
    const { document, steps }: Plan = JSON.parse(await readFile(join(folder, 'plan.json'), 'utf8'))
    for (const { file } of steps) await sweep(join(root, file))
    const isForeign = steps.some(({ file, before, after }) => {
      const { digest } = readDisk(join(root, file))
      return digest !== before && digest !== after
    })
    // Somebody else has written there meanwhile: the draft is still there, and shows both.
    if (isForeign) return
    for (const { file, after } of steps) await put(join(root, file), folder, after)
    step()
    await onDone(document)
    step()
    await rm(undoOf(document), { recursive: true, force: true })
    // What was written down for the save is what its undo needs.
    step()
    await mkdir(undo, { recursive: true })
    await rename(folder, undoOf(document))
  }

  /** Removes what writes that were cut off have left beside a file. */
  async function sweep(path: string): Promise<void> {
    const names = await readdir(dirname(path)).catch(() => [])
    const left = names.filter((name) => name.startsWith(`.${basename(path)}.`) && name.endsWith('.tmp'))
    for (const name of left) await rm(join(dirname(path), name), { force: true })
  }

  async function put(path: string, folder: string, after: string): Promise<void> {
    if (readDisk(path).digest === after) return
    if (after !== '') return await write(path, await readFile(join(folder, after)))
    step()
    await rm(path, { force: true })
    // The folder of a document that is taken back; one that holds anything stays.
    await rmdir(dirname(path)).catch(() => undefined)
  }

  async function endBegun(folder: string): Promise<void> {
    if (existsSync(join(folder, 'plan.json'))) await carryOut(folder)
    await rm(folder, { recursive: true, force: true })
  }

  for (const name of await readdir(journal).catch(() => [])) await endBegun(join(journal, name))

  return {
    async commit(document, changes) {
      const folder = join(journal, sha256(document, 16))
      // What a full disk has stopped half way is ended first.
      await endBegun(folder)
      const steps: Step[] = []
      for (const { file, bytes } of changes) {
        const { bytes: old, digest: before } = readDisk(join(root, file))
        const after = bytes === undefined ? '' : sha256(bytes, 64)
        if (before === after) continue
        if (bytes) await write(join(folder, after), bytes)
        if (old) await write(join(folder, before), old)
        steps.push({ file, before, after })
      }
      await write(join(folder, 'plan.json'), JSON.stringify({ document, steps } satisfies Plan))
      await endBegun(folder)
    },
    async before(document) {
      const kept = undoOf(document)
      const plan = await readFile(join(kept, 'plan.json'), 'utf8').catch(() => undefined)
      if (plan === undefined) return undefined
      const { steps }: Plan = JSON.parse(plan)
      if (steps.some(({ file, after }) => readDisk(join(root, file)).digest !== after)) return undefined
      const changes = steps.map(async ({ file, before }) => ({
        file,
        bytes: before === '' ? undefined : await readFile(join(kept, before)),
      }))
      return await Promise.all(changes)
    },
  }
}
