import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * The SHA-256 digest of a text (as UTF-8) or of bytes, in 64 hex digits. A package computes it,
 * because a browser's own digest is asynchronous.
 */
export function digestOf(data: string | Uint8Array): string {
  return bytesToHex(sha256(typeof data === 'string' ? utf8ToBytes(data) : data))
}
