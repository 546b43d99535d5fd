import { join } from 'node:path'
import { paths } from '../../util/paths.ts'
import { checkContent } from '../check.ts'
import type { Content } from '../content.ts'
import { filesOnDisk } from '../files-on-disk.ts'
import { errorsIn, pictureFacts } from './good-site.ts'

/**
 * For tests: the folder of a site with all documents of the specification. Its content is a copy, because editors own
 * the site's content and may change or remove each document. Its pictures are placeholders, each with its own bytes.
 */
export const wholeSite = join(paths.root, 'tests/fixtures/whole-site')

/** The content that the check of the whole site returns. */
export async function wholeContent(): Promise<Content> {
  const files = filesOnDisk(wholeSite)
  const { content, problems } = await checkContent({ root: wholeSite, files, pictures: pictureFacts })
  if (content === undefined) throw new Error(`The whole site has errors:\n${errorsIn(problems)}`)
  return content
}
