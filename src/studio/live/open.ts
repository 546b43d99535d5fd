import { join } from 'node:path'
import { openChecking } from '../../build/checking/checking.ts'
import { filesOnDisk } from '../../check/files.ts'
import { paths } from '../../util/paths.ts'
import { openDrafts } from '../server/drafts.ts'
import { overlaidFiles, overlaidPictures } from './overlay.ts'
import { preparePicture } from './upload.ts'

/** Opens what the studio works with: the content of this project, with the drafts laid over it. */
export async function openParts() {
  const { root } = paths
  const cache = join(paths.cache, 'studio')
  const [drafts, { means }] = await Promise.all([openDrafts(join(cache, 'drafts')), openChecking()])
  return {
    ...{ root, cache, drafts, means, preparePicture },
    files: overlaidFiles(filesOnDisk(root), drafts, root),
    pictures: overlaidPictures(means.pictures, drafts, root),
  }
}
