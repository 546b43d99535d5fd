import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import words from '../../words/publish.json'
import { Refusal } from '../refusal.ts'
import type { Git } from './git.ts'
import { differing, type Files } from './hand-over.ts'

/** Where a project's Git stands to the remote's default branch, as far as it is known without asking the remote. */
export type Standing = Extract<Awaited<ReturnType<typeof standingOf>>, { main: object }>

/**
 * Undefined where nothing can be pushed: without Git or a remote, in a folder of a repository, before its first commit.
 * Without `main` the remote's default branch is not known yet, or has another history.
 */
export async function standingOf(git: Git) {
  const isRoot = (await git.ask(['rev-parse', '--show-prefix'])) === ''
  const head = isRoot ? await commitAt(git, 'HEAD') : undefined
  const remotes = (await git.ask(['remote']))?.split('\n') ?? []
  const remote = remotes.includes('origin') ? 'origin' : remotes[0]
  if (head === undefined || !remote) return undefined
  const far = `refs/remotes/${remote}/`
  const name = (await git.ask(['symbolic-ref', '-q', `${far}HEAD`]))?.slice(far.length)
  const tip = name && (await commitAt(git, far + name))
  const base = tip && (await git.ask(['merge-base', head, tip]))
  if (!name || !tip || !base) return { remote, since: head, main: undefined }
  const mine = await filesIn(git, head)
  /** The files of commits that are here alone. */
  const own = differing(await filesIn(git, base), mine)
  /** Whether the default branch holds all that was committed here, maybe in one commit that the host has made of all. */
  let isHeld = base === head
  const later = await git.run(['rev-list', '--first-parent', `${base}..${tip}`, '--', 'content'])
  for (const commit of later.split('\n').filter(Boolean)) {
    if (isHeld) break
    const theirs = await filesIn(git, commit)
    isHeld = own.every((file) => theirs.get(file) === mine.get(file))
  }
  const isContentAlone = isHeld || own.every((file) => file.startsWith('content/'))
  const branch = (await git.ask(['branch', '--show-current'])) ?? ''
  /** The branch of a proposal that waits, which the studio has made. */
  const open = !isHeld && /^studio-\d{4}-\d\d-\d\d(-\d+)?$/.test(branch) ? branch : undefined
  const pushed = open && (await commitAt(git, far + open))
  /** The commit that holds what was handed on. */
  const since = (!isHeld && (await git.ask(['merge-base', head, pushed ?? tip]))) || head
  return { remote, since, main: { name, tip }, head, isHeld, isContentAlone, open, pushed }
}

/** The commit that a name stands for. */
export function commitAt(git: Git, name: string): Promise<string | undefined> {
  return git.ask(['rev-parse', '-q', '--verify', `${name}^{commit}`])
}

/** Whether a commit is in the history of another. */
export async function isWithin(git: Git, older: string, newer: string): Promise<boolean> {
  return (await git.ask(['merge-base', '--is-ancestor', older, newer])) !== undefined
}

/** The files of a commit or a tree. */
export async function filesIn(git: Git, tree: string): Promise<Files> {
  const lines = await git.names(['ls-tree', '-r', '-z', tree])
  return new Map(lines.map((line) => [line.slice(line.indexOf('\t') + 1), line]))
}

/** The content's files on the disk that are other than in a commit, and those that are there no more. */
export async function changedFiles(git: Git, since: string): Promise<string[]> {
  const untracked = await git.names(['ls-files', '-z', '--others', '--exclude-standard', '--', 'content'])
  const compared = ['diff', '--name-only', '--no-renames', '--no-ext-diff', '-z', since, '--', 'content']
  // What Git was told to forget is in both.
  return [...new Set([...untracked, ...(await git.names(compared))])].sort()
}

/** What Git keeps in its folder as long as somebody is in the middle of something. */
const marks = 'MERGE_HEAD CHERRY_PICK_HEAD REVERT_HEAD BISECT_LOG rebase-merge rebase-apply'.split(' ')

/** Refuses a state in which the files on the disk belong to work that somebody is in the middle of. */
export async function expectQuiet(git: Git): Promise<void> {
  const folder = resolve(git.root, await git.run(['rev-parse', '--git-dir']))
  const isBusy = marks.some((mark) => existsSync(join(folder, mark)))
  if (isBusy || (await git.names(['ls-files', '-u', '-z'])).length > 0) throw new Refusal(409, words.underWay)
}
