import { checkContent } from '../../check/check.ts'
import { filesOnDisk } from '../../check/files-on-disk.ts'
import { formatProblems } from '../../check/output/text.ts'
import { paths } from '../../util/paths.ts'
import { writeDocumentTypes } from '../data/document-types.ts'
import type { Checking } from './checking.ts'

/**
 * Checks `content/` and returns it; in a release placeholders are errors.
 * @throws {Error} that lists every error of every file with its place and hint, without the warnings
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
  if (!content) {
    const errors = problems.filter(({ severity }) => severity === 'error')
    throw new Error(formatProblems(errors, { colour: process.stderr.isTTY }))
  }
  await writeDocumentTypes(content)
  return { content, textOf }
}
