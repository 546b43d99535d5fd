import {
  type Content,
  checkContent,
  createFilesSeen,
  emitModules,
  formatProblems,
  type Problem,
  writeModules,
} from '../content/compile/index.ts'
import { type Checking, openChecking } from './check/checking.ts'
import { paths } from './paths.ts'
import { isRelease } from './release.ts'

/** The content has errors; the message lists all problems with their places and cures. */
export class ContentError extends Error {
  constructor(problems: readonly Problem[]) {
    super(formatProblems([...problems], { colour: process.stderr.isTTY }))
    this.name = 'ContentError'
  }
}

/** Content without errors. */
export type ReadContent = {
  content: Content
  /** The text of a document by its path. */
  textOf(file: string): string
  /** Tells of all that a document's entry in the content was made from: its bytes and its pictures. */
  fingerprintOf(entry: object): string | undefined
}

/**
 * Checks `content/` and gives what is in it; in a release stand-ins are errors.
 * @throws {ContentError} with every problem of every file.
 */
export async function readContent({ means, save }: Checking, release: boolean): Promise<ReadContent> {
  const seen = createFilesSeen()
  const { problems, content, fingerprintOf } = await checkContent({
    root: paths.root,
    ...means,
    seen,
    release,
  })
  await save()
  if (!content) throw new ContentError(problems)
  return {
    content,
    fingerprintOf,
    textOf(file) {
      const job = seen.jobs.get(file)
      if (job === undefined) throw new Error(`${file} was not checked.`)
      return new TextDecoder().decode(job.bytes)
    },
  }
}

/**
 * Checks `content/` and writes the typed index. With errors nothing is written.
 * @throws {ContentError} with every problem of every file.
 */
export async function compileContent(): Promise<void> {
  const { content } = await readContent(await openChecking(), isRelease())
  await writeModules(paths.generated, emitModules(content))
}
