import { isPictureFile } from '../../../check/pictures/pictures.ts'
import { filesBelow } from '../../../util/disk/disk.ts'
import {
  type Choices,
  type Conflict,
  choiceOf,
  fileConflictOf,
  mergedOf,
} from '../../core/publish/conflict.ts'
import type { IdOf } from '../../core/publish/repository.ts'
import type { FileConflict } from '../../protocol.ts'
import type { StoredDisk, Taken } from '../../store/stored-disk.ts'
import type { Head, Host, ProposedFiles, Tree } from './host.ts'

/** The published branch at the host. */
export type HostState = {
  head: Head
  tree: Tree
  /** The files of a merged proposal, which the head includes, with their ids; empty without one. */
  merged: ProposedFiles
  /** Reads a file by its id. */
  read(id: string): Promise<Uint8Array>
}

/** Reads the list of the head's files, and the bytes of those that differ from the files published here. */
export async function readHost(
  host: Host,
  stored: StoredDisk,
  idOf: IdOf,
): Promise<Omit<HostState, 'merged'>> {
  const head = await host.head()
  const tree = new Map([...(await host.files(head))].filter(([file]) => /^(content|public)\//.test(file)))
  const known = new Map<string, Uint8Array>()
  for (const file of contentPaths(stored.published)) {
    const bytes = stored.published.read(file)
    const id = await idOf(bytes)
    if (id !== undefined && bytes) known.set(id, bytes)
  }
  const read = async (id: string) => known.get(id) ?? (await host.read(id))
  for (const { id } of tree.values()) await read(id)
  return { head, tree, read }
}

/**
 * Replaces the files published here by those at the host. A text that both sides changed is merged by lines. As long as
 * a conflict waits for a choice, no file is taken.
 *
 * @returns the conflicts that wait for a choice
 */
export async function takeOver(
  { head, tree, merged, read }: HostState,
  options: {
    stored: StoredDisk
    idOf: IdOf
    choices: Choices
    readThere: Host['read']
  },
): Promise<FileConflict[]> {
  const { stored, idOf, choices, readThere } = options
  const { published, kept } = stored
  const idIn = (file: string) => tree.get(file)?.id

  /** The new bytes of a file; undefined where both sides changed it and the conflict waits for a choice. */
  async function settle(conflict: Conflict): Promise<Pick<Taken, 'result'> | undefined> {
    const { base, mine, theirs } = conflict
    const [baseId, mineId, theirsId] = [await idOf(base), await idOf(mine), idIn(conflict.file)]
    if (baseId === theirsId) return { result: mine }
    if (mineId === theirsId || mineId === baseId) return { result: theirs }
    const text = mergedOf(conflict)
    if (text !== undefined) return { result: new TextEncoder().encode(text) }
    const choice = choiceOf(choices, conflict.id)
    if (typeof choice === 'object') return { result: new TextEncoder().encode(choice.text) }
    return choice && { result: choice === 'mine' ? mine : theirs }
  }

  /** The merge base of a file: its version in the merged proposal, else the version from which the work began. */
  async function baseOf(file: string, began: Uint8Array | undefined): Promise<Uint8Array | undefined> {
    const sent = merged[file]
    return sent === undefined ? began : sent === null ? undefined : await read(sent)
  }

  const taken = new Map<string, Taken>()
  const conflicts: Conflict[] = []
  for (const file of new Set([...tree.keys(), ...contentPaths(published)])) {
    const theirsId = idIn(file)
    const now = published.read(file)
    const { bytes: mine, over } = kept.get(file) ?? { bytes: now, over: now }
    const base = await baseOf(file, over)
    if ((await idOf(now)) === theirsId && (await idOf(base)) === theirsId) continue
    const theirs = theirsId === undefined ? undefined : await read(theirsId)
    const conflict = { id: `${file}:${await idOf(mine)}:${theirsId}`, file, base, mine, theirs }
    const settled = await settle(conflict)
    if (settled) taken.set(file, { theirs, ...settled })
    else conflicts.push(conflict)
  }
  if (conflicts.length === 0 && taken.size > 0) await stored.take(taken, head.at)
  // The bytes of a published picture are not here, so the host is asked for them.
  const shown = async ({ theirs, ...conflict }: Conflict) => {
    const id = isPictureFile(conflict.file) ? idIn(conflict.file) : undefined
    const seen = id === undefined ? theirs : await readThere(id)
    return fileConflictOf(stored.disk, { ...conflict, theirs: seen })
  }
  return await Promise.all(conflicts.map(shown))
}

/** The paths of the files in `content/`, and in `public/`, to which the content may refer. */
function contentPaths(disk: StoredDisk['published']): string[] {
  return ['content', 'public'].flatMap((folder) =>
    filesBelow(disk, folder).map((name) => `${folder}/${name}`),
  )
}
