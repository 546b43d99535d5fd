import {
  type Content,
  checkContent,
  emitModules,
  formatProblems,
  type Problem,
  writeModules,
} from '../content/compile/index.ts'
import { openChecking } from './check/checking.ts'
import { paths } from './paths.ts'
import { isRelease } from './release.ts'

/** The content has errors; the message lists all problems with their places and cures. */
export class ContentError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(formatProblems([...problems], { colour: process.stderr.isTTY }))
    this.name = 'ContentError'
    this.problems = problems
  }
}

/**
 * Checks `content/`; in a release stand-ins are errors.
 * @throws {ContentError} with every problem of every file.
 */
export async function readContent({ release = isRelease() } = {}): Promise<Content> {
  const { means, save } = await openChecking()
  const { problems, content } = await checkContent({ root: paths.root, ...means, release })
  await save()
  if (!content) throw new ContentError(problems)
  return content
}

/**
 * Checks `content/` and writes the typed index. With errors nothing is written.
 * @throws {ContentError} with every problem of every file.
 */
export async function compileContent(): Promise<void> {
  await writeModules(paths.generated, emitModules(await readContent()))
}
