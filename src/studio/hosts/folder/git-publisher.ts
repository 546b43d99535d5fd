import type { Disk } from '../../../util/disk/disk.ts'
import { documentsOf } from '../../core/publish/documents.ts'
import { messageOf } from '../../core/publish/message.ts'
import type { Publisher, PublisherOptions, WaitingFile } from '../../core/publish/publisher.ts'
import { Refusal } from '../../core/refusal.ts'
import words from '../../words/publish.json'
import type { FileAndBytes, GitFolder } from './git-folder.ts'
import { createKeepOurs } from './keep-ours.ts'
import { createFolderPublisher } from './publisher.ts'

/**
 * Publishes to the folder of this computer and, where that is a Git repository with a remote, also proposes the folder's
 * content there.
 */
export function createGitPublisher(
  options: PublisherOptions & {
    git: Omit<GitFolder, 'history'>
    refresh?: (() => Promise<void>) | undefined
  },
): Publisher {
  const { disk, git, mutex, onChange, refresh = async () => undefined } = options
  const folder = createFolderPublisher(options)
  const keepOurs = createKeepOurs(options)
  /** The commit of the content in the folder, as of the last pull. */
  let ownCommit: string | undefined

  function withBytes(files: readonly FileAndBytes[]): ReadonlyMap<string, WaitingFile> {
    return new Map(files.map(([file, before]) => [file, { now: readFile(disk, file), before }]))
  }

  const documentsIn = (files: readonly FileAndBytes[]) =>
    documentsOf(withBytes(files), (file) => disk.read(file))

  /**
   * Commits the content of the folder, and merges new commits of the remote. On a conflict the remote's version wins,
   * and the version of the folder becomes a draft.
   *
   * @returns the branch to push, if it has unpublished commits; undefined without a remote
   */
  async function mergeRemote(): Promise<{ branch: string | undefined } | undefined> {
    const state = await git.state()
    if (state === undefined) return undefined
    if (!state.hasMain) throw new Refusal(409, words.unrelated)
    await refresh()
    const [title, text] = messageOf(documentsIn(state.uncommitted))
    const merged = await git.merge(`${title}\n\n${text}`)
    await keepOurs(merged.overwritten)
    ownCommit = merged.own
    const branch = await git.checkOut(merged).finally(async () => {
      await refresh()
      onChange()
    })
    return { branch }
  }

  return {
    ...folder,
    async state() {
      const at = await git.state()
      if (at === undefined) return await folder.state()
      const { leftOut, proposed, asksAuthor } = at
      return { pending: documentsIn(at.waiting), proposed, leftOut, way: 'push', asksAuthor }
    },
    async pull({ author }) {
      if (await git.fetch(author)) await mutex(mergeRemote)
      return undefined
    },
    differing: async () => (ownCommit === undefined ? new Map() : new Map(await git.differing(ownCommit))),
    async send(sending) {
      const found = await mutex(mergeRemote)
      if (found === undefined) return await folder.send(sending)
      const { branch } = found
      if (branch === undefined) return { done: 'current' }
      const address = await git.push(branch)
      return { done: 'proposed', branch, ...(address !== undefined && { address }) }
    },
    async waiting() {
      const state = await git.state()
      return withBytes(state?.waiting ?? [])
    },
    before: git.before,
    removed: git.removed,
  }
}

function readFile(disk: Disk, file: string): Uint8Array | undefined {
  try {
    return disk.read(file)
  } catch {
    return undefined
  }
}
