import { createHash } from 'node:crypto'
import type { NumberedName } from '../../model/document-kinds.ts'

/**
 * Namespace of this project's documents (RFC 9562 §5.5). Never change it, because readers would see all entries as new.
 */
const namespace = '4f6b1c8e-6d0a-4b57-9a86-2f6d9c1e7b35'

/**
 * The UUID of a document for feed readers and calendars. It depends only on kind and number, so it survives a new
 * domain, title or build (RFC 4287 §4.2.6).
 */
export function stableId(kind: 'feed' | 'next-edition' | NumberedName, id = 0): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(`${kind}/${id}`)
    .digest()
    .subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
