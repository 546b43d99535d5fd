import { isGroup } from '../../../check/yaml/locate.ts'
import type { Disk } from '../../../util/disk/disk.ts'
import { isReadable, ownersOf } from '../../core/owners.ts'
import { partFiles } from '../../core/publish/left-out.ts'
import { Refusal } from '../../core/refusal.ts'
import words from '../../words/publish.json'
import type { GitFolder, GitState } from '../folder/git-folder.ts'
import { followCommit, mergeContent, writeToDisk } from './commit-content.ts'
import { type Git, openGit } from './git.ts'
import { withoutLeftLocks } from './left-locks.ts'
import { proposalOf } from './proposal.ts'
import { changedFiles, differingNames, expectQuiet, readState, treeFiles } from './repository.ts'
import { openVersions } from './versions.ts'

/** Opens the Git repository of the folder `root`, if there is one. */
export function openGitFolder(
  root: string,
  disk: Pick<Disk, 'read' | 'isListable' | 'entryKind'>,
): Omit<GitFolder, 'history'> {
  const git = openGit(root)
  const versions = openVersions(root)

  async function asksAuthor(): Promise<boolean> {
    return await git.once(['var', 'GIT_COMMITTER_IDENT']).then(
      () => false,
      () => true,
    )
  }

  return {
    listVersions: versions.list,
    readVersion: versions.read,
    commit: () => git.ask(['rev-parse', '--verify', 'HEAD']),
    async state() {
      const at = await readState(git)
      if (at === undefined) return undefined
      return {
        hasMain: at.main !== undefined,
        ...(await differences(git, disk, at)),
        proposed: ownersOf(at.main ? at.proposed : []),
        asksAuthor: await asksAuthor(),
      }
    },
    // The first half of a pull; `hosts/folder/git-publisher.ts` merges.
    async fetch(author) {
      const at = await readState(git)
      if (at === undefined) return false
      const { remote } = at
      await withoutLeftLocks(git, async () => {
        await expectQuiet(git)
        if (await asksAuthor()) await sign(git, author)
        await git.run(['fetch', '--no-tags', '--no-recurse-submodules', '--', remote])
        if (at.main === undefined) await git.ask(['remote', 'set-head', '--auto', '--', remote])
      })
      return true
    },
    async merge(message) {
      const at = await readState(git)
      if (at?.main === undefined) throw new Refusal(409, words.unrelated)
      return await withoutLeftLocks(git, () => mergeContent(git, at, message))
    },
    async checkOut(merged) {
      const at = await readState(git)
      if (at?.main === undefined) throw new Refusal(409, words.unrelated)
      return await withoutLeftLocks(git, async () => {
        await writeToDisk(git, merged)
        return await followCommit(git, at, merged.commit)
      })
    },
    async differing(own) {
      const main = (await readState(git))?.main
      if (main === undefined) return []
      const published = await treeFiles(git, main.tip)
      const names = differingNames(await treeFiles(git, own), published)
      const files = names.filter((file) => /^(content|public)\//.test(file))
      const read = async (file: string) =>
        [file, published.has(file) ? await readIn(git, main.tip, file) : undefined] as const
      return await Promise.all(files.map(read))
    },
    async push(branch) {
      const at = await readState(git)
      return at && (await push(git, at.remote, branch))
    },
    removed: (file) => readRemoved(git, file),
    async before(file) {
      const since = (await readState(git))?.since
      if (since === undefined) return disk.read(file)
      return await readIn(git, since, file).catch(() => undefined)
    },
  }
}

/** Pushes a branch; gives the page on which it becomes a proposal, if the remote has such a page. */
async function push(git: Git, remote: string, branch: string): Promise<string | undefined> {
  return await withoutLeftLocks(git, async () => {
    const ref = `refs/heads/${branch}`
    await git.run(['push', '--no-recurse-submodules', '--', remote, `${ref}:${ref}`])
    return proposalOf(await git.run(['remote', 'get-url', '--', remote]), branch)
  })
}

/** Reads a removed file from the commit before its removal, or from the last commit if the removal is not committed. */
async function readRemoved(git: Git, file: string): Promise<Uint8Array | undefined> {
  const commit = await git.ask(['rev-list', '-1', 'HEAD', '--', file])
  if (!commit) return undefined
  const read = (at: string) => readIn(git, at, file).catch(() => undefined)
  return (await read(commit)) ?? (await read(`${commit}^`))
}

/** Reads a file as it was in a commit. */
const readIn = (git: Git, commit: string, file: string) =>
  git.bytes(['cat-file', 'blob', `${commit}:${file}`])

/**
 * The files of the content in which the folder differs from the published or proposed state, and from its commit.
 * Commits merged from the default branch are published.
 */
async function differences(
  git: Git,
  disk: Pick<Disk, 'read' | 'isListable' | 'entryKind'>,
  { since, head, main }: NonNullable<Awaited<ReturnType<typeof readState>>>,
): Promise<Pick<GitState, 'waiting' | 'uncommitted' | 'leftOut'>> {
  // A link may lead outside the content, so it is never read. Git reports the files of an unreadable folder as removed.
  const isOwn = (file: string) => isReadable(disk, file) && disk.entryKind(file) !== 'other'
  const changedSince = async (commit: string) =>
    partFiles((await changedFiles(git, commit)).filter(isOwn), (file) => disk.entryKind(file) !== undefined)
  const changed = await changedSince(head)
  const { files, leftOut } = since === head ? changed : await changedSince(since)
  const { files: uncommitted } = changed
  const [own, published] = [await treeFiles(git, head), await treeFiles(git, main?.tip ?? since)]
  const isMerged = (file: string) => !uncommitted.includes(file) && own.get(file) === published.get(file)
  const from = async (commit: string, names: readonly string[]) => {
    const before = await treeFiles(git, commit)
    const read = async (file: string) =>
      [file, before.has(file) ? await readIn(git, commit, file) : undefined] as const
    return await Promise.all(names.map(read))
  }
  return {
    waiting: await from(
      since,
      files.filter((file) => !isMerged(file)),
    ),
    uncommitted: await from(head, uncommitted),
    leftOut,
  }
}

/** Sets the editor's name and address, with which Git signs commits, for this clone alone; refuses invalid ones. */
async function sign(git: Git, author: unknown): Promise<void> {
  const { name = '', email = '' } = isGroup(author) ? author : {}
  const [own, address] = [String(name).trim(), String(email).trim()] as const
  const isName = /^[^-<>\p{C}][^<>\p{C}]{0,99}$/u.test(own)
  if (!isName || !/^[^-\s<>@\p{C}][^\s<>@\p{C}]*@[^\s<>@\p{C}]+$/u.test(address))
    throw new Refusal(422, words.noAuthor)
  await git.run(['config', '--local', 'user.name', own])
  await git.run(['config', '--local', 'user.email', address])
}
