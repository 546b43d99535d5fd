import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import words from '../../words/publish.json'
import { Refusal } from '../refusal.ts'
import { type Git, openGit } from './git.ts'

/** A file that both have changed at one place; a version is undefined where the file was removed. */
export type Clash = { id: string; file: string; mine: Buffer | undefined; theirs: Buffer | undefined }

/** Commits to be merged, and whose version is taken by the id of its clash: a choice is none for unseen versions. */
type Merging = { base: string; ours: string; theirs: string; choices: Readonly<Record<string, unknown>> }

/**
 * Merges commits without touching a file of the project.
 *
 * @param folder an empty one for what is needed meanwhile
 * @returns the tree, and whether a version was chosen; or the clashes that wait for a choice
 */
export async function mergeCommits(
  { root }: Git,
  { base, ours, theirs, choices }: Merging,
  folder: string,
): Promise<{ clashes: Clash[] } | { clashes?: never; tree: string; isChosen: boolean }> {
  const git = openGit(root, join(folder, theirs))
  await git.run(['read-tree', '-i', '-m', '--aggressive', base, ours, theirs])
  const unmerged = new Map<string, Record<string, string>>()
  for (const line of await git.names(['ls-files', '-u', '-z'])) {
    const [, mode = '', blob = '', stage = '', file = ''] = /^(\d+) (\w+) (\d)\t(.*)$/s.exec(line) ?? []
    unmerged.set(file, { ...unmerged.get(file), mode, [stage]: blob })
  }
  const clashes: Clash[] = []
  let [resolved, isChosen] = ['', false]
  for (const [file, { mode, 1: old, 2: mine, 3: other }] of unmerged) {
    if (!file.startsWith('content/')) throw new Refusal(409, words.unrelated)
    let blob = mine && other && (await mergeLines(old, mine, other))
    if (blob === undefined) {
      const id = `${file}:${mine}:${other}`
      const choice = Object.hasOwn(choices, id) ? choices[id] : undefined
      if (choice !== 'mine' && choice !== 'theirs')
        clashes.push({ id, file, mine: await read(mine), theirs: await read(other) })
      blob = choice === 'theirs' ? other : mine
      isChosen = true
    }
    resolved += blob === undefined ? `0 ${'0'.repeat(40)}\t${file}\0` : `${mode} ${blob} 0\t${file}\0`
  }
  if (clashes.length > 0) return { clashes }
  await git.run(['update-index', '-z', '--index-info'], resolved)
  return { tree: await git.run(['write-tree']), isChosen }

  async function read(blob: string | undefined): Promise<Buffer | undefined> {
    return blob === undefined ? undefined : await git.bytes(['cat-file', 'blob', blob])
  }

  /** Undefined where both changed the same lines, or a picture. */
  async function mergeLines(old: string | undefined, mine: string, other: string) {
    const paths = ['mine', 'old', 'theirs'].map((name) => join(folder, name)) as [string, string, string]
    await writeFile(paths[0], (await read(mine)) ?? '')
    await writeFile(paths[1], (await read(old)) ?? '')
    await writeFile(paths[2], (await read(other)) ?? '')
    if ((await git.ask(['merge-file', '-q', ...paths])) === undefined) return undefined
    return await git.run(['hash-object', '-w', '--stdin'], await readFile(paths[0]))
  }
}
