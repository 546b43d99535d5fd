import { isNumbered } from '../../../check/documents/kinds.ts'
import { documentKinds } from '../../../model/document-kinds.ts'
import type { Disk } from '../../../util/disk/disk.ts'
import { sha256 } from '../../../util/sha256.ts'
import { readDisk } from '../../core/access/files.ts'
import type { Change } from '../../core/commit.ts'
import { type ParsedDocument, readDocument } from '../../core/parsed-document.ts'
import { decodeLoosely } from '../../core/publish/texts.ts'
import { site, withNumber } from '../../core/retired.ts'
import { ownerOf } from '../../core/save-changes.ts'

/**
 * The changes without the rest of a deletion whose document the editor keeps: its pictures stay, and its number is not
 * listed among the removed ones.
 *
 * @param kept the documents that one side removed and the editor chose
 */
export function keepDocuments(
  disk: Pick<Disk, 'read'>,
  changes: readonly Change[],
  kept: readonly ParsedDocument[],
): readonly Change[] {
  if (kept.length === 0) return changes
  const owners = new Set(kept.map(({ file }) => file))
  const left = changes.filter(({ file, data }) => data !== undefined || !owners.has(ownerOf(file)))
  const { bytes, digest } = readDisk(disk, site)
  const data = left.find(({ file }) => file === site)?.data ?? bytes
  if (data === undefined) return left
  const settings = readDocument(site, typeof data === 'string' ? data : decodeLoosely(data))
  const { text } = kept.reduce(withNumberInUse, settings)
  if (text === settings.text) return left
  const others = left.filter(({ file }) => file !== site)
  return sha256(text, 64) === digest ? others : [...others, { file: site, data: text, before: digest }]
}

function withNumberInUse(settings: ParsedDocument, { kind, values }: ParsedDocument): ParsedDocument {
  const id = values?.id
  if (!isNumbered(kind) || typeof id !== 'number') return settings
  try {
    return withNumber(settings, documentKinds[kind].list, id, 'in use')
  } catch {
    // In a list that only the plain editor can write, the check reports the number.
    return settings
  }
}
