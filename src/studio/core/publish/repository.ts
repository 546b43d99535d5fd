import { blobOf } from '../../../util/blob.ts'

/** Gives the id of a file by its bytes; for a digest line (see `filesOf`), the id of the published file. */
export type IdOf = (bytes: Uint8Array | undefined) => Promise<string | undefined>

/** Where a repository is: `owner/name` at an API, and the branch that is published. */
export type Repository = { api: string; name: string; branch: string }

/** The id that Git has for a file of these bytes. */
export async function blobId(bytes: Uint8Array): Promise<string> {
  const whole = blobOf(`blob ${bytes.length}\0`, bytes)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', await whole.arrayBuffer()))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
