import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { publishWords as words } from '../../words/publish.ts'
import { Refusal } from '../refusal.ts'
import { failureOf, type Git } from './git.ts'
import { type Choices, type Clash, mergeContent } from './merge.ts'

/** Where a project's Git stands, as far as it is known without asking the remote. */
export type Standing = {
  head: string
  branch: string | undefined
  /** Whether the branch is one that the studio has made for a proposal. */
  isOwn: boolean
  remote: string | undefined
  /** The remote's default branch. */
  main: { name: string; tip: string } | undefined
  /** The own branch at the remote. */
  pushed: string | undefined
  /** Whether the remote's default branch holds all that was committed here. */
  isHeld: boolean
  /** The commit that holds what was handed on. */
  since: string
}

/** A file of the content that is other than in a commit. */
export type ChangedFile = { file: string; state: 'new' | 'changed' | 'removed' }

/** Undefined outside a repository, in a folder of one, and before its first commit. */
export async function standingOf(git: Git): Promise<Standing | undefined> {
  const inside = await git.try(['rev-parse', '--show-prefix'])
  if (/dubious ownership/.test(inside.said)) throw failureOf(inside.said)
  const head = await git.line(['rev-parse', '-q', '--verify', 'HEAD^{commit}'])
  if (inside.code !== 0 || inside.out.toString().trim() !== '' || head === undefined) return undefined
  const branch = await git.line(['symbolic-ref', '-q', '--short', 'HEAD'])
  const isOwn = /^studio-\d{4}-\d\d-\d\d(-\d+)?$/.test(branch ?? '')
  const remotes = ((await git.line(['remote'])) ?? '').split('\n')
  const remote = remotes.includes('origin') ? 'origin' : remotes[0] || undefined
  const far = `refs/remotes/${remote}`
  const name = (await git.line(['symbolic-ref', '-q', `${far}/HEAD`]))?.slice(far.length + 1)
  const tip = name === undefined ? undefined : await commitAt(git, `${far}/${name}`)
  const main = name === undefined || tip === undefined ? undefined : { name, tip }
  const pushed = isOwn ? await commitAt(git, `${far}/${branch}`) : undefined
  const isHeld = main !== undefined && (await holds(git, main.tip, head))
  const shared = isHeld ? undefined : (pushed ?? main?.tip)
  const since = (shared && (await git.line(['merge-base', head, shared]))) ?? head
  return { head, branch, isOwn, remote, main, pushed, isHeld, since }
}

async function commitAt(git: Git, ref: string): Promise<string | undefined> {
  return await git.line(['rev-parse', '-q', '--verify', `${ref}^{commit}`])
}

async function isAncestor(git: Git, older: string, newer: string): Promise<boolean> {
  return (await git.try(['merge-base', '--is-ancestor', older, newer])).code === 0
}

/** Also where the host has made one commit of all: a commit there then says the same of each file. */
async function holds(git: Git, main: string, head: string): Promise<boolean> {
  if (await isAncestor(git, head, main)) return true
  const base = await git.line(['merge-base', head, main])
  if (base === undefined) return false
  const own = await namesBetween(git, base, head)
  const since = await git.run(['rev-list', '--first-parent', `${base}..${main}`, '--', 'content'])
  for (const commit of since.toString().split('\n').filter(Boolean)) {
    const other = new Set(await namesBetween(git, commit, head))
    if (own.length > 0 && own.every((name) => !other.has(name))) return true
  }
  return false
}

async function namesBetween(git: Git, one: string, other: string): Promise<string[]> {
  return zeroed(await git.run(['diff', '--name-only', '--no-renames', '-z', one, other, '--']))
}

function zeroed(out: Buffer): string[] {
  return out.toString().split('\0').filter(Boolean)
}

/** The files of the content on the disk that are other than in a commit. */
export async function changedFiles(git: Git, since: string): Promise<ChangedFile[]> {
  const states = { A: 'new', D: 'removed' } as Record<string, 'new' | 'removed'>
  const compared = ['diff', '--name-status', '--no-renames', '--no-ext-diff', '-z', since, '--', 'content']
  const pairs = zeroed(await git.run(compared))
  const untracked = zeroed(
    await git.run(['ls-files', '-z', '--others', '--exclude-standard', '--', 'content']),
  )
  const changed = new Map(untracked.map((file) => [file, 'new' as ChangedFile['state']]))
  for (let at = 0; at + 1 < pairs.length; at += 2) {
    const file = pairs[at + 1] ?? ''
    // A file that Git was told to forget is still there.
    changed.set(file, changed.has(file) ? 'changed' : (states[pairs[at] ?? ''] ?? 'changed'))
  }
  return [...changed].map(([file, state]) => ({ file, state }))
}

/** Where the branch of the studio began, for those who hand it on without a remote. */
export async function beginningOf(git: Git, { isOwn, remote, since }: Standing): Promise<string> {
  if (!isOwn || remote !== undefined) return since
  const others = ['--not', '--exclude=studio-*', '--branches']
  const own = await git.line(['rev-list', '--first-parent', 'HEAD', ...others])
  return (await commitAt(git, `${own?.split('\n').at(-1) || 'HEAD'}^`)) ?? since
}

