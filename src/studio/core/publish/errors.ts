import { contentFiles } from '../../../check/files.ts'
import type { Facts } from '../../../check/pictures/pictures.ts'
import { formatFinding } from '../../../check/present.ts'
import { rules } from '../../../check/rules/index.ts'
import { format } from '../../words/format.ts'
import { hasErrors } from '../../words/publish.json'
import { type ReplacedFiles, withReplacedFiles } from '../overlay.ts'
import type { Project } from '../project.ts'
import { Refusal } from '../refusal.ts'
import { withoutLeftOut } from './left-out.ts'

/**
 * Refuses content that would have an error which the published content has not. Drafts are left out.
 *
 * @param own the files in which the content to publish differs from the disk
 * @param published reads the files in which the published content differs from the disk
 */
export type ExpectNoNewErrors = (own: ReplacedFiles, published: () => Promise<ReplacedFiles>) => Promise<void>

export function createExpectNoNewErrors({ disk, root, services, check }: Project): ExpectNoNewErrors {
  /** The errors that the saved content would have with other files in it, each a sentence that names its file. */
  async function errorsWith(other: ReplacedFiles): Promise<string[]> {
    const { findings } = await check(
      withoutLeftOut(withReplacedFiles(contentFiles(disk), other)),
      async (path) => {
        return other.has(path.slice(root.length + 1)) ? unseen(path) : await services.pictures(path)
      },
    )
    const errors = findings.filter(({ rule }) => rules[rule].severity === 'error')
    return errors.map((found) => {
      return format(hasErrors, { file: found.place.source.file, sentence: formatFinding(found).message })
    })
  }

  return async (own, published) => {
    const errors = await errorsWith(own)
    if (errors.length === 0) return
    const known = await errorsWith(await published())
    const added = errors.find((error) => !known.includes(error))
    if (added) throw new Refusal(422, added)
  }
}

/** Assumed facts of a picture that is not on the disk: it was checked before it was published. */
function unseen(path: string): Facts {
  return { hash: path, digest: path, width: 1200, height: 800, tone: 0, format: 'jpeg' }
}
