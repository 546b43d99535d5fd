/** For tests: what somebody else does in a bare repository, by as few processes of Git as it takes. */
import { execFileSync } from 'node:child_process'

/** Files by path; undefined removes a file. */
export type Changes = Readonly<Record<string, string | Uint8Array | undefined>>

/** The input of `git fast-import` that commits files to a branch; a branch that is not there begins with them. */
export function commitOf(
  changes: Changes,
  { branch = 'main', isFirst = false, seconds = Math.floor(Date.now() / 1000) } = {},
): Buffer {
  const lineOf = ([path, data]: [string, string | Uint8Array | undefined]) =>
    data === undefined ? [`D ${path}\n`] : [`M 100644 inline ${path}\n`, ...counted(data)]
  const stream = [
    `commit refs/heads/${branch}\n`,
    `committer Redaktorja <redaktorja@example.org> ${seconds} +0000\n`,
    ...counted('Others\n'),
    ...(isFirst ? [] : [`from refs/heads/${branch}^0\n`]),
    ...Object.entries(changes).flatMap(lineOf),
  ]
  return Buffer.concat(stream.map((part) => Buffer.from(part)))
}

/** Commits files to a branch of a bare repository. */
export function commitTo(folder: string, changes: Changes, branch = 'main'): void {
  execFileSync('git', ['fast-import', '--quiet'], { cwd: folder, input: commitOf(changes, { branch }) })
}

/** Accepts a proposal at a bare repository whose default branch has not moved: merged, or squashed into one commit. */
export function acceptAt(folder: string, branch: string, how: 'merged' | 'squashed'): void {
  const parents = how === 'merged' ? ['main', branch] : ['main']
  const author = ['-c', 'user.name=Tjetri', '-c', 'user.email=t@example.org']
  const args = [...author, 'commit-tree', `${branch}^{tree}`, '-m', 'Accepted']
  const id = execFileSync('git', [...args, ...parents.flatMap((one) => ['-p', one])], { cwd: folder })
  execFileSync('git', ['update-ref', 'refs/heads/main', id.toString().trim()], { cwd: folder })
}

/** Bytes as `git fast-import` reads them from its stream. */
function counted(data: string | Uint8Array): (string | Uint8Array)[] {
  return [`data ${Buffer.byteLength(data)}\n`, data, '\n']
}