/** Refuses a state in which the files on the disk belong to work that somebody else is in the middle of. */
export async function expectQuiet(git: Git): Promise<void> {
  const marks = [
    'MERGE_HEAD',
    'CHERRY_PICK_HEAD',
    'REVERT_HEAD',
    'rebase-merge',
    'rebase-apply',
    'BISECT_LOG',
  ]
  const asked = await git.run(['rev-parse', ...marks.flatMap((mark) => ['--git-path', mark])])
  const isBusy = asked
    .toString()
    .trim()
    .split('\n')
    .some((path) => existsSync(resolve(git.root, path)))
  const unmerged = await git.run(['ls-files', '-u', '-z'])
  if (isBusy || unmerged.length > 0) throw new Refusal(409, words.underWay)
}

/** What became of the files on the disk: nothing yet where somebody else's changes stand against them. */
export type Taken = { clashes: Clash[] } | { clashes?: never; branch: string | undefined }

/**
 * Commits the content as it lies on the disk to the proposal's branch, brings in what is new at the remote, and has
 * the disk follow. Nothing but new objects is written before it is known how everything ends.
 */
export async function commitContent(
  git: Git,
  at: Standing,
  { message, choices }: { message: string; choices: Choices },
): Promise<Taken> {
  const { head, branch, isOwn, main, pushed, isHeld } = at
  const shared = main && (await git.line(['merge-base', head, main.tip]))
  if (main && shared === undefined) throw new Refusal(409, words.unrelated)
  if (
    shared &&
    !isHeld &&
    (await namesBetween(git, shared, head)).some((name) => !name.startsWith('content/'))
  )
    throw new Refusal(409, words.otherWork(main?.name ?? ''))
  const folder = await mkdtemp(join(tmpdir(), 'publish-'))
  try {
    const own = await commitOnto(git, head, message, join(folder, 'index'))
    let commit = own
    for (const theirs of [isHeld ? undefined : pushed, main?.tip]) {
      if (theirs === undefined || (await isAncestor(git, theirs, commit))) continue
      if (isHeld && commit === head) {
        commit = theirs
        continue
      }
      const base = isHeld ? head : await git.line(['merge-base', commit, theirs])
      const merged = await mergeContent(git, { base: base ?? head, ours: commit, theirs, choices, folder })
      if (merged.clashes) return { clashes: merged.clashes }
      // A version that was not chosen stays in the history.
      const isFresh = isHeld && !merged.isChosen
      commit = isFresh
        ? await commitTree(git, merged.tree, [theirs], message)
        : await commitTree(git, merged.tree, [commit, theirs], words.merged)
    }
    return { branch: await follow(git, at, own, commit) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }

  /** Has branch, index and disk follow; returns the branch to be pushed, if any. */
  async function follow(git: Git, at: Standing, own: string, commit: string): Promise<string | undefined> {
    const isBack = commit === main?.tip
    const local = isBack ? await commitAt(git, `refs/heads/${main.name}`) : undefined
    // Back to the default branch, and only where nothing of it lies here alone.
    if (isBack && !(isOwn || branch === main.name)) return undefined
    if (isBack && local !== undefined && !(await isAncestor(git, local, commit))) return undefined
    if (!isBack && !isOwn && commit === head && (main === undefined || isHeld)) return undefined
    const isSame = isOwn && !isHeld
    const name = isBack ? main.name : isSame && branch !== undefined ? branch : await freeName(git, at)
    await git.run(['add', '-A', '--', 'content'])
    if (commit !== own) await git.run(['read-tree', '-m', '-u', own, commit])
    await git.run(['update-ref', `refs/heads/${name}`, commit, isBack ? (local ?? '') : isSame ? head : ''])
    await git.run(['symbolic-ref', 'HEAD', `refs/heads/${name}`])
    return isBack ? undefined : name
  }
}

/** A commit of the content on the disk, or the one before where that says the same. */
async function commitOnto(git: Git, head: string, message: string, index: string): Promise<string> {
  await git.run(['read-tree', head], { index })
  await git.run(['add', '-A', '--', 'content'], { index })
  const tree = (await git.run(['write-tree'], { index })).toString().trim()
  const before = await git.line(['rev-parse', `${head}^{tree}`])
  return tree === before ? head : await commitTree(git, tree, [head], message)
}

async function commitTree(git: Git, tree: string, parents: string[], message: string): Promise<string> {
  const flags = parents.flatMap((parent) => ['-p', parent])
  return (await git.run(['commit-tree', tree, ...flags], { input: message })).toString().trim()
}

async function freeName(git: Git, { remote }: Standing): Promise<string> {
  const today = new Date()
  const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
  const stem = `studio-${day.map((part) => String(part).padStart(2, '0')).join('-')}`
  for (let count = 1; ; count++) {
    const name = count === 1 ? stem : `${stem}-${count}`
    const taken = [`refs/heads/${name}`, `refs/remotes/${remote}/${name}`]
    const found = await Promise.all(taken.map((ref) => commitAt(git, ref)))
    if (found.every((commit) => commit === undefined)) return name
  }
}
