import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Refusal } from '../../core/refusal.ts'
import words from '../../words/publish.json'
import type { Git } from './git.ts'

/** Files by path, each with a text that differs where the bytes differ: its line of `git ls-tree`. */
type FileLines = ReadonlyMap<string, string>

/** How a project's repository relates to the remote's default branch, as far as it is known without a request. */
export type RepositoryState = Extract<Awaited<ReturnType<typeof readState>>, { main: object }>

/**
 * The state of a project's repository; undefined if nothing can be pushed. That is so without Git or a remote, in a
 * subfolder of a repository, and before the first commit. `main` is undefined if the remote's default branch is not
 * known yet or has an unrelated history.
 */
export async function readState(git: Git) {
  // A subfolder of a repository has none.
  if (!existsSync(join(git.root, '.git'))) return undefined
  const [listed, branches] = await Promise.all([git.ask(['remote']), branchesOf(git)])
  const remotes = listed?.split('\n') ?? []
  const remote = remotes.includes('origin') ? 'origin' : remotes[0]
  if (!branches || !remote) return undefined
  const [branch, current] = [...branches].find(([, { isCurrent }]) => isCurrent) ?? ['']
  const head = current?.id ?? (await git.ask(['rev-parse', '--verify', 'HEAD^{commit}']))
  if (head === undefined) return undefined
  const remotePrefix = `refs/remotes/${remote}/`
  const name = branches.get(`${remotePrefix}HEAD`)?.target.slice(remotePrefix.length)
  const tip = name && branches.get(remotePrefix + name)?.id
  const base = tip && (await baseOf(git, head, tip))
  if (!name || !tip || !base) return { remote, head, since: head, main: undefined }
  const ours = await treeFiles(git, head)
  /** The files that the local commits have changed since the merge base. */
  const own = differingNames(await treeFiles(git, base), ours)
  /** Whether the default branch has all local commits: merged, or squashed by the host into one commit. */
  let isMerged = base === head
  const later = async () => await git.once(['rev-list', '--first-parent', `${base}..${tip}`, '--', 'content'])
  for (const commit of isMerged ? [] : (await later()).split('\n').filter(Boolean)) {
    if (isMerged) break
    const theirs = await treeFiles(git, commit)
    isMerged = own.every((file) => theirs.get(file) === ours.get(file))
  }
  const isContentAlone = isMerged || own.every((file) => file.startsWith('content/'))
  /** The current branch, where the studio has made it and its proposal is still open. */
  const [, open] = (!isMerged && /^refs\/heads\/(studio-\d{4}-\d\d-\d\d(?:-\d+)?)$/.exec(branch)) || []
  const pushed = open && branches.get(remotePrefix + open)?.id
  /** The newest local commit that is published or proposed. Files that differ from it are unpublished. */
  const since = (!isMerged && (await baseOf(git, head, pushed ?? tip))) || head
  /** The remote's files of the open proposal; none if the remote refused the push. */
  const there = await (pushed ? treeFiles(git, pushed) : new Map<string, string>())
  const isThere = (file: string) => pushed !== undefined && there.get(file) === ours.get(file)
  const proposed = own.filter((file) => file.startsWith('content/') && isThere(file))
  const main = { name, tip, local: branches.get(`refs/heads/${name}`)?.id }
  const refs = [...branches.keys()]
  return { remote, since, main, head, refs, isMerged, isContentAlone, proposed, open, pushed }
}

/**
 * The local branches, and those of remotes as last fetched, by ref; undefined where Git cannot read them. `target` is the
 * ref that a remote's HEAD names.
 */
async function branchesOf(git: Git) {
  const format = '--format=%(refname) %(objectname) %(symref) %(HEAD)'
  const listed = await git.ask(['for-each-ref', format, 'refs/heads', 'refs/remotes'])
  const branches = listed?.split('\n').map((line) => {
    const [ref = '', id = '', target = '', mark] = line.split(' ')
    return [ref, { id, target, isCurrent: mark === '*' }] as const
  })
  return branches && new Map(branches)
}

/** The merge base of two commits; undefined where they have no common history. */
export async function baseOf(git: Git, one: string, other: string): Promise<string | undefined> {
  return one === other ? one : await git.once(['merge-base', one, other]).catch(() => undefined)
}

/** The files of a commit or a tree, by its id. */
export async function treeFiles(git: Git, tree: string): Promise<FileLines> {
  const lines = (await git.once(['ls-tree', '-r', '-z', tree])).split('\0').filter(Boolean)
  return new Map(lines.map((line) => [line.slice(line.indexOf('\t') + 1), line]))
}

/** The content's files that differ between a commit and the disk: new, changed and removed ones. */
export async function changedFiles(git: Git, since: string): Promise<string[]> {
  const [untracked, changed] = await Promise.all([
    git.names(['ls-files', '-z', '--others', '--exclude-standard', '--', 'content']),
    git.names(['diff', '--name-only', '--no-renames', '--no-ext-diff', '-z', since, '--', 'content']),
  ])
  // A file that was taken out of the index but lies on the disk is in both lists.
  return [...new Set([...untracked, ...changed])].sort()
}

/** Files and folders that Git keeps only while a merge, cherry-pick, revert, bisect or rebase is under way. */
const marks = 'MERGE_HEAD CHERRY_PICK_HEAD REVERT_HEAD BISECT_LOG rebase-merge rebase-apply'.split(' ')

/** Refuses to publish in the middle of a merge, rebase or the like, because the files on the disk belong to it. */
export async function expectQuiet(git: Git): Promise<void> {
  const folder = resolve(git.root, await git.once(['rev-parse', '--git-dir']))
  const isBusy = marks.some((mark) => existsSync(join(folder, mark)))
  if (isBusy || (await git.names(['ls-files', '-u', '-z'])).length > 0) throw new Refusal(409, words.underWay)
}

/** The names of the files that only one side has, or that differ between the sides, sorted. */
export function differingNames(one: FileLines, other: FileLines): string[] {
  const names = [...new Map([...one, ...other]).keys()].sort()
  return names.filter((name) => one.get(name) !== other.get(name))
}
