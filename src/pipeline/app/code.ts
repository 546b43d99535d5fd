import { createHash } from 'node:crypto'
import { type Disk, filesBelow } from '../../util/disk/disk.ts'
import { diskAt } from '../../util/disk/node.ts'
import { hasCode } from '../../util/has-code.ts'

/** Inputs of a build other than content: code, packages and static files. */
const code = ['src', 'public', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json']

/** Files without influence: the route tree, which follows from the route files, tests, Markdown, editors' temporary files. */
const leftOut =
  /^src\/site\/routeTree\.gen\.ts$|\.test\.tsx?$|^src\/(?:.+\/)?(?:\.[^/]*|[^/]*~|#[^/]*#|[^/]*\.md)$/

/**
 * A digest of all code and settings below `root`, and of the Node version. If a source changed after this process had
 * started, the process may run the older code. Its results then get a digest that no other process has. An unreadable
 * file counts as empty: the build that copies it stops there, and a check does without it.
 */
export function codeKey(
  root: string,
  disk: Pick<Disk, 'entryKind' | 'list' | 'read' | 'writtenAt'> = diskAt(root),
): string {
  const hash = createHash('sha256').update(JSON.stringify([process.versions, process.platform, process.arch]))
  const files = code.flatMap((entry) => filesOf(disk, entry)).sort()
  for (const name of files) {
    const bytes = ifAllowed(() => disk.read(name)) ?? new Uint8Array()
    hash.update(`\n${name} ${bytes.length}\n`).update(bytes)
  }
  if (files.some((name) => isWrittenSinceStart(disk.writtenAt(name))))
    hash.update(`\n${performance.timeOrigin}`)
  return hash.digest('hex').slice(0, 32)
}

/** A time in the future comes from another clock. */
function isWrittenSinceStart(time: Date): boolean {
  return time.getTime() > performance.timeOrigin && time.getTime() <= Date.now()
}

function filesOf(disk: Pick<Disk, 'entryKind' | 'list'>, name: string): string[] {
  if (disk.entryKind(name) === 'file') return [name]
  const files = ifAllowed(() => filesBelow(disk, name)) ?? []
  return files.map((file) => `${name}/${file}`).filter((file) => !leftOut.test(file))
}

/** The result of `read`; undefined without the permission to read. */
function ifAllowed<Result>(read: () => Result): Result | undefined {
  try {
    return read()
  } catch (error) {
    if (hasCode(error, 'EACCES', 'EPERM')) return undefined
    throw error
  }
}
