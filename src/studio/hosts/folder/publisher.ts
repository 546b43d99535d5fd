import { type Disk, filesBelow } from '../../../util/disk/disk.ts'
import { expectInside, readableDisk, readDisk } from '../../core/access/files.ts'
import type { CurrentDraft } from '../../core/draft.ts'
import type { Drafts } from '../../core/drafts.ts'
import { keepReplaced } from '../../core/publish/keep-replaced.ts'
import { isContentOfSite, partFiles } from '../../core/publish/left-out.ts'
import { publicationOf, writeAll } from '../../core/publish/publication.ts'
import type { Publisher, PublisherOptions } from '../../core/publish/publisher.ts'
import { Refusal } from '../../core/refusal.ts'
import { refusals as words } from '../../words/core.json'

/** Publishes to the folder of this computer: what is in its `content/` is published. */
export function createFolderPublisher(options: PublisherOptions): Publisher {
  const { disk, drafts, onChange } = options
  return {
    state: async () => ({
      pending: [],
      proposed: [],
      leftOut: strayFiles(disk),
      way: 'folder',
      asksAuthor: false,
    }),
    pull: async () => undefined,
    differing: async () => new Map(),
    waiting: async () => new Map(),
    before: async (file) => disk.read(file),
    async write(chosen) {
      if (chosen.length > 0) await writeDrafts(chosen, { disk, drafts }).finally(onChange)
    },
    async send({ chosen }) {
      return { done: chosen.length === 0 ? 'current' : 'written' }
    },
  }
}

/**
 * Writes drafts to the published files, and ends them. Each file is whole at each moment. A draft ends after all files
 * are written. If the program stops earlier, the draft remains, and the next publishing completes the work.
 */
async function writeDrafts(
  chosen: readonly CurrentDraft[],
  { disk, drafts }: { disk: Disk; drafts: Drafts },
): Promise<void> {
  const publication = await publicationOf(chosen, { disk, drafts })
  for (const file of publication.keys()) expectInside(disk, file)
  for (const draft of chosen) await keepReplaced(draft, publication, { disk, drafts })
  for (const [file, { before }] of publication)
    if (readDisk(disk, file).digest !== before) throw new Refusal(409, words.otherRevision)
  await writeAll(disk, publication)
  for (const { file, original, isDeleted } of chosen) {
    if (!isDeleted) await drafts.endFormer({ file, text: original })
    await (isDeleted ? drafts.discard(file) : drafts.remove(file))
  }
}

/** The files of the content that the site does not read. */
function strayFiles(disk: Disk): string[] {
  const all = filesBelow(readableDisk(disk), 'content').map((name) => `content/${name}`)
  return partFiles(all.filter((file) => !isContentOfSite(file)).sort(), () => true).leftOut
}
