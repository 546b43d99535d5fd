import type { Edit } from './fix/edit.ts'
import { type Finding, finding } from './problem.ts'
import { placeIn, type Source } from './source.ts'

/**
 * ë, ç, the letters of names from abroad (ü, ß, š, ć, ğ) and the typographic signs as they look after UTF-8 was read as
 * Windows-1252, or as Latin-1, and saved again. Behind `Å`, which is a unit too, `±` and daggers may be meant.
 */
const garbled =
  /(?:Ã[\u0080-\u00BF‰‡‹ŸœŠšžˆ–„€™]|[ÄÅ][\u0080-\u009F¡½¾ŒŸž]|Ä[±‡†]|â[€\u0080][\u0080-\u00BF\u201C-\u201E\u2018-\u201A“”™œ¦˜ž¢]|â[†\u0086][\u0080-\u00BF‘’“”]|Â[«»\u00A0°])+/gu

/** The letter with which each of them begins: most texts have none. */
const sign = /[ÃâÂÄÅ]/

export type GarbledSpot = { start: number; end: number; written: string; corrected: string | undefined }

/** Where letters were garbled by a wrong encoding, and what they were. */
export function garbledSpots(text: string): GarbledSpot[] {
  if (!sign.test(text)) return []
  return [...text.matchAll(garbled)].map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    written,
    corrected: ungarble(written),
  }))
}

/** One finding for all places that can be mended, at the first of them, and one for those that cannot. */
export function checkGarbled(source: Source, spots: readonly GarbledSpot[]): Finding[] {
  const kinds = [
    spots.filter(({ corrected }) => corrected !== undefined),
    spots.filter(({ corrected }) => corrected === undefined),
  ]
  return kinds.flatMap((alike) => {
    const [first] = alike
    if (first === undefined) return []
    const { start, end, written, corrected } = first
    const values = { written, corrected, count: alike.length }
    return [finding('encoding/garbled-letters', placeIn(source, start, end), values)]
  })
}

/** The letters as they were, in the place of all garbled ones that can be read. */
export function mendGarbled(text: string): Edit[] {
  return garbledSpots(text).flatMap(({ start, end, corrected }) =>
    corrected === undefined ? [] : [{ start, end, text: corrected }],
  )
}

/** The letters as they were, for whoever reads on: what cannot be mended counts as a letter. */
export function readGarbled(text: string): Edit[] {
  return garbledSpots(text).map(({ start, end, corrected = 'ë' }) => ({ start, end, text: corrected }))
}

/** The bytes of Windows-1252 behind the letters, read as UTF-8; undefined where they are none. */
function ungarble(text: string): string | undefined {
  const bytes = [...text].map((letter) => windows1252[letter] ?? letter.charCodeAt(0))
  if (bytes.some((byte) => byte > 255)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return undefined
  }
}

/** Where Windows-1252 and Latin-1 differ. */
const windows1252: Readonly<Record<string, number>> = Object.fromEntries(
  [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'].map((letter, index) => [
    letter,
    0x80 + index,
  ]),
)
