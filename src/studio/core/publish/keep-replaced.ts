import { isPictureFile } from '../../../check/pictures/pictures.ts'
import { type Disk, textIn } from '../../../util/disk/disk.ts'
import * as posix from '../../../util/posix.ts'
import type { CurrentDraft } from '../draft.ts'
import type { Drafts } from '../drafts.ts'
import type { Publication } from './publication.ts'

/**
 * Keeps the files that publishing a draft overwrites or deletes: a removed document's pictures, or the former version
 * with its pictures.
 */
export async function keepReplaced(
  draft: CurrentDraft,
  publication: Publication,
  { disk, drafts }: { disk: Disk; drafts: Drafts },
): Promise<void> {
  const { file, base, original, isDeleted } = draft
  // An interrupted attempt that has written the document has already kept the former version.
  if (base === '' || !(isDeleted || publication.has(file))) return
  const folder = `${posix.dirname(file)}/`
  const gone = new Map<string, Uint8Array>()
  for (const [path, { data }] of publication) {
    const bytes = data || !path.startsWith(folder) || !isPictureFile(path) ? undefined : disk.read(path)
    if (bytes) gone.set(posix.basename(path), bytes)
  }
  if (!isDeleted) return await drafts.keepFormer({ file, text: original }, gone)
  const there = textIn(disk, file)
  // The draft has the changes that others made since the removal, unless they conflict with the editor's text.
  if (there !== undefined && there !== original) await drafts.keepFormer({ file, text: there }, new Map())
  await drafts.write(draft)
  for (const [name, bytes] of gone) await drafts.write(draft, { name, bytes })
}
