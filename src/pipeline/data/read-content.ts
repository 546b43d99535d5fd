import { checkContent } from '../../check/check.ts'
import { filesOnDisk } from '../../check/files-on-disk.ts'
import { formatProblems } from '../../check/output/text.ts'
import type { Problem } from '../../check/problem.ts'
import { paths } from '../../util/paths.ts'
import type { Checking } from '../checking/checking.ts'
import { writeDocumentTypes } from './document-types.ts'

/** The content has errors. The message lists all errors with their places and hints, without the warnings. */
class ContentError extends Error {
  constructor(problems: readonly Problem[]) {
    const errors = problems.filter(({ severity }) => severity === 'error')
    super(formatProblems(errors, { colour: process.stderr.isTTY }))
    this.name = 'ContentError'
  }
}

/**
 * Checks `content/` and returns it; in a release stand-ins are errors.
 * @throws {ContentError} with every error of every file.
 */
export async function readContent({ services, save }: Checking, release: boolean) {
  const { root } = paths
  const { problems, content, textOf } = await checkContent({
    root,
    files: filesOnDisk(root),
    ...services,
    release,
  })
  await save()
  if (!content) throw new ContentError(problems)
  await writeDocumentTypes(content)
  return { content, textOf }
}
