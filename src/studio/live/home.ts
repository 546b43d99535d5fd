import { openChecking } from '../../pipeline/checking/checking.ts'
import { diskAt } from '../../util/disk/node.ts'
import { paths } from '../../util/paths.ts'
import { openDrafts } from '../server/drafts.ts'
import { createPublisher } from '../server/publish/publisher.ts'
import { openVersions } from '../server/publish/versions.ts'
import type { StudioOptions } from '../server/studio.ts'
import { preparePicture } from '../server/upload.ts'

/** The services of a studio on this computer: the project's folder, its Git repository, sharp. */
export async function openHome(): Promise<Omit<StudioOptions, 'base' | 'onChange'>> {
  const { root } = paths
  const disk = diskAt(root, { isDurable: true })
  const { services } = await openChecking()
  return {
    disk,
    root,
    drafts: openDrafts(disk),
    services,
    prepare: preparePicture,
    versions: openVersions(root),
    publisher: (given) => createPublisher({ ...given, disk, root }),
  }
}
