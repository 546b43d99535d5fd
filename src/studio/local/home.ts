import { openChecking } from '../../pipeline/checking/checking.ts'
import { diskAt } from '../../util/disk/node.ts'
import { paths } from '../../util/paths.ts'
import { convertFormer } from '../core/convert.ts'
import { openDrafts } from '../core/drafts.ts'
import type { StudioOptions } from '../core/studio.ts'
import { openGit } from '../hosts/git/git.ts'
import { createPublisher } from '../hosts/git/publisher.ts'
import { openVersions } from '../hosts/git/versions.ts'
import { createPack } from '../hosts/zip/pack.ts'
import { preparePicture } from './upload.ts'

/** The services of a studio on this computer: the project's folder, its Git repository, sharp. */
export async function openHome(): Promise<Omit<StudioOptions, 'base' | 'onChange'>> {
  const { root } = paths
  const disk = diskAt(root, { isDurable: true })
  await convertFormer(disk)
  const { services } = await openChecking()
  return {
    disk,
    root,
    drafts: openDrafts(disk),
    services,
    prepare: preparePicture,
    versions: openVersions(root),
    publisher: (given) => createPublisher({ ...given, root }),
    pack: createPack({
      read: (file) => disk.read(file),
      commit: () => openGit(root).ask(['rev-parse', '--verify', 'HEAD']),
    }),
  }
}
