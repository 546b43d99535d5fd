import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Bearer, History } from '../../check/site-wide/history.ts'
import { isSameDocument, traitsOf } from '../../check/site-wide/traits.ts'
import { documentKinds } from '../../model/document-kinds.ts'
import { writeAtomically } from '../../util/atomic.ts'

const lists = Object.values(documentKinds).map(({ list }) => list)

/**
 * Reads the Git history of a project's documents with one command. For a shallow clone it is incomplete; undefined if
 * the folder is not a checkout, or Git is missing.
 *
 * @param root path of the folder in which `content/` lies
 * @param memory file that caches the answer until another commit is checked out
 */
export async function readHistory(root: string, memory?: string): Promise<History | undefined> {
  const head = memory && headOf(join(root, '.git'))
  if (!head) return await askGit(root)
  const key = `${cacheVersion} ${head}`
  const cached = await readFile(memory, 'utf8')
    .then((text) => (text.startsWith(key) ? (JSON.parse(text.slice(key.length)) as History) : undefined))
    .catch(() => undefined)
  if (cached !== undefined) return cached
  const history = await askGit(root)
  // If the cache cannot be written, the next check is only slower.
  if (history?.isWhole) await writeAtomically(memory, key + JSON.stringify(history)).catch(() => undefined)
  return history
}

/** Changes with the form of the cached answer. */
const cacheVersion = 2

/** The hash of HEAD; undefined if it takes more than two files to resolve. */
function headOf(git: string): string | undefined {
  try {
    const head = readFileSync(join(git, 'HEAD'), 'utf8')
    const [, branch] = /^ref: (.+)/.exec(head) ?? []
    return branch === undefined ? head : readFileSync(join(git, branch), 'utf8')
  } catch {
    return undefined
  }
}

async function askGit(root: string): Promise<History | undefined> {
  const [changes, current] = await Promise.all([readChanges(root), readCurrent(root)])
  if (changes === undefined) return undefined
  const removed = removedIn(changes.documents).map((one) => ({ ...one, isRemoved: true }))
  return { isWhole: changes.isWhole, bearers: [...removed, ...current] }
}

/** A document that a commit added or removed. */
type Change = Pick<Bearer, 'list' | 'id' | 'file' | 'traits'> & { commit: number; isAddition: boolean }

/** The documents that commits added or removed, newest commit first; undefined without a history. */
async function readChanges(root: string): Promise<{ isWhole: boolean; documents: Change[] } | undefined> {
  const git = runGit(root, changesCommand)
  const documents: Change[] = []
  let isWhole = true
  let commit = 0
  let [isHeader, isAddition, file] = [false, false, '']
  let lines: string[] = []
  const end = () => {
    const document = documentIn(file, lines)
    if (document !== undefined) documents.push({ ...document, commit, isAddition })
    lines = []
  }
  for await (const line of git.lines) {
    // A document's line `++ b/content/…` looks like a header in the diff, so headers end at the first hunk.
    if (/^(commit|diff) /.test(line)) end()
    if (line.startsWith('commit ')) [commit, isWhole] = [commit + 1, isWhole && !line.includes('grafted')]
    else if (line.startsWith('diff ')) isHeader = true
    else if (line.startsWith('@@ ')) isHeader = false
    else if (!isHeader) lines.push(line.slice(1))
    else if (/^(---|\+\+\+) [ab]\/content\//.test(line))
      [file, isAddition] = [line.slice(6), line.startsWith('+')]
  }
  end()
  return (await git.hasSucceeded) ? { isWhole, documents } : undefined
}

/** The removed documents that no commit restored or added again under another name, newest first. */
function removedIn(changes: readonly Change[]): Omit<Bearer, 'isRemoved'>[] {
  const removed: Change[] = []
  // Within a commit, removals come first: a renamed document is removed and added.
  const order = [...changes].sort(
    (a, b) => b.commit - a.commit || Number(a.isAddition) - Number(b.isAddition),
  )
  for (const change of order) {
    if (!change.isAddition) removed.unshift(change)
    else {
      const at = removed.findIndex(
        ({ list, id, traits }) =>
          list === change.list && id === change.id && isSameDocument(traits, change.traits),
      )
      if (at !== -1) removed.splice(at, 1)
    }
  }
  return removed.map(({ list, id, file, traits }) => ({ list, id, file, traits }))
}

/** The documents of the last commit. */
async function readCurrent(root: string): Promise<Bearer[]> {
  const git = runGit(root, currentCommand)
  const texts = new Map<string, string[]>()
  for await (const line of git.lines) {
    const [path = '', text = ''] = line.split('\0')
    const file = path.slice('HEAD:'.length)
    texts.set(file, [...(texts.get(file) ?? []), text])
  }
  return [...texts].flatMap(([file, lines]) => {
    const document = documentIn(file, lines)
    return document === undefined ? [] : { ...document, isRemoved: false }
  })
}

/** The number and the traits in the lines of a document. */
function documentIn(file: string, lines: readonly string[]): Omit<Bearer, 'isRemoved'> | undefined {
  const list = lists.find((each) => file.startsWith(`content/${each}/`))
  const [, id] = lines.flatMap((line) => /^id:\s*["']?(\d+)/.exec(line) ?? [])
  if (list === undefined || id === undefined) return undefined
  return { list, id: Number(id), file, traits: traitsOf(lines) }
}

/** Runs Git, and yields the lines of its answer. */
function runGit(root: string, args: readonly string[]) {
  const git = spawn('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
  const hasSucceeded = new Promise<boolean>((resolve) => {
    git.on('error', () => resolve(false)).on('close', (code) => resolve(code === 0))
  })
  return { lines: createInterface({ input: git.stdout }), hasSucceeded }
}

const folders = lists.map((list) => `content/${list}`)

/** The first-parent commits that added or removed documents. */
const changesCommand = [
  '-c core.quotePath=false log --format=commit%x20%D --decorate --first-parent -m -p -U0 --no-renames',
  '--diff-filter=AD --relative --no-color --no-ext-diff --no-textconv --src-prefix=a/ --dst-prefix=b/ --',
  ...folders.map((folder) => `${folder}/*.mdx`),
].flatMap((options) => options.split(' '))

/** The lines of the last commit's documents that look like a number or a trait. */
const currentCommand = [
  'grep -z --no-color -I -E ^(id|title|start|end|published): HEAD --',
  ...folders.map((folder) => `${folder}/*.mdx`),
].flatMap((options) => options.split(' '))
