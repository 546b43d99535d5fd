import type { Disk } from '../../util/disk/disk.ts'
import type { CurrentDraft } from './draft.ts'
import { folderOf, openDraftFiles } from './draft-files.ts'
import { createDraftTrash } from './draft-trash.ts'
import { createRebasing } from './rebasing.ts'
import { createSent } from './sent-drafts.ts'

/** The drafts of a project. */
export type Drafts = ReturnType<typeof openDrafts>

/** Opens the drafts of a project. An incomplete draft, whose first write was interrupted, is left out. */
export function openDrafts(disk: Disk) {
  const files = openDraftFiles(disk)
  const { all, readAgain, open, write, remove, storedPath } = files
  const rebasing = createRebasing(disk)
  const { current } = rebasing
  const trash = createDraftTrash(disk, files)
  /** The paths to which drafts have moved since the studio started, by their former ones. */
  const moved = new Map<string, string>()
  return {
    /** Whether a document has a draft. */
    has: (file: string) => all.has(file),
    /** The draft of a document, rebased on what is published now. */
    get(file: string): CurrentDraft | undefined {
      const draft = all.get(file)
      return draft && current(draft)
    },
    /** All drafts, rebased on what is published now. */
    all: (): CurrentDraft[] => [...all.values()].map(current),
    storedPath,
    readAgain,
    /** When a draft was written last. */
    writtenAt: (file: string) => disk.writtenAt(`${folderOf(file)}/draft.json`),
    write,
    /** Forgets a draft and its pictures. */
    remove,
    /** Moves a draft and its pictures to another path, at which there is no document. */
    async move(file: string, to: string): Promise<void> {
      await open(folderOf(file), to)
      all.delete(file)
      moved.delete(to)
      moved.set(file, to)
    },
    /** The path of a draft that may have moved since the studio started: a window may still use its former path. */
    currentPath(file: string): string {
      let now = file
      while (!all.has(now) && moved.has(now) && disk.entryKind(now) === undefined) now = moved.get(now) ?? now
      return now
    },
    /** The path of a draft, from any path that it had since the studio started. */
    draftPath(file: string): string {
      let now = file
      while (!all.has(now) && moved.has(now)) now = moved.get(now) ?? now
      return now
    },
    /**
     * Deletes the drafts that are published, and moves a removed document to the trash. A later call retries a draft
     * that could not be deleted.
     *
     * @returns whether any draft was deleted
     */
    async endPublished(): Promise<boolean> {
      const ended = [...all.values()].map(current).filter(({ isPublished }) => isPublished)
      for (const { file, isDeleted, text, draft } of ended) {
        // If the published text differs from the sent text, the editor's own text goes to the trash.
        const isOther = draft.sent !== undefined && draft.text !== text
        await (isDeleted || isOther ? trash.discard(file) : remove(file)).catch(() => undefined)
      }
      return ended.length > 0
    },
    ...createSent(files, rebasing),
    ...trash,
  }
}
