import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from '../../util/atomic.ts'

/** A document as its editor left it: not yet in `content/`, and kept over restarts. */
export type Draft = {
  /** Path of the document below the root, with `/`. */
  file: string
  text: string
  /** Digest of the file on the disk when the draft began; `''` for a document that is not there yet. */
  base: string
  revision: number
  /** Names of the pictures that lie with the draft; a save puts them beside the document. */
  pictures: readonly string[]
}

/** The drafts of a project, in its cache. */
export type Drafts = {
  /** All of them, by their document. */
  readonly all: ReadonlyMap<string, Draft>
  /** Keeps a draft; its pictures stay what they are. */
  write(draft: Omit<Draft, 'pictures'>): Promise<void>
  addPicture(file: string, name: string, bytes: Uint8Array): Promise<void>
  /** Absolute path at which a picture of a draft lies. */
  picturePath(file: string, name: string): string
  /** Forgets a draft and its pictures. */
  remove(file: string): Promise<void>
}

/** Opens the drafts of the project in a folder. What is no whole draft (a first write that was cut off) is left out. */
export async function openDrafts(root: string): Promise<Drafts> {
  const folder = join(root, '.cache/studio/drafts')
  const all = new Map<string, Draft>()
  const folderOf = (file: string) => join(folder, encodeURIComponent(file))
  const picturesOf = (file: string) => join(folderOf(file), 'pictures')
  for (const name of await readdir(folder).catch(() => [])) {
    const draft = await readDraft(join(folder, name)).catch(() => undefined)
    if (draft !== undefined) all.set(draft.file, draft)
  }
  return {
    all,
    async write(draft) {
      const { file } = draft
      await writeAtomically(join(folderOf(file), 'draft.json'), JSON.stringify(draft))
      all.set(file, { ...draft, pictures: all.get(file)?.pictures ?? [] })
    },
    async addPicture(file, name, bytes) {
      const draft = all.get(file)
      if (draft === undefined) throw new Error(`${file} has no draft.`)
      await writeAtomically(join(picturesOf(file), name), bytes)
      all.set(file, { ...draft, pictures: [...new Set([...draft.pictures, name])].sort() })
    },
    picturePath: (file, name) => join(picturesOf(file), name),
    async remove(file) {
      // The text first: pictures alone are no draft.
      await rm(join(folderOf(file), 'draft.json'), { force: true })
      await rm(folderOf(file), { recursive: true, force: true })
      all.delete(file)
    },
  }
}

async function readDraft(folder: string): Promise<Draft> {
  const draft = JSON.parse(await readFile(join(folder, 'draft.json'), 'utf8'))
  const names = await readdir(join(folder, 'pictures')).catch(() => [])
  return { ...draft, pictures: names.filter((name) => !name.startsWith('.')).sort() }
}
