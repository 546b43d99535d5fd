import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import words from '../../words/publish.json'
import { say } from '../../words/say.ts'
import { Refusal } from '../refusal.ts'
import { type Git, openGit } from './git.ts'
import { type Clash, mergeCommits } from './merge.ts'
import { commitAt, isWithin, namesBetween, type Standing } from './repository.ts'

/**
 * Commits the content as it lies on the disk to the proposal's branch, brings in what is new at the remote, and has
 * the disk follow. Nothing but new objects is written before it is known how everything ends.
 *
 * @returns the branch, undefined where nothing is left to be handed on; or the clashes that wait for a choice
 */
export async function commitContent(
  git: Git,
  at: Standing,
  { message, choices }: { message: string; choices: Readonly<Record<string, unknown>> },
): Promise<{ clashes: Clash[] } | { clashes?: never; branch: string | undefined }> {
  const { head, main, pushed, isHeld } = at
  if (main && !isHeld) await expectContentAlone(git, head, main)
  const folder = await mkdtemp(join(tmpdir(), 'publish-'))
  try {
    const own = await commitDisk(git, head, message, folder)
    let commit = own
    for (const theirs of [isHeld ? undefined : pushed, main?.tip]) {
      if (theirs === undefined || (await isWithin(git, theirs, commit))) continue
      if (isHeld && commit === head) {
        commit = theirs
        continue
      }
      const base = isHeld ? head : await git.run(['merge-base', commit, theirs])
      const merged = await mergeCommits(git, { base, ours: commit, theirs, choices }, folder)
      if (merged.clashes) return { clashes: merged.clashes }
      // A version that was not chosen stays in the history.
      const isFresh = isHeld && !merged.isChosen
      const parents = isFresh ? [theirs] : [commit, theirs]
      commit = await commitTree(git, merged.tree, parents, isFresh ? message : words.merged)
    }
    return { branch: await follow(git, at, own, commit) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Refuses to push somebody's commits of anything but content. */
async function expectContentAlone(
  git: Git,
  head: string,
  main: { name: string; tip: string },
): Promise<void> {
  const shared = await git.ask(['merge-base', head, main.tip])
  if (shared === undefined) throw new Refusal(409, words.unrelated)
  const names = await namesBetween(git, shared, head)
  if (names.some((name) => !name.startsWith('content/')))
    throw new Refusal(409, say(words.otherWork, { branch: main.name }))
}

/** A commit of the content on the disk, or the one before where that says the same. */
async function commitDisk(git: Git, head: string, message: string, folder: string): Promise<string> {
  const aside = openGit(git.root, join(folder, 'index'))
  await aside.run(['read-tree', head])
  await aside.run(['add', '-A', '--', 'content'])
  const tree = await aside.run(['write-tree'])
  return tree === (await git.run(['rev-parse', `${head}^{tree}`]))
    ? head
    : await commitTree(git, tree, [head], message)
}

async function commitTree(git: Git, tree: string, parents: string[], message: string): Promise<string> {
  return await git.run(['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])], message)
}

/** Has branch, index and disk follow; returns the branch, if it is one to be handed on. */
async function follow(git: Git, at: Standing, own: string, commit: string): Promise<string | undefined> {
  const { head, branch, isOwn, main, isHeld } = at
  const isBack = commit === main?.tip
  const local = isBack ? await commitAt(git, `refs/heads/${main.name}`) : undefined
  // Back to the default branch, and only where no commit of it lies here alone.
  if (isBack && !(isOwn || branch === main.name)) return undefined
  if (local !== undefined && !(await isWithin(git, local, commit))) return undefined
  if (commit === head && !isBack && !isOwn && main === undefined) return undefined
  const isOpen = isOwn && !isHeld && branch !== undefined
  const name = isBack ? main.name : isOpen ? branch : await freeName(git, at.remote)
  await git.run(['add', '-A', '--', 'content'])
  if (commit !== own) await git.run(['read-tree', '-m', '-u', own, commit])
  await git.run(['update-ref', `refs/heads/${name}`, commit, isBack ? (local ?? '') : isOpen ? head : ''])
  await git.run(['symbolic-ref', 'HEAD', `refs/heads/${name}`])
  return isBack ? undefined : name
}

async function freeName(git: Git, remote: string | undefined): Promise<string> {
  const today = new Date()
  const day = new Date(today.getTime() - today.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
  for (let count = 1; ; count++) {
    const name = `studio-${day}${count === 1 ? '' : `-${count}`}`
    const taken = [`refs/heads/${name}`, `refs/remotes/${remote}/${name}`].map((ref) => commitAt(git, ref))
    if ((await Promise.all(taken)).every((commit) => commit === undefined)) return name
  }
}
