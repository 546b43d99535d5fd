import { sha256 } from '../sha256.ts'

/** What a picture's bytes are known by: sixteen hex digits. */
export function pictureDigest(bytes: Uint8Array): string {
  return sha256(bytes, 16)
}
