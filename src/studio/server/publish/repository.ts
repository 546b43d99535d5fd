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
  // In a folder of a repository its path comes first.
  const head = await git.ask(['rev-parse', '--show-prefix', 'HEAD^{commit}'])
  const remotes = (await git.ask(['remote']))?.split('\n') ?? []
  const remote = remotes.includes('origin') ? 'origin' : remotes[0]
  if (head === undefined || head.includes('\n') || !remote) return undefined
  const branches = await branchesOf(git)
  const far = `refs/remotes/${remote}/`
  const name = branches.get(`${far}HEAD`)?.target.slice(far.length)
  const tip = name && branches.get(far + name)?.id
  const base = tip && (await baseOf(git, head, tip))
  if (!name || !tip || !base) return { remote, since: head, main: undefined }
  const mine = await filesIn(git, head)
  /** The files of commits that are here alone. */
  const own = differing(await filesIn(git, base), mine)
  /** Whether the default branch holds all that was committed here, maybe in one commit that the host has made of all. */
  let isHeld = base === head
  const later = await git.once(['rev-list', '--first-parent', `${base}..${tip}`, '--', 'content'])
  for (const commit of later.split('\n').filter(Boolean)) {
    if (isHeld) break
    const theirs = await filesIn(git, commit)
    isHeld = own.every((file) => theirs.get(file) === mine.get(file))
  }
  const isContentAlone = isHeld || own.every((file) => file.startsWith('content/'))
  const [branch = ''] = [...branches].find(([, { isCurrent }]) => isCurrent) ?? []
  /** The branch of a proposal that waits, which the studio has made. */
  const [, open] = (!isHeld && /^refs\/heads\/(studio-\d{4}-\d\d-\d\d(?:-\d+)?)$/.exec(branch)) || []
  const pushed = open && branches.get(far + open)?.id
  /** The commit that holds what was handed on. */
  const since = (!isHeld && (await baseOf(git, head, pushed ?? tip))) || head
  const main = { name, tip, local: branches.get(`refs/heads/${name}`)?.id }
  return { remote, since, main, head, isHeld, isContentAlone, open, pushed }
}

/** The branches here, and of remotes as they were last seen, each with its commit; a remote's HEAD stands for a branch, its `target`. */
async function branchesOf(git: Git) {
  const format = '--format=%(refname) %(objectname) %(symref) %(HEAD)'
  const lines = (await git.run(['for-each-ref', format, 'refs/heads', 'refs/remotes'])).split('\n')
  const branches = lines.map((line) => {
    const [ref = '', id = '', target = '', mark] = line.split(' ')
    return [ref, { id, target, isCurrent: mark === '*' }] as const
  })
  return new Map(branches)
}

/** The newest commit from which two came; undefined where they have no history together. */
export async function baseOf(git: Git, one: string, other: string): Promise<string | undefined> {
  return await git.once(['merge-base', one, other]).catch(() => undefined)
}

/** The files of a commit or a tree, by its id. */
export async function filesIn(git: Git, tree: string): Promise<Files> {
  const lines = (await git.once(['ls-tree', '-r', '-z', tree])).split('\0').filter(Boolean)
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
