import type { Unusable } from '../../check/pictures/pictures.ts'
import { mostMegabytes, sniff } from '../../pipeline/pictures/sniff.ts'
import { sha256 } from '../../util/sha256.ts'

/** A file that an editor uploads. */
export type Upload = {
  /** Its name on the editor's computer; `cover` asks for the name of a cover. */
  name: string
  bytes: Uint8Array
}

/** The picture that is stored from an upload, with its file name beside the document. */
export type StoredPicture = { name: string; bytes: Uint8Array }

/** The longer side of a stored photograph, in px: no page shows it larger. */
export const maxPictureSide = 2560
/** The quality of the stored JPEG, out of 100. A build encodes the published pictures from this JPEG. */
export const jpegQuality = 88

/**
 * Renames a photograph for the content: `foto-3fa2c1d0.jpg`, or `cover-3fa2c1d0.jpg` for a cover. The name follows from the bytes, so that two
 * pictures never need one name, and the same picture uploaded twice is one file.
 */
export function pictureName({ name }: Pick<Upload, 'name'>, bytes: Uint8Array): string {
  return `${/^cover(\.|$)/i.test(name) ? 'cover' : 'foto'}-${sha256(bytes, 8)}.jpg`
}

/** Why a file is refused, by its size and its first bytes; undefined if it is accepted. */
export function uploadFault(bytes: Uint8Array): Unusable | undefined {
  if (bytes.length === 0) return { error: 'empty' }
  const megabytes = Math.ceil(bytes.length / 1_000_000)
  if (megabytes > mostMegabytes) return { error: 'too-heavy', megabytes, most: mostMegabytes }
  return sniff(bytes) === 'svg' ? { error: 'unsafe-drawing', found: '' } : undefined
}
