import type { Unusable } from '../../check/pictures/pictures.ts'
import { sniff } from '../../pipeline/pictures/sniff.ts'

/** A file that an editor uploads. */
export type Upload = {
  /** Its name on the editor's computer; `cover` asks for the name of a cover. */
  name: string
  bytes: Uint8Array
  /** Names of files that lie beside the document, or will after a save. */
  taken: readonly string[]
}

/** The picture that is kept from an upload, with its file name beside the document. */
export type KeptPicture = { name: string; bytes: Uint8Array }

/** The longer side of a photograph that is kept, in px: no page shows it larger. */
export const maxPictureSide = 2560
/** The most megabytes of an uploaded file. */
const maxMegabytes = 25
/** The quality of the kept JPEG, out of 100. A build encodes the published pictures from this JPEG. */
export const jpegQuality = 88

/** A free file name: the number after the highest one (`04.jpg`), or for a cover `cover.jpg`, else `cover-2.jpg`. */
export function freeName({ name, taken }: Pick<Upload, 'name' | 'taken'>): string {
  const stems = taken.map((one) => one.toLowerCase().replace(/\.[^.]*$/, ''))
  if (/^cover(\.|$)/i.test(name)) {
    let stem = 'cover'
    for (let count = 2; stems.includes(stem); count++) stem = `cover-${count}`
    return `${stem}.jpg`
  }
  const numbers = stems.flatMap((stem) => (/^\d{1,3}$/.test(stem) ? [Number(stem)] : []))
  return `${String(Math.max(0, ...numbers) + 1).padStart(2, '0')}.jpg`
}

/** Why a file is not kept, judged by its size and its first bytes alone; undefined where these are fine. */
export function uploadFault(bytes: Uint8Array): Unusable | undefined {
  if (bytes.length === 0) return { error: 'empty' }
  const megabytes = Math.ceil(bytes.length / 1_000_000)
  if (megabytes > maxMegabytes) return { error: 'too-heavy', megabytes, most: maxMegabytes }
  return sniff(bytes) === 'svg' ? { error: 'unsafe-drawing', found: '' } : undefined
}
