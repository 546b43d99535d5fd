import { textIn } from '../../util/disk/disk.ts'
import { sha256 } from '../../util/sha256.ts'
import type { Drafts } from '../server/drafts.ts'
import { kindOfFile } from '../server/parsed-document.ts'
import { decodeLoosely, mergedOf } from '../server/publish/conflict.ts'
import { markAsSent, sentFiles } from '../server/publish/hand-over.ts'
import { isSame, type StoredDisk } from './stored-disk.ts'

/**
 * Takes the newly published version of files that were saved here. It replaces a file that was sent by hand. The text of
 * any other document is merged with it: one of a proposal, too, because the studio does not know whether the host has
 * accepted that. In a conflict the document becomes a draft over the published version, and the next save asks.
 *
 * @param proposed the files of the last proposal: as long as they are merged without a conflict, they stay marked as sent
 */
export async function takePublished(
  { disk, published, kept, take }: StoredDisk,
  drafts: Drafts,
  proposed: ReadonlySet<string>,
): Promise<void> {
  const sent = new Map(sentFiles(disk))
  for (const [file, { bytes, over }] of [...kept]) {
    const now = published.read(file)
    if (!file.startsWith('content/') || isSame(over, now)) continue
    const isSent = !proposed.has(file) && sent.get(file) === (bytes && sha256(bytes, 64))
    const isText = bytes && now && kindOfFile(file) !== undefined
    if (!isSent && !isText) continue
    const merged = isSent ? undefined : mergedOf({ id: file, file, base: over, mine: bytes, theirs: now })
    if (!isSent && merged === undefined) {
      const text = drafts.all.get(file)?.text ?? textIn(disk, file) ?? ''
      await drafts.write({ file, text, original: decodeLoosely(over), base: over ? sha256(over, 64) : '' })
    }
    const result = merged === undefined ? now : new TextEncoder().encode(merged)
    await take(new Map([[file, { theirs: now, result }]]), new Date())
    if (proposed.has(file) && result) await markAsSent(disk, sent.set(file, sha256(result, 64)))
  }
}
