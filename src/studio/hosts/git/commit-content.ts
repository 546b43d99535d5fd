import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Choices, type Conflict, choiceOf, mergedOf } from '../../core/publish/conflict.ts'
import { partFiles } from '../../core/publish/left-out.ts'
import { Refusal } from '../../core/refusal.ts'
import { format } from '../../words/format.ts'
import words from '../../words/publish.json'
import { type Git, openGit } from './git.ts'
import { baseOf, type RepositoryState } from './repository.ts'

type CommitOptions = { message: string; choices: Choices }

/**
 * Commits the content on the disk, and merges what is new at the remote. Git writes nothing but new objects.
 *
 * @returns the commit of the content on the disk (`own`) and the merged one; or the conflicts that wait for a choice
 */
export async function mergeContent(
  git: Git,
  at: RepositoryState,
  { message, choices }: CommitOptions,
): Promise<{ conflicts: Conflict[]; own: string; commit: string }> {
  const { head, main, isMerged, isContentAlone, pushed } = at
  if (!isContentAlone) throw new Refusal(409, format(words.otherWork, { branch: main.name }))
  const own = await commitTree(git, await treeOfDisk(git, head), [head], message)
  let commit = own
  for (const theirs of [pushed, main.tip]) {
    if (theirs === undefined) continue
    const common = await git.once(['merge-base', commit, theirs])
    if (common === theirs) continue
    const base = isMerged ? head : common
    const { conflicts, tree, isChosen } = await mergeCommits(git, { base, ours: commit, theirs }, choices)
    if (conflicts.length > 0) return { conflicts, own, commit }
    // Where the default branch holds the earlier commits, it is the only parent, unless a choice was used: the version
    // that was not chosen stays in the history.
    const isFresh = isMerged && !isChosen
    const parents = isFresh ? [theirs] : [commit, theirs]
    commit = await commitTree(git, tree, parents, isFresh ? message : words.merged)
  }
  return { conflicts: [], own, commit }
}

/** The tree of a commit, with the content on the disk in place of the commit's content. */
async function treeOfDisk({ root }: Git, commit: string): Promise<string> {
  return await inFolder(async (folder) => {
    const aside = openGit(root, { GIT_INDEX_FILE: join(folder, 'index') })
    await aside.run(['read-tree', commit])
    await addContent(aside)
    return await aside.run(['write-tree'])
  })
}

/** Brings the index to the content on the disk, but for files that are left out. */
async function addContent(git: Git): Promise<void> {
  const differing = ['ls-files', '-z', '--modified', '--deleted', '--others', '--exclude-standard']
  const names = new Set(await git.names([...differing, '--', 'content']))
  const { files } = partFiles([...names], (file) => existsSync(join(git.root, file)))
  await git.run(['update-index', '--add', '--remove', '--replace', '-z', '--stdin'], files.join('\0'))
}

/**
 * Merges commits without touching a file of the project.
 *
 * @returns the conflicts that wait for a choice; where there are none, the merged tree, and whether a choice was used
 */
async function mergeCommits(
  { root }: Git,
  { base, ours, theirs }: Record<'base' | 'ours' | 'theirs', string>,
  choices: Choices,
) {
  return await inFolder(async (folder) => {
    const git = openGit(root, { GIT_INDEX_FILE: join(folder, theirs), GIT_WORK_TREE: folder })
    await git.run(['read-tree', '-i', '-m', '--aggressive', base, ours, theirs])
    // Git merges by lines. A file stays unmerged in the index where both sides changed the same lines, or a picture; and
    // where they changed lines beside each other or added items to one list, which the studio merges.
    await git.ask(['merge-index', '-o', '-q', 'git-merge-one-file', '-a'])
    const unmerged = new Map<string, { 1?: string; 2?: string; 3?: string }>()
    const listed = await git.run(['ls-files', '-u', '-z'])
    for (const [, entry, stage = '', file = ''] of listed.matchAll(/(\d+ \w+) (\d)\t([^\0]*)\0/g))
      unmerged.set(file, { ...unmerged.get(file), [stage]: entry })
    const read = async (entry?: string) =>
      entry === undefined ? undefined : await git.bytes(['cat-file', 'blob', entry.slice('100644 '.length)])
    const conflicts: Conflict[] = []
    let settled = ''
    let isChosen = false
    for (const [file, { 1: base, 2: mine, 3: other }] of unmerged) {
      if (!file.startsWith('content/')) throw new Refusal(409, words.unrelated)
      const id = `${file}:${mine}:${other}`
      const sides = { base: await read(base), mine: await read(mine), theirs: await read(other) }
      const text = mergedOf({ id, file, ...sides })
      const choice = text === undefined ? choiceOf(choices, id) : { text }
      isChosen ||= text === undefined
      if (choice === undefined) conflicts.push({ id, file, ...sides })
      const kept = (choice === 'theirs' ? other : mine) ?? `0 ${'0'.repeat(40)}`
      settled += `${typeof choice === 'object' ? await writeBlob(git, choice.text) : kept}\t${file}\0`
    }
    await git.run(['update-index', '-z', '--index-info'], settled)
    return { conflicts, tree: await git.run(['write-tree']), isChosen }
  })
}

/** Stores a text as a blob; returns the mode and id that stand for it in an index. */
async function writeBlob(git: Git, text: string): Promise<string> {
  return `100644 ${await git.run(['hash-object', '-w', '--stdin'], text)}`
}

/** Commits a tree; returns the only parent instead, where its tree is the same. */
async function commitTree(git: Git, tree: string, parents: string[], message: string): Promise<string> {
  const [parent = '', other] = parents
  if (other === undefined && tree === (await git.once(['rev-parse', `${parent}^{tree}`]))) return parent
  return await git.run(['commit-tree', tree, ...parents.flatMap((one) => ['-p', one])], message)
}

/** Brings index and disk to the merged commit: Git refuses before it writes a file. */
export async function writeToDisk(
  git: Git,
  { own, commit }: Record<'own' | 'commit', string>,
): Promise<void> {
  await addContent(git)
  if (commit !== own) await git.run(['read-tree', '-m', '-u', own, commit])
}

/** Brings the branch to the merged commit; returns the branch to push, undefined where nothing is left. */
export async function followCommit(
  git: Git,
  at: RepositoryState,
  commit: string,
): Promise<string | undefined> {
  const { head, main, open, refs } = at
  const isBack = commit === main.tip
  const { local } = main
  // The studio goes back to the default branch, unless the local one has commits that the remote lacks.
  const isOver = isBack && (local === undefined || (await baseOf(git, local, commit)) === local)
  if (isBack && !isOver && commit === head) return undefined
  const name = isOver ? main.name : (open ?? freeName(refs))
  const before = isOver ? local : open && head
  await git.run(['update-ref', `refs/heads/${name}`, commit, before ?? ''])
  await git.run(['symbolic-ref', 'HEAD', `refs/heads/${name}`])
  return isBack ? undefined : name
}

/** Runs work in a temporary folder of its own, and removes the folder afterwards. */
async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'publish-'))
  return await work(folder).finally(() => rm(folder, { recursive: true, force: true }))
}

/** A name with today's date that no branch has, here or at a remote as last fetched. */
function freeName(refs: readonly string[]): string {
  const today = `studio-${new Date().toLocaleDateString('sv')}`
  let name = today
  for (let count = 2; refs.some((ref) => ref.endsWith(`/${name}`)); count++) name = `${today}-${count}`
  return name
}
