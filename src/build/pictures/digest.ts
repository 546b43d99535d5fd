import { createHash } from 'node:crypto'

/** What a picture's bytes are known by: sixteen hex digits. */
export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}
