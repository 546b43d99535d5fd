import { isPictureFile } from '../../../check/pictures/pictures.ts'
import { type Disk, textIn } from '../../../util/disk/disk.ts'
import * as posix from '../../../util/posix.ts'
import type { CurrentDraft } from '../draft.ts'
import type { Drafts } from '../drafts.ts'
import type { Publication } from './publication.ts'

/** Keeps what publishing a draft takes away: a removed document's pictures, or the version before with its pictures. */
export async function keepReplaced(
  draft: CurrentDraft,
  publication: Publication,
  { disk, drafts }: { disk: Disk; drafts: Drafts },
): Promise<void> {
  const { file, base, original, isDeleted } = draft
  // An attempt that was interrupted after it had written the document has kept the former version.
  if (base === '' || !(isDeleted || publication.has(file))) return
  const folder = `${posix.dirname(file)}/`
  const gone = new Map<string, Uint8Array>()
  for (const [path, { data }] of publication) {
    const bytes = data || !path.startsWith(folder) || !isPictureFile(path) ? undefined : disk.read(path)
    if (bytes) gone.set(posix.basename(path), bytes)
  }
  if (!isDeleted) return await drafts.keepFormer({ file, text: original }, gone)
  const there = textIn(disk, file)
  // What others have changed since the removal is in the draft, unless it conflicts with the editor's own words.
  if (there !== undefined && there !== original) await drafts.keepFormer({ file, text: there }, new Map())
  await drafts.write(draft)
  for (const [name, bytes] of gone) await drafts.write(draft, { name, bytes })
}
