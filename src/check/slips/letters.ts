import { type Finding, finding } from '../problem.ts'
import {
  applyEdits,
  createSource,
  type Edit,
  lastBefore,
  type Place,
  placeIn,
  type Source,
} from '../source.ts'

/** Emoji, with the signs that join them or change their colour; ©, ™, arrows and bullets are none. */
export const emoji =
  /(?:(?:\p{Emoji_Presentation}|(?![\0-\u25FF])\p{Extended_Pictographic})(?:\uFE0F|\u200D|\p{Emoji_Modifier})*)+/gu

/**
 * The source with the letters as they were meant, whole and not garbled, so that one mistake of a program spoils no
 * other check, and the way back from its places.
 */
export function asMeant(source: Source): { source: Source; back: (place: Place) => Place } {
  const composed = edited(source, findDecomposed(source.text))
  const meant = edited(composed.source, readGarbled(composed.source.text))
  return { source: meant.source, back: (place) => composed.back(meant.back(place)) }
}

function edited(source: Source, edits: readonly Edit[]): ReturnType<typeof asMeant> {
  if (edits.length === 0) return { source, back: (place) => place }
  const result = createSource(source.file, applyEdits(source.text, edits))
  // Sorted, and none overlaps another: where each stands in the result, and how far the text behind it was moved.
  let shift = 0
  const steps = edits.map(({ start: before, end, text }) => {
    const start = before - shift
    shift += end - before - text.length
    return { before, start, end: start + text.length, shift }
  })
  const offsetIn = (offset: number) => {
    const step = lastBefore(steps, offset)
    if (step === undefined) return offset
    return offset < step.end ? step.before : offset + step.shift
  }
  return {
    source: result,
    back: (place) =>
      place.source === result ? placeIn(source, offsetIn(place.start), offsetIn(place.end)) : place,
  }
}

/** Letters in more than one piece, such as e + ¨ where ë is meant. */
const composed = /\P{M}\p{M}+/gu
/**
 * Characters that no one sees: controls, zero widths, soft hyphens, fillers, marks that turn the reading
 * direction, and the private signs of Word's symbol fonts.
 */
const invisible = /(?![\t\n])[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\u2028\u2029\uFFFD]/gu
/** Anything but the visible characters of which most texts consist. */
const unusual = /[^\t\n -~\u00A0-\u00AC\u00AE-\u024F\u2010-\u2027\u2030-\u205E\u20AC]/
/** Words in which Latin letters stand beside Cyrillic or Greek ones that look the same. */
const words = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{2,}/gu

/** The Latin letter after each Cyrillic or Greek one that looks like it. */
const lookalikes = 'аaеeоoрpсcуyхxіiјjѕsёëҫçАAВBЕEКKМMНHОOРPСCТTХXЁëІIЈJЅSοoΑAΒBΕEΙIΚKΜMΝNΟOΡPΤTΥYΧXΖZΗH'
const twins = new Map((lookalikes.match(/../gu) ?? []).map((pair) => [pair[0], pair[1] ?? '']))

/** Letters that look right and are not: decomposed (first place only), invisible, garbled, of another alphabet. */
export function checkLetters(source: Source): Finding[] {
  const spots = garbledSpots(source.text)
  // The second half of a garbled letter may be a control character: it is reported already.
  const unseen = findInvisible(source).filter(
    ({ place }) => !spots.some(({ start, end }) => start <= place.start && place.end <= end),
  )
  return [...checkDecomposed(source), ...unseen, ...checkGarbled(source, spots), ...findForeign(source)]
}

/** Whether a text has a character that no one sees, or half of one. */
export function hasInvisible(text: string): boolean {
  return text.search(invisible) !== -1 || /\p{Cs}/u.test(text)
}

/** Where letters stand in more than one piece, and each as one. */
export function findDecomposed(text: string): Edit[] {
  if (text.normalize('NFC') === text) return []
  return [...text.matchAll(composed)].flatMap(({ 0: letter, index }) => {
    const whole = letter.normalize('NFC')
    return whole === letter ? [] : [{ start: index, end: index + letter.length, text: whole }]
  })
}

function checkDecomposed(source: Source): Finding[] {
  const spots = findDecomposed(source.text)
  const [first] = spots
  if (first === undefined) return []
  const { start, end, text: letter } = first
  return [
    finding('encoding/decomposed-letters', placeIn(source, start, end), { letter, count: spots.length }),
  ]
}

function findInvisible(source: Source): Finding[] {
  if (!unusual.test(source.text)) return []
  const found = [...source.text.matchAll(invisible)]
  // A keyboard writes some emoji with signs that no one sees: of an emoji another rule speaks.
  const emoji = found.length === 0 ? undefined : placesInEmoji(source.text)
  const alone = found.filter(({ index }) => !emoji?.has(index))
  return alone.map(({ 0: sign, index }) => {
    const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
    return finding('encoding/invisible-character', placeIn(source, index, index + sign.length), {
      code,
      written: undefined,
    })
  })
}

function findForeign(source: Source): Finding[] {
  if (!/[\u0370-\u052F]/.test(source.text)) return []
  return [...source.text.matchAll(words)].flatMap(({ 0: word, index }) => {
    // Letters that look like no Latin one are meant: kΩ, μm, ΔT.
    const at = [...word].findIndex((letter) => twins.has(letter))
    if (at === -1 || !/\p{Script=Latin}/u.test(word)) return []
    const corrected = [...word].map((letter) => twins.get(letter) ?? letter).join('')
    return [finding('encoding/foreign-letter', placeIn(source, index + at), { word, corrected })]
  })
}

/**
 * ë, ç, the letters of names from abroad (ü, ß, š, ć, ğ) and the typographic signs as they look after UTF-8 was read as
 * Windows-1252, or as Latin-1, and saved again. Behind `Å`, which is a unit too, `±` and daggers may be meant.
 */
const garbled =
  /(?:Ã[\u0080-\u00BF‰‡‹ŸœŠšžˆ–„€™]|[ÄÅ][\u0080-\u009F¡½¾ŒŸž]|Ä[±‡†]|â[€\u0080][\u0080-\u00BF\u201C-\u201E\u2018-\u201A“”™œ¦˜ž¢]|â[†\u0086][\u0080-\u00BF‘’“”]|Â[«»\u00A0°])+/gu

/** The letter with which each of them begins: most texts have none. */
const sign = /[ÃâÂÄÅ]/

type GarbledSpot = { start: number; end: number; written: string; corrected: string | undefined }

/** Where letters were garbled by a wrong encoding, and what they were. */
function garbledSpots(text: string): GarbledSpot[] {
  if (!sign.test(text)) return []
  return [...text.matchAll(garbled)].map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    written,
    corrected: ungarble(written),
  }))
}

/** One finding for all places that can be mended, at the first of them, and one for those that cannot. */
function checkGarbled(source: Source, spots: readonly GarbledSpot[]): Finding[] {
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

/** The letters as they were, instead of all garbled ones that can be read. */
export function mendGarbled(text: string): Edit[] {
  return garbledSpots(text).flatMap(({ start, end, corrected }) =>
    corrected === undefined ? [] : [{ start, end, text: corrected }],
  )
}

/** The letters as they were, for further checks: what cannot be mended counts as a letter. */
function readGarbled(text: string): Edit[] {
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

/** The places of a text that lie within an emoji, after its first sign. */
function placesInEmoji(text: string): Set<number> {
  return new Set(
    [...text.matchAll(emoji)].flatMap(({ 0: { length }, index }) =>
      Array.from({ length: length - 1 }, (_, sign) => index + 1 + sign),
    ),
  )
}
