import { type Disk, textIn } from '../../util/disk/disk.ts'
import { sha256 } from '../../util/sha256.ts'
import type { Drafts } from '../server/drafts.ts'
import { kindOfFile } from '../server/parsed-document.ts'
import { sentFiles } from '../server/publish/hand-over.ts'
import type { Stored } from './stored-disk.ts'

/**
 * Takes the newly published version of files that were saved here. It replaces a file that was marked as sent. A
 * document that was not sent becomes a draft over the published version, and the next save merges the two.
 */
export async function takePublished(options: {
  disk: Disk
  drafts: Drafts
  published: Pick<Disk, 'read'>
  outdated: ReadonlyMap<string, Stored>
}): Promise<void> {
  const { disk, drafts, published, outdated } = options
  const sent = sentFiles(disk)
  for (const [file, { bytes, over }] of outdated) {
    const now = published.read(file)
    const isSent = sent?.get(file) === (bytes && sha256(bytes, 64))
    const isText = bytes && now && kindOfFile(file) !== undefined
    if (!file.startsWith('content/') || !(isSent || isText)) continue
    if (!isSent && bytes) {
      const original = over ? new TextDecoder().decode(over) : ''
      const text = drafts.all.get(file)?.text ?? textIn(disk, file) ?? ''
      await drafts.write({ file, text, original, base: over ? sha256(over, 64) : '' })
    }
    if (now) await disk.write(file, now)
    else await disk.remove(file)
  }
}
