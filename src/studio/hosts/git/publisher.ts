import { isGroup } from '../../../check/yaml/locate.ts'
import type { Disk } from '../../../util/disk/disk.ts'
import type { ReplacedFiles } from '../../core/overlay.ts'
import { fileConflictOf } from '../../core/publish/conflict.ts'
import { partFiles } from '../../core/publish/left-out.ts'
import type { Publisher, PublisherOptions } from '../../core/publish/publisher.ts'
import { Refusal } from '../../core/refusal.ts'
import { isReadable } from '../../core/save-changes.ts'
import words from '../../words/publish.json'
import { type ChangedFiles, createHandOver, differingNames, messageOf, ownersOf } from '../hand-over.ts'
import { followCommit, mergeContent, writeToDisk } from './commit-content.ts'
import { openGit } from './git.ts'
import { withoutLeftLocks } from './left-locks.ts'
import { proposalOf } from './proposal.ts'
import { changedFiles, expectQuiet, type RepositoryState, readState, treeFiles } from './repository.ts'

/** Publishes by Git or, without a remote, as {@link createHandOver} does. */
export function createPublisher(options: PublisherOptions & { disk: Disk; root: string }): Publisher {
  const { disk, root, mutex, onChange, expectNoNewErrors } = options
  const git = openGit(root)
  const byHand = createHandOver(options)

  async function changedSince(since: string): Promise<ChangedFiles> {
    const [before, changed] = [await treeFiles(git, since), await changedFiles(git, since)]
    // Git takes what lies in a folder that cannot be read for removed.
    const isThere = (file: string) => disk.entryKind(file) !== undefined
    const parted = partFiles(
      changed.filter((file) => isReadable(disk, file)),
      isThere,
    )
    const stateOf = (file: string) => (!before.has(file) ? 'new' : isThere(file) ? 'changed' : 'removed')
    const read = async (file: string) => (before.has(file) ? await readIn(since)(file) : undefined)
    return { ...parted, stateOf, before: read }
  }

  /** Reads a file as it was in a commit. */
  const readIn = (since: string) => (file: string) => git.bytes(['cat-file', 'blob', `${since}:${file}`])

  /** The files in which a commit differs from `own`, the commit of the content on the disk. */
  async function otherFiles(own: string, commit: string): Promise<ReplacedFiles> {
    const files = await treeFiles(git, commit)
    const names = differingNames(await treeFiles(git, own), files).filter((file) =>
      /^(content|public)\//.test(file),
    )
    const read = async (file: string) =>
      [file, files.has(file) ? await readIn(commit)(file) : undefined] as const
    return new Map(await Promise.all(names.map(read)))
  }

  async function merge(at: RepositoryState, choices: unknown) {
    const documents = await byHand.documentsOf(await changedSince(at.since))
    return await mergeContent(git, at, {
      message: messageOf(documents).join('\n\n'),
      choices: isGroup(choices) ? choices : {},
    })
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

  return {
    async changes() {
      const at = await readState(git)
      if (at === undefined) return await byHand.changes()
      const changed = await changedSince(at.since)
      const documents = await byHand.documentsOf(changed)
      const { leftOut } = changed
      const proposed = ownersOf(at.main ? at.proposed : [])
      const drafts = byHand.draftTitles()
      return { documents, proposed, leftOut, drafts, way: 'push', asksAuthor: await asksAuthor() }
    },
    async publish({ author, choices }) {
      const before = await readState(git)
      if (before === undefined) return await byHand.publish()
      return await withoutLeftLocks(git, async () => {
        const { remote } = before
        await expectQuiet(git)
        if (await asksAuthor()) await sign(author)
        await git.run(['fetch', '--no-tags', '--no-recurse-submodules', '--', remote])
        if (before.main === undefined) await git.ask(['remote', 'set-head', '--auto', '--', remote])
        const { conflicts, branch } = await mutex(async () => {
          const at = await readState(git)
          if (at?.main === undefined) throw new Refusal(409, words.unrelated)
          const merged = await merge(at, choices)
          const { conflicts, commit } = merged
          if (conflicts.length > 0) return { conflicts, branch: undefined }
          await writeToDisk(git, merged)
          const branch = await followCommit(git, at, commit).finally(onChange)
          // What others have published is here now, so an error that comes of it shows in its form and can be fixed there.
          await expectNoNewErrors(new Map(), () => otherFiles(commit, at.main.tip))
          return { conflicts, branch }
        })
        if (conflicts.length > 0) return { conflicts: conflicts.map((one) => fileConflictOf(disk, one)) }
        if (branch === undefined) return { done: 'current' }
        const ref = `refs/heads/${branch}`
        await git.run(['push', '--no-recurse-submodules', '--', remote, `${ref}:${ref}`])
        const url = await git.run(['remote', 'get-url', '--', remote])
        return { done: 'proposed', branch, address: proposalOf(url, branch) }
      })
    },
    markSent: byHand.markSent,
    async before(file) {
      const since = (await readState(git))?.since
      return since === undefined ? undefined : await readIn(since)(file).catch(() => undefined)
    },
    async zip() {
      const since = (await readState(git))?.since
      if (since === undefined) return await byHand.zip()
      return await byHand.zipOf(await changedSince(since), since)
    },
  }
}
