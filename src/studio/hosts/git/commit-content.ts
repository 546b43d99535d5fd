import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { format } from '../../../model/message/format.ts'
import { ownerOf } from '../../core/owners.ts'
import { mergedOf } from '../../core/publish/conflict.ts'
import { partFiles } from '../../core/publish/left-out.ts'
import { Refusal } from '../../core/refusal.ts'
import words from '../../words/publish.json'
import type { Merged, OverwrittenFile } from '../folder/git-folder.ts'
import { type Git, openGit } from './git.ts'
import { baseOf, differingNames, type RepositoryState, treeFiles } from './repository.ts'

/**
 * Commits the content on the disk, and merges new commits of the remote. On a conflict the remote's version of the file
 * wins, with the pictures of the document. Git writes only new objects.
 */
export async function mergeContent(git: Git, at: RepositoryState, message: string): Promise<Merged> {
  const { head, main, isMerged, isContentAlone, pushed } = at
  if (!isContentAlone) throw new Refusal(409, format(words.otherWork, { branch: main.name }))
  const own = await commitTree(git, await treeOfDisk(git, head), [head], message)
  const overwritten: OverwrittenFile[] = []
  let commit = own
  for (const theirs of [pushed, main.tip]) {
    if (theirs === undefined) continue
    const common = await git.once(['merge-base', commit, theirs])
    if (common === theirs) continue
    const base = isMerged ? head : common
    if (base === commit) {
      commit = theirs
      continue
    }
    const merged = await mergeCommits(git, { base, ours: commit, theirs })
    overwritten.push(...merged.overwritten)
    // If the default branch has the earlier commits, it is the only parent. After a conflict that it has won, both are
    // parents, so that the local version stays in the history.
    const isFresh = isMerged && merged.overwritten.length === 0
    const parents = isFresh ? [theirs] : [commit, theirs]
    commit = await commitTree(git, merged.tree, parents, isFresh ? message : words.merged)
  }
  return { overwritten, own, commit }
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

/** Updates the index to the content on the disk, without the files that the site does not read. */
async function addContent(git: Git): Promise<void> {
  const differing = ['ls-files', '-z', '--modified', '--deleted', '--others', '--exclude-standard']
  const names = new Set(await git.names([...differing, '--', 'content']))
  const { files } = partFiles([...names], (file) => existsSync(join(git.root, file)))
  await git.run(['update-index', '--add', '--remove', '--replace', '-z', '--stdin'], files.join('\0'))
}

/**
 * Merges commits without touching a file of the project.
 *
 * @returns the merged tree, and the files in conflict, of which it has `theirs`
 */
async function mergeCommits(
  { root }: Git,
  { base, ours, theirs }: Record<'base' | 'ours' | 'theirs', string>,
): Promise<{ overwritten: OverwrittenFile[]; tree: string }> {
  return await inFolder(async (folder) => {
    const git = openGit(root, { GIT_INDEX_FILE: join(folder, theirs), GIT_WORK_TREE: folder })
    await git.run(['read-tree', '-i', '-m', '--aggressive', base, ours, theirs])
    // Git merges by lines. A file stays unmerged in the index if both sides changed a picture, the same lines or
    // adjacent lines, or added items to one list. The studio merges adjacent lines and added items.
    await git.ask(['merge-index', '-o', '-q', 'git-merge-one-file', '-a'])
    const unmerged = new Map<string, { 1?: string; 2?: string; 3?: string }>()
    const listed = await git.run(['ls-files', '-u', '-z'])
    for (const [, entry, stage = '', file = ''] of listed.matchAll(/(\d+ \w+) (\d)\t([^\0]*)\0/g))
      unmerged.set(file, { ...unmerged.get(file), [stage]: entry })
    const read = async (entry?: string) =>
      entry === undefined ? undefined : await git.bytes(['cat-file', 'blob', entry.slice('100644 '.length)])
    const overwritten: OverwrittenFile[] = []
    let settled = ''
    for (const [file, { 1: before, 2: here, 3: there }] of unmerged) {
      if (!file.startsWith('content/')) throw new Refusal(409, words.unrelated)
      const sides = { file, base: await read(before), ours: await read(here), theirs: await read(there) }
      const text = mergedOf(sides)
      const entry = text === undefined ? (there ?? noFile) : await writeBlob(git, text)
      settled += `${entry}\t${file}\0`
      if (text !== undefined) continue
      const beside = await takePictures(git, { file, ours, theirs })
      settled += beside.entries
      overwritten.push({ ...sides, pictures: beside.pictures })
    }
    await git.run(['update-index', '-z', '--index-info'], settled)
    return { overwritten, tree: await git.run(['write-tree']) }
  })
}

/** The entry of an index that removes a file. */
const noFile = `0 ${'0'.repeat(40)}`

/** The index entries that take the pictures of a document from `theirs`, and those pictures of `ours` that differ. */
async function takePictures(
  git: Git,
  { file, ours, theirs }: Record<'file' | 'ours' | 'theirs', string>,
): Promise<{ entries: string; pictures: [name: string, bytes: Uint8Array][] }> {
  const [own, other] = [await treeFiles(git, ours), await treeFiles(git, theirs)]
  const names = differingNames(own, other).filter((name) => name !== file && ownerOf(name) === file)
  const pictures: [string, Uint8Array][] = []
  for (const name of names.filter((one) => own.has(one)))
    pictures.push([basename(name), await git.bytes(['cat-file', 'blob', `${ours}:${name}`])])
  const entries = names.map((name) => `${other.get(name) ?? `${noFile}\t${name}`}\0`).join('')
  return { entries, pictures }
}

/** Stores a text as a blob; returns the mode and id that stand for it in an index. */
async function writeBlob(git: Git, text: string): Promise<string> {
  return `100644 ${await git.run(['hash-object', '-w', '--stdin'], text)}`
}

/** Commits a tree. Returns the parent instead if it is the only one and has the same tree. */
async function commitTree(git: Git, tree: string, parents: string[], message: string): Promise<string> {
  const [parent = '', other] = parents
  if (other === undefined && tree === (await git.once(['rev-parse', `${parent}^{tree}`]))) return parent
  return await git.run(['commit-tree', tree, ...parents.flatMap((one) => ['-p', one])], message)
}

/** Checks out the merged commit. If Git refuses, it has written no file. */
export async function writeToDisk(
  git: Git,
  { own, commit }: Record<'own' | 'commit', string>,
): Promise<void> {
  await addContent(git)
  if (commit !== own) await git.run(['read-tree', '-m', '-u', own, commit])
}

/** Moves the branch to the merged commit. Returns the branch to push, or undefined if it proposes nothing. */
export async function followCommit(
  git: Git,
  at: RepositoryState,
  commit: string,
): Promise<string | undefined> {
  const { head, main, open, pushed, refs } = at
  const isBack = commit === main.tip
  const { local } = main
  // The studio goes back to the default branch, unless the local one has commits that the remote lacks.
  const isOver = isBack && (local === undefined || (await baseOf(git, local, commit)) === local)
  if (isBack && !isOver && commit === head) return undefined
  const name = isOver ? main.name : (open ?? freeName(refs))
  const before = isOver ? local : open && head
  await git.run(['update-ref', `refs/heads/${name}`, commit, before ?? ''])
  await git.run(['symbolic-ref', 'HEAD', `refs/heads/${name}`])
  const treeOf = async (id: string) => await git.once(['rev-parse', `${id}^{tree}`])
  const isEmpty = pushed === undefined && (await treeOf(commit)) === (await treeOf(main.tip))
  return isBack || isEmpty ? undefined : name
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
