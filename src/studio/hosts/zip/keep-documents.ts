import { isNumbered } from '../../../check/documents/kinds.ts'
import { documentKinds } from '../../../model/document-kinds.ts'
import type { Disk } from '../../../util/disk/disk.ts'
import { sha256 } from '../../../util/sha256.ts'
import { readDisk } from '../../core/access/files.ts'
import { ownerOf } from '../../core/owners.ts'
import { type ParsedDocument, readDocument } from '../../core/parsed-document.ts'
import type { Publication } from '../../core/publish/publication.ts'
import { decodeLoosely } from '../../core/publish/texts.ts'
import { site, withNumber } from '../../core/retired.ts'

/**
 * The changes, without the other parts of a deletion if the editor keeps the document. Its pictures stay, and its
 * number is not listed as removed.
 *
 * @param chosen the documents that one side removed and the editor chose
 */
export function keepDocuments(
  disk: Pick<Disk, 'read'>,
  changes: Publication,
  chosen: readonly ParsedDocument[],
): Publication {
  if (chosen.length === 0) return changes
  const owners = new Set(chosen.map(({ file }) => file))
  const left = new Map([...changes].filter(([file, { data }]) => data || !owners.has(ownerOf(file))))
  const { bytes, digest } = readDisk(disk, site)
  const data = left.get(site)?.data ?? bytes
  if (data === undefined) return left
  const settings = readDocument(site, decodeLoosely(data))
  const { text } = chosen.reduce(withNumberInUse, settings)
  if (text === settings.text) return left
  if (sha256(text, 64) === digest) left.delete(site)
  else left.set(site, { data: new TextEncoder().encode(text), before: digest })
  return left
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
