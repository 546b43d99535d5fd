import { sha256 } from '../sha256.ts'

/** A file whose bytes are elsewhere and were not read. It has only the digest of its bytes. */
export class UnreadFile extends Uint8Array {
  /** SHA-256 of the file's bytes, in 64 hex digits. */
  readonly digest: string

  constructor(digest: string) {
    super(0)
    this.digest = digest
  }
}

/** The digest of a file: SHA-256 of its bytes, in 64 hex digits. */
export function digestOf(bytes: Uint8Array): string {
  return bytes instanceof UnreadFile ? bytes.digest : sha256(bytes, 64)
}
