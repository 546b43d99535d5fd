import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { History } from '../check/site-wide/history.ts'
import { documentKinds } from '../model/document-kinds.ts'
import { writeAtomically } from '../util/atomic.ts'

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
  const known = await readFile(memory, 'utf8')
    .then((text) => (text.startsWith(head) ? (JSON.parse(text.slice(head.length)) as History) : undefined))
    .catch(() => undefined)
  if (known !== undefined) return known
  const history = await askGit(root)
  // If the cache cannot be written, the next check is only slower.
  if (history?.isWhole) await writeAtomically(memory, head + JSON.stringify(history)).catch(() => undefined)
  return history
}

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
  const git = spawn('git', command, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = new Promise<boolean>((resolve) => {
    git.on('error', () => resolve(false)).on('close', (code) => resolve(code === 0))
  })
  const bearers: History['bearers'][number][] = []
  const known = new Set<string>()
  let isWhole = true
  let [file, removed, isHeader, isOpen, isFree] = ['', false, false, false, false]
  for await (const line of createInterface({ input: git.stdout })) {
    if (line.startsWith('commit ')) isWhole &&= !line.includes('grafted')
    // A document's line `++ b/content/…` looks like a header in the diff, so headers end at the first hunk.
    if (/^(diff|@@) /.test(line)) isHeader = line.startsWith('diff ')
    if (isHeader && /^(---|\+\+\+) [ab]\/content\//.test(line)) file = line.slice(6)
    if (isHeader && line.startsWith('+++ ')) [removed, isOpen] = [line === '+++ /dev/null', true]
    if (isHeader && line.startsWith('--- ')) isFree = line === '--- /dev/null'
    const [, sign, id] = /^([-+])id:\s*["']?(\d+)/.exec(line) ?? []
    const list = lists.find((each) => file.startsWith(`content/${each}/`))
    // A document that stays gets a number only where it loses one: another such line stands in its text.
    if (sign === '-') isFree = true
    if (!isOpen || !isFree || id === undefined || list === undefined || sign !== (removed ? '-' : '+'))
      continue
    isOpen = false
    // Newest commit first: an earlier path of an existing document does not count as removed.
    if (removed || !known.has(file)) bearers.push({ list, id: Number(id), file })
    known.add(file)
  }
  return (await ended) ? { isWhole, bearers } : undefined
}

/** The first-parent commits that added or removed documents, or changed their numbers. */
const command = [
  '-c core.quotePath=false log --format=commit%x20%D --decorate --first-parent -m -p -U0 -G^id: --no-renames',
  '--relative --no-color --no-ext-diff --no-textconv --src-prefix=a/ --dst-prefix=b/ --',
  ...lists.map((list) => `content/${list}`),
].flatMap((words) => words.split(' '))
