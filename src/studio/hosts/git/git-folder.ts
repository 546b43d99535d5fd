import { isGroup } from '../../../check/yaml/locate.ts'
import type { Disk } from '../../../util/disk/disk.ts'
import { isReadable, ownersOf } from '../../core/owners.ts'
import { partFiles } from '../../core/publish/left-out.ts'
import { Refusal } from '../../core/refusal.ts'
import words from '../../words/publish.json'
import type { GitFolder } from '../folder/git-folder.ts'
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
      const { files, leftOut } = await waitingSince(git, disk, at.since)
      return {
        hasMain: at.main !== undefined,
        waiting: files,
        leftOut,
        proposed: ownersOf(at.main ? at.proposed : []),
        asksAuthor: await asksAuthor(),
      }
    },
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
      if (at === undefined) return undefined
      const { remote } = at
      return await withoutLeftLocks(git, async () => {
        const ref = `refs/heads/${branch}`
        await git.run(['push', '--no-recurse-submodules', '--', remote, `${ref}:${ref}`])
        return proposalOf(await git.run(['remote', 'get-url', '--', remote]), branch)
      })
    },
    async before(file) {
      const since = (await readState(git))?.since
      if (since === undefined) return disk.read(file)
      return await readIn(git, since, file).catch(() => undefined)
    },
  }
}

/** Reads a file as it was in a commit. */
const readIn = (git: Git, commit: string, file: string) =>
  git.bytes(['cat-file', 'blob', `${commit}:${file}`])

/** The files of the content that differ between a commit and the folder, each with its bytes in the commit. */
async function waitingSince(git: Git, disk: Pick<Disk, 'read' | 'isListable' | 'entryKind'>, since: string) {
  const before = await treeFiles(git, since)
  // A link may lead outside the content, and is never read.
  const isOwn = (file: string) => isReadable(disk, file) && disk.entryKind(file) !== 'other'
  const changed = (await changedFiles(git, since)).filter(isOwn)
  // Git takes what lies in a folder that cannot be read for removed.
  const { files, leftOut } = partFiles(changed, (file) => disk.entryKind(file) !== undefined)
  const read = async (file: string) =>
    [file, before.has(file) ? await readIn(git, since, file) : undefined] as const
  return { files: await Promise.all(files.map(read)), leftOut }
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
