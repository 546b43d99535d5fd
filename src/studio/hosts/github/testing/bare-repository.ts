/** For tests: the objects and branches of a bare Git repository. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Changes, commitOf } from '../../git/testing/others.ts'

const author = ['AUTHOR', 'COMMITTER'].flatMap((who) => [
  [`GIT_${who}_NAME`, 'Redaktorja'],
  [`GIT_${who}_EMAIL`, 'redaktorja@example.org'],
])

export type BareRepository = ReturnType<typeof openBareRepository>

/**
 * Creates a bare repository in a folder of its own; the caller closes it.
 *
 * @param now the time of commits, in seconds
 */
export function openBareRepository(now: () => number) {
  const folder = mkdtempSync(join(tmpdir(), 'github-'))
  const objects = createObjects(folder, now)
  const branches = createBranches(folder)
  const { run, storeCommit } = objects
  const { tipOf, setTip } = branches
  run(['init', '-q', '--bare', '-b', 'main', '.'])

  return {
    ...objects,
    ...branches,
    git: (...args: string[]) => run(args).toString().trim(),
    /** Commits files to a branch as somebody else does; undefined removes a file. */
    commit(changes: Changes, branch = 'main'): string {
      const given = { branch, isFirst: tipOf(branch) === undefined, seconds: now() }
      run(['fast-import', '--quiet'], commitOf(changes, given))
      return tipOf(branch) ?? ''
    },
    /** Merges a branch into `main` as one commit, and removes the branch; tells whether there was no conflict. */
    squash(branch: string, message: string): boolean {
      const main = tipOf('main') ?? ''
      const { status, stdout } = spawnSync('git', ['merge-tree', '--write-tree', 'main', branch], {
        cwd: folder,
      })
      if (status !== 0) return false
      setTip('main', storeCommit(stdout.toString().trim(), [main], message))
      setTip(branch, undefined)
      return true
    },
    /** The text of a file on a branch. */
    textOf: (path: string, branch = 'main') => run(['cat-file', 'blob', `${branch}:${path}`]).toString(),
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Runs Git on the objects of a repository. */
function createObjects(folder: string, now: () => number) {
  const objects = new Map<string, Buffer>()

  const run = (args: readonly string[], input: string | Uint8Array = '', index = ''): Buffer =>
    execFileSync('git', args, {
      cwd: folder,
      input,
      stdio: ['pipe', 'pipe', 'pipe'],
      maxBuffer: 2 ** 28,
      env: {
        PATH: process.env.PATH,
        HOME: '/nonexistent',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_AUTHOR_DATE: `${now()} +0000`,
        GIT_COMMITTER_DATE: `${now()} +0000`,
        ...Object.fromEntries(author),
        ...(index && { GIT_INDEX_FILE: index }),
      },
    })

  function once(question: readonly unknown[], ask: () => Buffer): Buffer {
    const key = question.join('\0')
    const answer = objects.get(key) ?? ask()
    if (!answer.toString().endsWith(' missing\n')) objects.set(key, answer)
    return answer
  }
  /** Git's output for objects named by their ids. A command runs once: objects never change, and a process is slow. */
  function ofObjects(args: readonly string[], input: string | Uint8Array = ''): Buffer {
    return once([...args, Buffer.from(input).toString('latin1')], () => run(args, input))
  }
  /** The id of a tree that has the tree `base` and changes over it, each change a line of an index. */
  function treeOf(base: string, lines: readonly string[]): string {
    const make = () => {
      const index = join(folder, 'index-of-tree')
      rmSync(index, { force: true })
      run(['read-tree', base], '', index)
      run(['update-index', '-z', '--index-info'], lines.map((line) => `${line}\0`).join(''), index)
      return run(['write-tree'], '', index)
    }
    return once(['tree', base, ...lines], make)
      .toString()
      .trim()
  }
  function storeCommit(tree: string, parents: readonly string[], message: string): string {
    const args = ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])]
    return once([now(), ...args, message], () => run(args, message))
      .toString()
      .trim()
  }
  return { run, ofObjects, treeOf, storeCommit }
}

/** Reads and sets the branches in the files in which Git keeps them: that starts no process. */
function createBranches(folder: string) {
  const heads = join(folder, 'refs/heads')

  /** The branches with the ids of their commits. */
  function branches(): Map<string, string> {
    const entries = readdirSync(heads, { withFileTypes: true }).filter((entry) => entry.isFile())
    return new Map(
      entries.map(({ name }) => [name, readFileSync(join(heads, name), 'latin1').trim()] as const),
    )
  }
  const tipOf = (branch: string) => branches().get(branch)
  function setTip(branch: string, id: string | undefined): void {
    if (id === undefined) rmSync(join(heads, branch), { force: true })
    else writeFileSync(join(heads, branch), `${id}\n`)
  }
  return { branches, tipOf, setTip }
}
