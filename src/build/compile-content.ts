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
 * Checks `content/`, writes the typed index, and gives both: the whole content and the texts of the index by
 * name. With errors nothing is written; in a release stand-ins are errors.
 * @throws {ContentError} with every problem of every file.
 */
export async function compileContent({ release = isRelease() } = {}): Promise<{
  content: Content
  modules: ReadonlyMap<string, string>
}> {
  const { means, save } = await openChecking()
  const { problems, content } = await checkContent({ root: paths.root, ...means, release })
  await save()
  if (!content) throw new ContentError(problems)
  const modules = emitModules(content)
  await writeModules(paths.generated, modules)
  return { content, modules }
}
