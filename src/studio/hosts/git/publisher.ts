import { isGroup } from '../../../check/yaml/locate.ts'
import type { Disk } from '../../../util/disk/disk.ts'
import { isReadable, ownersOf } from '../../core/owners.ts'
import { documentsOf } from '../../core/publish/documents.ts'
import { partFiles } from '../../core/publish/left-out.ts'
import { messageOf } from '../../core/publish/message.ts'
import type { Publisher, PublisherOptions, WaitingFile } from '../../core/publish/publisher.ts'
import { Refusal } from '../../core/refusal.ts'
import words from '../../words/publish.json'
import { createFolderPublisher } from '../folder/publisher.ts'
import { followCommit, mergeContent, writeToDisk } from './commit-content.ts'
import { openGit } from './git.ts'
import { createKeepMine } from './keep-mine.ts'
import { withoutLeftLocks } from './left-locks.ts'
import { proposalOf } from './proposal.ts'
import { changedFiles, differingNames, expectQuiet, readState, treeFiles } from './repository.ts'

/**
 * Publishes to the folder of this computer and, where that is a Git repository with a remote, also proposes the folder's
 * content there.
 */
export function createPublisher(options: PublisherOptions & { root: string }): Publisher {
  const { disk, root, mutex, onChange } = options
  const git = openGit(root)
  const folder = createFolderPublisher(options)
  const keepMine = createKeepMine(options)
  /** The commit of the content on the disk and the published one, as of the last pull. */
  let pulled: { own: string; tip: string } | undefined

  /** Reads a file as it was in a commit. */
  const readIn = (commit: string, file: string) => git.bytes(['cat-file', 'blob', `${commit}:${file}`])

  async function waitingSince(since: string) {
    const before = await treeFiles(git, since)
    // A link may lead outside the content, and is never read.
    const isOwn = (file: string) => isReadable(disk, file) && disk.entryKind(file) !== 'other'
    const changed = (await changedFiles(git, since)).filter(isOwn)
    // Git takes what lies in a folder that cannot be read for removed.
    const { files, leftOut } = partFiles(changed, (file) => disk.entryKind(file) !== undefined)
    const read = async (file: string): Promise<[string, WaitingFile]> => {
      const old = before.has(file) ? await readIn(since, file) : undefined
      return [file, { now: readFile(disk, file), before: old }]
    }
    return { waiting: new Map(await Promise.all(files.map(read))), leftOut }
  }

  async function asksAuthor(): Promise<boolean> {
    return (await git.ask(['var', 'GIT_COMMITTER_IDENT'])) === undefined
  }

  /** Sets the editor's name and address, with which Git signs commits, for this clone alone; refuses invalid ones. */
  async function sign(author: unknown): Promise<void> {
    const { name = '', email = '' } = isGroup(author) ? author : {}
    const [own, address] = [String(name).trim(), String(email).trim()] as const
    const isName = /^[^-<>\p{C}][^<>\p{C}]{0,99}$/u.test(own)
    if (!isName || !/^[^-\s<>@\p{C}][^\s<>@\p{C}]*@[^\s<>@\p{C}]+$/u.test(address))
      throw new Refusal(422, words.noAuthor)
    await git.run(['config', '--local', 'user.name', own])
    await git.run(['config', '--local', 'user.email', address])
  }

  /**
   * Commits the content on the disk, and merges what is new at the remote into it. Where both sides changed the same place,
   * the remote's version is taken, and the version on the disk becomes a draft.
   *
   * @returns the branch to push; undefined where nothing is left
   */
  async function pull(): Promise<string | undefined> {
    const at = await readState(git)
    if (at?.main === undefined) throw new Refusal(409, words.unrelated)
    const { waiting } = await waitingSince(at.since)
    const [title, text] = messageOf(documentsOf(waiting, (file) => disk.read(file)))
    const merged = await mergeContent(git, at, `${title}\n\n${text}`)
    await keepMine(merged.taken)
    await writeToDisk(git, merged)
    pulled = { own: merged.commit, tip: at.main.tip }
    return await followCommit(git, at, merged.commit).finally(onChange)
  }

  return {
    ...folder,
    async state() {
      const at = await readState(git)
      if (at === undefined) return await folder.state()
      const { waiting, leftOut } = await waitingSince(at.since)
      const pending = documentsOf(waiting, (file) => disk.read(file))
      const proposed = ownersOf(at.main ? at.proposed : [])
      return { pending, proposed, leftOut, way: 'push', asksAuthor: await asksAuthor() }
    },
    async take({ author }) {
      const at = await readState(git)
      if (at === undefined) return undefined
      await withoutLeftLocks(git, async () => {
        const { remote } = at
        await expectQuiet(git)
        if (await asksAuthor()) await sign(author)
        await git.run(['fetch', '--no-tags', '--no-recurse-submodules', '--', remote])
        if (at.main === undefined) await git.ask(['remote', 'set-head', '--auto', '--', remote])
        await mutex(pull)
      })
      return undefined
    },
    async differing() {
      if (pulled === undefined) return new Map()
      const { own, tip } = pulled
      const published = await treeFiles(git, tip)
      const names = differingNames(await treeFiles(git, own), published)
      const files = names.filter((file) => /^(content|public)\//.test(file))
      const read = async (file: string) =>
        [file, published.has(file) ? await readIn(tip, file) : undefined] as const
      return new Map(await Promise.all(files.map(read)))
    },
    async send(sending) {
      const at = await readState(git)
      if (at === undefined) return await folder.send(sending)
      return await withoutLeftLocks(git, async () => {
        const branch = await mutex(pull)
        if (branch === undefined) return { done: 'current' }
        const ref = `refs/heads/${branch}`
        await git.run(['push', '--no-recurse-submodules', '--', at.remote, `${ref}:${ref}`])
        const address = proposalOf(await git.run(['remote', 'get-url', '--', at.remote]), branch)
        return { done: 'proposed', branch, ...(address !== undefined && { address }) }
      })
    },
    async waiting() {
      const since = (await readState(git))?.since
      return since === undefined ? new Map() : (await waitingSince(since)).waiting
    },
    async before(file) {
      const since = (await readState(git))?.since
      return since === undefined ? disk.read(file) : await readIn(since, file).catch(() => undefined)
    },
  }
}

function readFile(disk: Disk, file: string): Uint8Array | undefined {
  try {
    return disk.read(file)
  } catch {
    return undefined
  }
}
