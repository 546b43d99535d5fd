import { join } from 'node:path'
import { openChecking } from '../../build/checking/checking.ts'
import { filesOnDisk } from '../../check/files.ts'
import { paths } from '../../util/paths.ts'
import type { Calls, OpenDocument } from '../protocol.ts'
import { openDrafts } from '../server/drafts.ts'
import { createStudio } from '../server/studio.ts'
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

/** What commands do as the studio does it. */
export async function openForCommands() {
  const studio = await createStudio({ ...(await openParts()), base: '/', onChange: () => undefined })
  return {
    links: async (file: string) => (await studio.call('links', { file })) as Calls['links']['gives'],
    async remove(file: string) {
      const { revision } = (await studio.call('open', { file })) as OpenDocument
      await studio.call('remove', { file, revision })
    },
  }
}
