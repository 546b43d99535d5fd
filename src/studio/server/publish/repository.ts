import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ChangedDocument } from '../../protocol.ts'
import words from '../../words/publish.json'
import { Refusal } from '../refusal.ts'
import type { Git } from './git.ts'

/** The remote's default branch, its newest commit, and the last one that is in the own history as well. */
type Main = { name: string; tip: string; base: string }

/** Where a project's Git stands, as far as it is known without asking the remote. */
type Standing = NonNullable<Awaited<ReturnType<typeof standingOf>>>

/** Likewise once the default branch is known. */
export type KnownStanding = Standing & { main: Main }

/** Undefined where nothing can be pushed: without Git or a remote, in a folder of a repository, before its first commit. */
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
  const main: Main | undefined = name && tip && base ? { name, tip, base } : undefined
  /** The files of commits that are here alone. */
  const own = main ? await namesBetween(git, main.base, head) : []
  /** Whether the default branch holds all that was committed here. */
  const isHeld = main !== undefined && (await isHeldBy(git, main, head, own))
  const isContentAlone = isHeld || own.every((name) => name.startsWith('content/'))
  const branch = (await git.ask(['branch', '--show-current'])) ?? ''
  /** The branch of a proposal that waits, which the studio has made. */
  const open = !isHeld && /^studio-\d{4}-\d\d-\d\d(-\d+)?$/.test(branch) ? branch : undefined
  const pushed = open && (await commitAt(git, far + open))
  const shared = pushed ? await git.ask(['merge-base', head, pushed]) : isHeld ? head : main?.base
  /** The commit that holds what was handed on. */
  const since = shared ?? head
  return { head, remote, main, isHeld, isContentAlone, open, pushed, since }
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
async function isHeldBy(git: Git, { tip, base }: Main, head: string, own: string[]): Promise<boolean> {
  const commits = await git.run(['rev-list', '--first-parent', `${base}..${tip}`, '--', 'content'])
  for (const commit of commits.split('\n').filter(Boolean)) {
    const other = new Set(await namesBetween(git, commit, head))
    if (own.every((name) => !other.has(name))) return true
  }
  return base === head
}

/** The files that are not the same in two commits. */
function namesBetween(git: Git, one: string, other: string): Promise<string[]> {
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

/** What Git keeps in its folder as long as somebody is in the middle of something. */
const marks = 'MERGE_HEAD CHERRY_PICK_HEAD REVERT_HEAD BISECT_LOG rebase-merge rebase-apply'.split(' ')

/** Refuses a state in which the files on the disk belong to work that somebody is in the middle of. */
export async function expectQuiet(git: Git): Promise<void> {
  const folder = resolve(git.root, await git.run(['rev-parse', '--git-dir']))
  const isBusy = marks.some((mark) => existsSync(join(folder, mark)))
  if (isBusy || (await git.names(['ls-files', '-u', '-z'])).length > 0) throw new Refusal(409, words.underWay)
}
