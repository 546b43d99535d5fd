import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ChangedDocument } from '../../protocol.ts'
import words from '../../words/publish.json'
import { Refusal } from '../refusal.ts'
import type { Git } from './git.ts'

/** Where a project's Git stands, as far as it is known without asking the remote. */
export type Standing = NonNullable<Awaited<ReturnType<typeof standingOf>>>

/** Undefined without Git, outside a repository, in a folder of one, and before its first commit. */
export async function standingOf(git: Git) {
  const folder = await git.ask(['rev-parse', '--show-prefix'])
  const head = folder === '' ? await commitAt(git, 'HEAD') : undefined
  if (head === undefined) return undefined
  const branch = await git.ask(['symbolic-ref', '-q', '--short', 'HEAD'])
  /** Whether the studio made the branch, for a proposal. */
  const isOwn = /^studio-\d{4}-\d\d-\d\d(-\d+)?$/.test(branch ?? '')
  const remotes = (await git.run(['remote'])).split('\n')
  const remote = remotes.includes('origin') ? 'origin' : remotes[0] || undefined
  const far = `refs/remotes/${remote}`
  const name = (await git.ask(['symbolic-ref', '-q', `${far}/HEAD`]))?.slice(far.length + 1)
  const tip = name === undefined ? undefined : await commitAt(git, `${far}/${name}`)
  /** The remote's default branch. */
  const main = name === undefined || tip === undefined ? undefined : { name, tip }
  /** The own branch at the remote. */
  const pushed = isOwn ? await commitAt(git, `${far}/${branch}`) : undefined
  /** Whether the remote's default branch holds all that was committed here. */
  const isHeld = tip !== undefined && (await holds(git, tip, head))
  const shared = isHeld ? undefined : (pushed ?? tip)
  /** The commit that holds what was handed on. */
  const since = (shared && (await git.ask(['merge-base', head, shared]))) ?? head
  return { head, branch, isOwn, remote, main, pushed, isHeld, since }
}

/** The commit that a name stands for. */
export function commitAt(git: Git, name: string): Promise<string | undefined> {
  return git.ask(['rev-parse', '-q', '--verify', `${name}^{commit}`])
}

/** Whether a commit is in the history of another. */
export async function isWithin(git: Git, older: string, newer: string): Promise<boolean> {
  return (await git.ask(['merge-base', '--is-ancestor', older, newer])) !== undefined
}

/** Also where the host has made one commit of all: a commit there then says the same of each file. */
async function holds(git: Git, main: string, head: string): Promise<boolean> {
  if (await isWithin(git, head, main)) return true
  const base = await git.ask(['merge-base', head, main])
  if (base === undefined) return false
  const own = await namesBetween(git, base, head)
  const commits = await git.run(['rev-list', '--first-parent', `${base}..${main}`, '--', 'content'])
  for (const commit of own.length === 0 ? [] : commits.split('\n').filter(Boolean)) {
    const other = new Set(await namesBetween(git, commit, head))
    if (own.every((name) => !other.has(name))) return true
  }
  return false
}

/** The files that are not the same in two commits. */
export function namesBetween(git: Git, one: string, other: string): Promise<string[]> {
  return git.names(['diff', '--name-only', '--no-renames', '-z', one, other, '--'])
}

/** Files that changed, by their paths. */
export type ChangedFiles = Map<string, ChangedDocument['state']>

/** The content's files on the disk that are other than in a commit. */
export async function changedFiles(git: Git, since: string): Promise<ChangedFiles> {
  const untracked = await git.names(['ls-files', '-z', '--others', '--exclude-standard', '--', 'content'])
  const changed: ChangedFiles = new Map(untracked.map((file) => [file, 'new']))
  const compared = ['diff', '--name-status', '--no-renames', '--no-ext-diff', '-z', since, '--', 'content']
  const pairs = await git.names(compared)
  for (let at = 0; at < pairs.length; at += 2) {
    const [letter = '', name = ''] = pairs.slice(at, at + 2)
    // What Git was told to forget is still there.
    changed.set(name, letter === 'A' ? 'new' : letter === 'D' && !changed.has(name) ? 'removed' : 'changed')
  }
  return changed
}

/** Where the studio's branch began: without a remote, all of it is sent by hand. */
export async function beginningOf(git: Git, { isOwn, remote, since }: Standing): Promise<string> {
  if (!isOwn || remote !== undefined) return since
  const others = ['--not', '--exclude=studio-*', '--branches']
  const own = await git.run(['rev-list', '--first-parent', 'HEAD', ...others])
  return (await commitAt(git, `${own.split('\n').at(-1) || 'HEAD'}^`)) ?? since
}

/** Refuses a state in which the files on the disk belong to work that somebody is in the middle of. */
export async function expectQuiet(git: Git): Promise<void> {
  const marks = [
    'MERGE_HEAD',
    'CHERRY_PICK_HEAD',
    'REVERT_HEAD',
    'rebase-merge',
    'rebase-apply',
    'BISECT_LOG',
  ]
  const paths = await git.run(['rev-parse', ...marks.flatMap((mark) => ['--git-path', mark])])
  const isBusy = paths.split('\n').some((path) => existsSync(resolve(git.root, path)))
  if (isBusy || (await git.names(['ls-files', '-u', '-z'])).length > 0) throw new Refusal(409, words.underWay)
}
