import { type Disk, textIn } from '../../util/disk/disk.ts'
import * as posix from '../../util/posix.ts'
import { readableDisk } from './access/files.ts'
import type { Draft, TrashEntry } from './draft.ts'
import { type DraftFiles, draftsFolder, folderOf, readDraft, trashFolder } from './draft-files.ts'
import { beside } from './owners.ts'
import { moveToTrash } from './trash-entry.ts'

export function createDraftTrash(disk: Disk, { all, open, put }: DraftFiles) {
  function entries(): TrashEntry[] {
    return disk.list(trashFolder).flatMap(({ name }) => {
      const draft = readDraft(disk, `${trashFolder}/${name}`)
      const at = disk.writtenAt(`${trashFolder}/${name}/draft.json`)
      return draft ? { ...draft, name: `trash/${name}`, at } : []
    })
  }

  const formersOf = (file: string) => entries().filter((entry) => entry.isFormer && entry.file === file)
  const readable = readableDisk(disk)

  return {
    /** Moves a draft with its pictures to the trash. */
    async discard(file: string): Promise<void> {
      const draft = all.get(file)
      if (draft === undefined) return
      // The file still has the path before a move, and in the trash no folder name has the new one. The write also
      // gives the file the time of the discard.
      await put({ ...draft, sent: undefined, closed: undefined })
      await moveToTrash(disk, folderOf(file), trashFolder)
      all.delete(file)
    },
    /**
     * Keeps the version of a document that publishing replaces in the trash. The version before it stays until {@link
     * endFormer}, because the write of the document may fail.
     */
    async keepFormer(
      { file, text }: Pick<Draft, 'file' | 'text'>,
      pictures: ReadonlyMap<string, Uint8Array>,
    ): Promise<void> {
      const formers = formersOf(file)
      const path = `trash/former-${encodeURIComponent(file)}`
      let name = formers.find((entry) => entry.text === text)?.name ?? path
      for (let count = 2; formers.some((entry) => entry.name === name && entry.text !== text); count++)
        name = `${path}-${count}`
      const folder = `${draftsFolder}/${name}`
      await disk.remove(folder)
      for (const [name, bytes] of pictures) await disk.write(`${folder}/pictures/${name}`, bytes)
      const paths = [...pictures.keys()].map((name) => beside(file, name))
      const entry = { file, text, base: '', original: '', pictures: paths, isFormer: true }
      await disk.write(`${folder}/draft.json`, JSON.stringify(entry))
    },
    /** Removes the versions of a document that were published before `text`, which the trash has as the former version. */
    async endFormer({ file, text }: Pick<Draft, 'file' | 'text'>): Promise<void> {
      const formers = formersOf(file)
      if (!formers.some((entry) => entry.text === text)) return
      for (const entry of formers) if (entry.text !== text) await disk.remove(`${draftsFolder}/${entry.name}`)
    },
    /** The entries of the trash, without a former version that is still published because publishing failed. */
    discarded: (): TrashEntry[] =>
      entries().filter(({ file, text, isFormer }) => !isFormer || textIn(readable, file) !== text),
    /** Brings a draft back from the trash. Its document must have no other draft. */
    restore: ({ name, file }: TrashEntry) => open(`${draftsFolder}/${name}`, file),
    /** The bytes of a picture that is kept with an entry of the trash. */
    pictureIn: ({ name }: TrashEntry, picture: string) =>
      disk.read(`${draftsFolder}/${name}/pictures/${posix.basename(picture)}`),
  }
}
