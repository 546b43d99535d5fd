import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { format } from '../../words/format.ts'
import words from '../../words/publish.json'
import { Refusal } from '../refusal.ts'
import { type Choices, type Clash, choiceOf } from './clash.ts'
import { type Git, openGit } from './git.ts'
import { baseOf, type Standing } from './repository.ts'

type CommitOptions = {
  message: string
  choices: Choices
  /** Refuses a commit that must not be proposed; `own` has the content as it lies on the disk. */
  expectSound(own: string, commit: string): Promise<void>
}

/**
 * Commits the content as it lies on the disk to the proposal's branch, brings in what is new at the remote, and has
 * the disk follow. Nothing but new objects is written before it is known how everything ends.
 *
 * @returns the branch, undefined where nothing is left to be handed on; or the clashes that wait for a choice
 */
export async function commitContent(
  git: Git,
  at: Standing,
  { message, choices, expectSound }: CommitOptions,
): Promise<{ clashes: Clash[]; branch?: string | undefined }> {
  const { head, main, isHeld, isContentAlone, pushed } = at
  if (!isContentAlone) throw new Refusal(409, format(words.otherWork, { branch: main.name }))
  const own = await commitTree(git, await treeOfDisk(git, head), [head], message)
  let commit = own
  for (const theirs of [pushed, main.tip]) {
    if (theirs === undefined) continue
    const common = await git.once(['merge-base', commit, theirs])
    if (common === theirs) continue
    const base = isHeld ? head : common
    const { clashes, tree, isChosen } = await mergeCommits(git, { base, ours: commit, theirs }, choices)
    if (clashes.length > 0) return { clashes }
    // What is held goes on from the default branch; but a version that was not chosen stays in the history.
    const isFresh = isHeld && !isChosen
    const parents = isFresh ? [theirs] : [commit, theirs]
    commit = await commitTree(git, tree, parents, isFresh ? message : words.merged)
  }
  await expectSound(own, commit)
  return { clashes: [], branch: await follow(git, at, own, commit) }
}

/** The tree of a commit, but with the content as it lies on the disk. */
async function treeOfDisk({ root }: Git, commit: string): Promise<string> {
  return await inFolder(async (folder) => {
    const aside = openGit(root, { GIT_INDEX_FILE: join(folder, 'index') })
    await aside.run(['read-tree', commit])
    await aside.run(['add', '-A', '--', 'content'])
    return await aside.run(['write-tree'])
  })
}

/**
 * Merges commits without touching a file of the project.
 *
 * @returns the clashes that wait for a choice; where there is none, the tree, and whether a version was chosen
 */
async function mergeCommits(
  { root }: Git,
  { base, ours, theirs }: Record<'base' | 'ours' | 'theirs', string>,
  choices: Choices,
) {
  return await inFolder(async (folder) => {
    const git = openGit(root, { GIT_INDEX_FILE: join(folder, theirs), GIT_WORK_TREE: folder })
    await git.run(['read-tree', '-i', '-m', '--aggressive', base, ours, theirs])
    // Merges lines. It fails where both changed the same ones, or a picture: that is left in the index.
    await git.ask(['merge-index', '-o', '-q', 'git-merge-one-file', '-a'])
    const unmerged = new Map<string, { 1?: string; 2?: string; 3?: string }>()
    const listed = await git.run(['ls-files', '-u', '-z'])
    for (const [, entry, stage = '', file = ''] of listed.matchAll(/(\d+ \w+) (\d)\t([^\0]*)\0/g))
      unmerged.set(file, { ...unmerged.get(file), [stage]: entry })
    const read = async (entry?: string) =>
      entry === undefined ? undefined : await git.bytes(['cat-file', 'blob', entry.slice('100644 '.length)])
    const clashes: Clash[] = []
    let chosen = ''
    for (const [file, { 1: base, 2: mine, 3: other }] of unmerged) {
      if (!file.startsWith('content/')) throw new Refusal(409, words.unrelated)
      const id = `${file}:${mine}:${other}`
      const choice = choiceOf(choices, id)
      if (choice === undefined)
        clashes.push({ id, file, base: await read(base), mine: await read(mine), theirs: await read(other) })
      const kept = (choice === 'theirs' ? other : mine) ?? `0 ${'0'.repeat(40)}`
      chosen += `${typeof choice === 'object' ? await writeBlob(git, choice.text) : kept}\t${file}\0`
    }
    await git.run(['update-index', '-z', '--index-info'], chosen)
    return { clashes, tree: await git.run(['write-tree']), isChosen: chosen !== '' }
  })
}

/** A text as an entry of an index. */
async function writeBlob(git: Git, text: string): Promise<string> {
  return `100644 ${await git.run(['hash-object', '-w', '--stdin'], text)}`
}

/** A commit of a tree, or its only parent where that says the same. */
async function commitTree(git: Git, tree: string, parents: string[], message: string): Promise<string> {
  const [parent = '', other] = parents
  if (other === undefined && tree === (await git.once(['rev-parse', `${parent}^{tree}`]))) return parent
  return await git.run(['commit-tree', tree, ...parents.flatMap((one) => ['-p', one])], message)
}

/** Has branch, index and disk follow; returns the branch, if it is one to be handed on. */
async function follow(git: Git, at: Standing, own: string, commit: string): Promise<string | undefined> {
  const { head, main, open } = at
  const isBack = commit === main.tip
  const { local } = main
  // Back to the default branch, where no commit of it lies here alone.
  const isOver = isBack && (local === undefined || (await baseOf(git, local, commit)) === local)
  if (isBack && !isOver && commit === head) return undefined
  const name = isOver ? main.name : (open ?? (await freeName(git)))
  const before = isOver ? local : open && head
  await git.run(['add', '-A', '--', 'content'])
  if (commit !== own) await git.run(['read-tree', '-m', '-u', own, commit])
  await git.run(['update-ref', `refs/heads/${name}`, commit, before ?? ''])
  await git.run(['symbolic-ref', 'HEAD', `refs/heads/${name}`])
  return isBack ? undefined : name
}

/** Has work done in a folder of its own, which goes afterwards. */
async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'publish-'))
  return await work(folder).finally(() => rm(folder, { recursive: true, force: true }))
}

/** A name for a branch of today that none has, here or at the remote. */
async function freeName(git: Git): Promise<string> {
  const taken = `${await git.run(['for-each-ref', '--format=%(refname)'])}\n`
  const today = `studio-${new Date().toLocaleDateString('sv')}`
  let name = today
  for (let count = 2; taken.includes(`/${name}\n`); count++) name = `${today}-${count}`
  return name
}
