import type { Unusable } from '../../check/pictures/pictures.ts'
import { sniff } from '../../pipeline/pictures/sniff.ts'

/** A file that an editor uploads. */
export type Upload = {
  /** Its name on the editor's computer; `cover` asks for the name of a cover. */
  name: string
  bytes: Uint8Array
  /** Names of files that lie beside the document, or are to lie there. */
  taken: readonly string[]
}

/** The picture that is kept of it, by its name beside the document. */
export type Kept = { name: string; bytes: Uint8Array }

/** The longer side of a photograph that is kept, in px: no page shows it larger. */
export const longSide = 2560
/** Megabytes of a file that is looked at. */
const mostMegabytes = 25
/** Of the JPEG that is kept, of 100, from which a build encodes what it publishes. */
export const quality = 88

/** The number after the highest one; a cover is called so. */
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

/** Why a file is not kept, as far as its size and its first bytes tell. */
export function faultOf(bytes: Uint8Array): Unusable | undefined {
  if (bytes.length === 0) return { error: 'empty' }
  const megabytes = Math.ceil(bytes.length / 1_000_000)
  if (megabytes > mostMegabytes) return { error: 'too-heavy', megabytes, most: mostMegabytes }
  return sniff(bytes) === 'svg' ? { error: 'unsafe-drawing', found: '' } : undefined
}
