import { join } from 'node:path'
import words from '../../words/publish.json'
import { Refusal } from '../refusal.ts'
import { type Git, openGit } from './git.ts'

/** A file that both have changed at one place; a version is undefined where the file was removed. */
export type Clash = { id: string; file: string; mine: Buffer | undefined; theirs: Buffer | undefined }

/** Whose version is taken, by the id of its clash: a choice is none for versions that nobody has seen. */
export type Choices = Readonly<Record<string, unknown>>

type Merging = { base: string; ours: string; theirs: string; choices: Choices }

/**
 * Merges commits without touching a file of the project.
 *
 * @param folder for what is needed meanwhile
 * @returns the clashes that wait for a choice; where there is none, the tree, and whether a version was chosen
 */
export async function mergeCommits({ root }: Git, merging: Merging, folder: string) {
  const { base, ours, theirs, choices } = merging
  const git = openGit(root, { GIT_INDEX_FILE: join(folder, theirs), GIT_WORK_TREE: folder })
  await git.run(['read-tree', '-i', '-m', '--aggressive', base, ours, theirs])
  // Merges lines. It fails where both changed the same ones, or a picture: that is left in the index.
  await git.ask(['merge-index', '-o', '-q', 'git-merge-one-file', '-a'])
  const unmerged = new Map<string, { 2?: string; 3?: string }>()
  for (const line of await git.names(['ls-files', '-u', '-z'])) {
    const [, entry = '', stage = '', file = ''] = /^(\d+ \w+) (\d)\t(.*)$/s.exec(line) ?? []
    unmerged.set(file, { ...unmerged.get(file), [stage]: entry })
  }
  const clashes: Clash[] = []
  let chosen = ''
  for (const [file, { 2: mine, 3: other }] of unmerged) {
    if (!file.startsWith('content/')) throw new Refusal(409, words.unrelated)
    const id = `${file}:${mine}:${other}`
    const choice = choices[id]
    if (choice !== 'mine' && choice !== 'theirs')
      clashes.push({ id, file, mine: await read(mine), theirs: await read(other) })
    chosen += `${(choice === 'theirs' ? other : mine) ?? `0 ${'0'.repeat(40)}`}\t${file}\0`
  }
  await git.run(['update-index', '-z', '--index-info'], chosen)
  return { clashes, tree: await git.run(['write-tree']), isChosen: chosen !== '' }

  async function read(entry: string | undefined): Promise<Buffer | undefined> {
    const [, blob] = entry?.split(' ') ?? []
    return blob === undefined ? undefined : await git.bytes(['cat-file', 'blob', blob])
  }
}
