import { join } from 'node:path'
import { openChecking } from '../../build/checking/checking.ts'
import { paths } from '../../util/paths.ts'
import { openDrafts } from '../server/drafts.ts'

/** Opens what the studio works with: the content of this project and its drafts. */
export async function openParts() {
  const { root, cache } = paths
  const [drafts, { means }] = await Promise.all([openDrafts(join(cache, 'studio', 'drafts')), openChecking()])
  return { root, drafts, means }
}
