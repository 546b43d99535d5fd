import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publishWords as words } from '../../words/publish.ts'
import { Refusal } from '../refusal.ts'
import type { Git } from './git.ts'

/** Whose version of a file is taken, by the name of its clash. */
export type Choices = Readonly<Record<string, unknown>>

/** A file that both have changed at one place. */
export type Clash = {
  /** Names the two versions: a choice is none for versions that nobody has seen. */
  id: string
  file: string
  /** Undefined where the file was removed. */
  mine: Buffer | undefined
  theirs: Buffer | undefined
}

type Merged = { clashes: Clash[] } | { clashes?: never; tree: string; isChosen: boolean }

/** Merges commits without touching a file of the project. */
export async function mergeContent(
  git: Git,
  given: { base: string; ours: string; theirs: string; choices: Choices; folder: string },
): Promise<Merged> {
  const { base, ours, theirs, choices, folder } = given
  const index = join(folder, 'merge')
  await rm(index, { force: true })
  await git.run(['read-tree', '-i', '-m', '--aggressive', base, ours, theirs], { index })
  const unmerged = new Map<string, Record<string, string>>()
  const listed = (await git.run(['ls-files', '-u', '-z'], { index })).toString().split('\0')
  for (const line of listed.filter(Boolean)) {
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
      const isKnown = choice === 'mine' || choice === 'theirs'
      if (!isKnown) clashes.push({ id, file, mine: await bytesOf(mine), theirs: await bytesOf(other) })
      blob = choice === 'theirs' ? other : mine
      isChosen = true
    }
    resolved += blob === undefined ? `0 ${'0'.repeat(40)}\t${file}\0` : `${mode} ${blob} 0\t${file}\0`
  }
  if (clashes.length > 0) return { clashes }
  await git.run(['update-index', '-z', '--index-info'], { index, input: resolved })
  return { tree: (await git.run(['write-tree'], { index })).toString().trim(), isChosen }

  async function bytesOf(blob: string | undefined): Promise<Buffer | undefined> {
    return blob === undefined ? undefined : await git.run(['cat-file', 'blob', blob])
  }

  /** Undefined where both changed the same lines, or a picture. */
  async function mergeLines(old: string | undefined, mine: string, other: string) {
    const paths = ['mine', 'old', 'theirs'].map((name) => join(folder, name))
    for (const [at, blob] of [mine, old, other].entries())
      await writeFile(paths[at] ?? '', (await bytesOf(blob)) ?? '')
    const { code } = await git.try(['merge-file', '-q', ...paths])
    if (code !== 0) return undefined
    const input = await readFile(paths[0] ?? '')
    return (await git.run(['hash-object', '-w', '--stdin'], { input })).toString().trim()
  }
}
