import { textIn } from '../../util/disk/disk.ts'
import type { Drafts } from '../core/drafts.ts'
import { kindOfFile } from '../core/parsed-document.ts'
import { mergedOf } from '../core/publish/conflict.ts'
import { markAsSent, sentFiles } from '../core/publish/sent.ts'
import { decodeLoosely } from '../core/publish/texts.ts'
import { digestOf, isSame, type Stored, type StoredDisk } from './stored-disk.ts'

/**
 * Takes the newly published version of files that were saved here. It replaces a file that was sent by hand. The text of
 * any other document is merged with the published one: one of a proposal, too, because the studio does not know whether the
 * host has accepted that. What was
 * changed after it was sent lies over what was sent, once that is published. In a conflict the document becomes a draft
 * over the published version, and the next save asks: so does a text that was taken back, if another one is published.
 *
 * @param options.proposed the files of the last proposal: as long as they are merged without a conflict, they stay marked
 *   as sent
 */
export async function takePublished(options: {
  stored: StoredDisk
  drafts: Drafts
  proposed: ReadonlySet<string>
}): Promise<void> {
  const { stored, drafts, proposed } = options
  const { disk, published, kept, take } = stored
  const sent = sentFiles(disk)
  const isMarked = (file: string, { bytes }: Stored) =>
    sent.has(file) && sent.get(file)?.digest === digestOf(bytes)
  const isSent = (file: string, one: Stored) => !proposed.has(file) && isMarked(file, one)

  for (const [file, one] of [...kept]) {
    const { bytes, over } = one
    const now = published.read(file)
    if (!file.startsWith('content/') || isSame(over, now)) continue
    const wasSent = isSent(file, one)
    const isText = bytes && now && kindOfFile(file) !== undefined
    if (!wasSent && !isText) continue
    const mark = sent.get(file)
    const isTaken = mark?.over === digestOf(over) && mark?.digest === digestOf(now)
    const base = isTaken ? now : mark && isSame(bytes, over) ? undefined : over
    const merged = wasSent ? undefined : mergedOf({ id: file, file, base, mine: bytes, theirs: now })
    if (!wasSent && merged === undefined) {
      const text = drafts.all.get(file)?.text ?? textIn(disk, file) ?? ''
      await drafts.write({ file, text, original: decodeLoosely(base), base: digestOf(over) ?? '' })
    }
    const result = merged === undefined ? now : new TextEncoder().encode(merged)
    await take(new Map([[file, { theirs: now, result }]]), new Date())
    if (isMarked(file, one) && proposed.has(file) && result)
      await markAsSent(disk, sent.set(file, { digest: digestOf(result), over: digestOf(now) }))
  }
}
