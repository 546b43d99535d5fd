import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import words from '../../words/publish.json'
import { say } from '../../words/say.ts'
import { Refusal } from '../refusal.ts'
import { type Git, openGit } from './git.ts'
import { type Choices, type Clash, mergeCommits } from './merge.ts'
import { commitAt, isWithin, type Standing } from './repository.ts'

/**
 * Commits the content as it lies on the disk to the proposal's branch, brings in what is new at the remote, and has
 * the disk follow. Nothing but new objects is written before it is known how everything ends.
 *
 * @returns the branch, undefined where nothing is left to be handed on; or the clashes that wait for a choice
 */
export async function commitContent(
  git: Git,
  at: Standing,
  { message, choices }: { message: string; choices: Choices },
): Promise<{ clashes: Clash[]; branch?: string | undefined }> {
  const { head, main, isHeld, isContentAlone, pushed } = at
  if (!isContentAlone) throw new Refusal(409, say(words.otherWork, { branch: main.name }))
  const folder = await mkdtemp(join(tmpdir(), 'publish-'))
  try {
    const own = await commitDisk(git, head, message, folder)
    let commit = own
    for (const theirs of [pushed, main.tip]) {
      if (theirs === undefined || (await isWithin(git, theirs, commit))) continue
      const base = isHeld ? head : await git.run(['merge-base', commit, theirs])
      const merging = { base, ours: commit, theirs, choices }
      const { clashes, tree, isChosen } = await mergeCommits(git, merging, folder)
      if (clashes.length > 0) return { clashes }
      // What is held goes on from the default branch; but a version that was not chosen stays in the history.
      const isFresh = isHeld && !isChosen
      const parents = isFresh ? [theirs] : [commit, theirs]
      commit = await commitTree(git, tree, parents, isFresh ? message : words.merged)
    }
    return { clashes: [], branch: await follow(git, at, own, commit) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A commit of the content on the disk. */
async function commitDisk(git: Git, head: string, message: string, folder: string): Promise<string> {
  const aside = openGit(git.root, { GIT_INDEX_FILE: join(folder, 'index') })
  await aside.run(['read-tree', head])
  await aside.run(['add', '-A', '--', 'content'])
  return await commitTree(git, await aside.run(['write-tree']), [head], message)
}

/** A commit of a tree, or its only parent where that says the same. */
async function commitTree(git: Git, tree: string, parents: string[], message: string): Promise<string> {
  const [parent = '', other] = parents
  if (other === undefined && tree === (await git.run(['rev-parse', `${parent}^{tree}`]))) return parent
  return await git.run(['commit-tree', tree, ...parents.flatMap((one) => ['-p', one])], message)
}

/** Has branch, index and disk follow; returns the branch, if it is one to be handed on. */
async function follow(git: Git, at: Standing, own: string, commit: string): Promise<string | undefined> {
  const { head, main, open } = at
  const isBack = commit === main.tip
  const local = await commitAt(git, `refs/heads/${main.name}`)
  // Back to the default branch, where no commit of it lies here alone.
  const isOver = isBack && (local === undefined || (await isWithin(git, local, commit)))
  if (isBack && !isOver && commit === head) return undefined
  const name = isOver ? main.name : (open ?? (await freeName(git)))
  const before = isOver ? local : open && head
  await git.run(['add', '-A', '--', 'content'])
  if (commit !== own) await git.run(['read-tree', '-m', '-u', own, commit])
  await git.run(['update-ref', `refs/heads/${name}`, commit, before ?? ''])
  await git.run(['symbolic-ref', 'HEAD', `refs/heads/${name}`])
  return isBack ? undefined : name
}

/** A name for a branch of today that none has, here or at the remote. */
async function freeName(git: Git): Promise<string> {
  const taken = `${await git.run(['for-each-ref', '--format=%(refname)'])}\n`
  const name = `studio-${new Date().toLocaleDateString('sv')}`
  for (let count = 1; ; count++) {
    const next = count === 1 ? name : `${name}-${count}`
    if (!taken.includes(`/${next}\n`)) return next
  }
}
