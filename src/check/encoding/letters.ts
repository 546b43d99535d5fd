import { fontCharacters, neighbourCharacters } from '../../model/font-characters.ts'
import { groupBy } from '../../util/group-by.ts'
import { parts } from '../patterns.ts'
import { type Finding, finding, withFix, withReplacement } from '../problem.ts'
import { type Edit, editsTo, placeIn, type Source } from '../source.ts'

/** Emoji with their joiners and modifiers. */
export const emoji = new RegExp(`(?:(?:${parts.emoji})(?:${parts.emojiModifier})*)+`, 'gu')

/** Decomposed letters, such as e + ¨ for ë. */
const composed = /\P{M}\p{M}+/gu
/** Invisible characters, and all that XML does not allow: controls, zero widths, soft hyphens, fillers, direction marks, characters of Word's symbol font. */
const invisible = /(?![\t\n])[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\u2028\u2029\uFFFD-\uFFFF]/gu
/** Anything but the visible characters of most texts. */
const unusual = /[^\t\n -~\u00A0-\u00AC\u00AE-\u024F\u2010-\u2027\u2030-\u205E\u20AC]/
/** Words that may mix Latin letters with similar Cyrillic or Greek ones, or with bold letters of social networks. */
const letterRuns = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\u{1D400}-\u{1D7FF}]{2,}/gu
/** Ligatures of a PDF, and the bold and cursive letters of social networks. */
const styled = /[\uFB00-\uFB06\u{1D400}-\u{1D7FF}]/u

/** Pairs of a Cyrillic or Greek letter and the Latin one that looks like it. */
const lookalikes = 'аaеeоoрpсcуyхxіiјjѕsёëҫçАAВBЕEКKМMНHОOРPСCТTХXЁëІIЈJЅSοoΑAΒBΕEΙIΚKΜMΝNΟOΡPΤTΥYΧXΖZΗH'
const twins = new Map((lookalikes.match(/../gu) ?? []).map((pair) => [pair[0], pair[1] ?? '']))

/** Finds letters that are similar to the right ones: decomposed (first place only), invisible, garbled, of another alphabet. */
export function checkLetters(source: Source): Finding[] {
  const spots = garbledSpots(source.text)
  // The second half of a garbled letter may be a control character, which is reported already.
  const unseen = findInvisible(source).filter(
    ({ place }) => !spots.some(({ start, end }) => start <= place.start && place.end <= end),
  )
  const odd = [...unseen, ...checkGarbled(source, spots), ...findForeign(source)]
  // The fonts may have the letters once these mistakes are fixed.
  return [...checkDecomposed(source), ...odd, ...(odd.length > 0 ? [] : findDrawnOtherwise(source))]
}

/** Whether a text has an invisible character, or a lone surrogate. */
export function hasInvisible(text: string): boolean {
  return text.search(invisible) !== -1 || /\p{Cs}/u.test(text)
}

/** Zero-width characters, soft hyphens and direction marks mean nothing in Albanian; control characters may. */
export function isMeaningless(character: string): boolean {
  return /^[\u00AD\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]$/.test(character)
}

/** The number of a character as Unicode writes it: `00A0`. */
export function codeOf(character: number): string {
  return character.toString(16).toUpperCase().padStart(4, '0')
}

/** Edits that replace decomposed letters by their composed form. */
function findDecomposed(text: string): Edit[] {
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
  const place = placeIn(source, first.start, first.end)
  return [
    withFix(
      finding('encoding/decomposed-letters', place, { letter: first.text, count: spots.length }),
      spots,
    ),
  ]
}

function findInvisible(source: Source): Finding[] {
  if (!unusual.test(source.text)) return []
  const found = [...source.text.matchAll(invisible)]
  // Keyboards write some emoji with invisible characters; emoji have a rule of their own.
  const emoji = found.length === 0 ? undefined : placesInEmoji(source.text)
  const alone = found.filter(({ index }) => !emoji?.has(index))
  return alone.map(({ 0: character, index }) => {
    const values = { code: codeOf(character.codePointAt(0) ?? 0), written: undefined }
    const place = placeIn(source, index, index + character.length)
    const found = finding('encoding/invisible-character', place, values)
    return isMeaningless(character) ? withReplacement(found, '') : found
  })
}

function findForeign(source: Source): Finding[] {
  if (!/[\u0370-\u052F]/.test(source.text) && !styled.test(source.text)) return []
  return [...source.text.matchAll(letterRuns)].flatMap(({ 0: word, index }) => {
    // Letters that look like no Latin letter are intended: kΩ, μm, ΔT.
    const at = [...word].findIndex((letter) => twins.has(letter) || styled.test(letter))
    if (at === -1 || !(/\p{Script=Latin}/u.test(word) || styled.test(word))) return []
    const plain = (letter: string) => (styled.test(letter) ? letter.normalize('NFKC') : letter)
    const corrected = [...word].map((letter) => twins.get(letter) ?? plain(letter)).join('')
    const found = finding('encoding/foreign-letter', placeIn(source, index + at), { word, corrected })
    return [withFix(found, editsTo(placeIn(source, index, index + word.length), corrected))]
  })
}

const drawn = `${fontCharacters}${neighbourCharacters}`.replaceAll(/\P{L}/gu, '')
/**
 * Letters that the site's fonts lack. The letters of western Europe look similar in any font, and a single letter of
 * another alphabet is a symbol: kΩ, μm, ΔT.
 */
const drawnOtherwise = new RegExp(
  `(?:(?![${drawn}\u00C0-\u00FF])\\p{L}){2,}|(?![${drawn}])[\u0100-\u024F]`,
  'gu',
)

/** Reports the letters that visitors see in another font, at the first one. */
function findDrawnOtherwise(source: Source): Finding[] {
  const found = [...source.text.matchAll(drawnOtherwise)]
  const [first] = found
  if (first === undefined) return []
  const letters = [...new Set(found.flatMap(([run]) => [...run]))].join('')
  const place = placeIn(source, first.index, first.index + first[0].length)
  return [finding('encoding/other-font', place, { letters })]
}

/**
 * UTF-8 that was decoded as Windows-1252 or Latin-1 and saved again: ë, ç, letters of foreign names (ü, ß, š, ć, ğ)
 * and typographic characters. `±` and daggers after `Å`, which is also a unit, may be intended.
 */
const garbled =
  /(?:Ã[\u0080-\u00BF‰‡‹ŸœŠšžˆ–„€™]|[ÄÅ][\u0080-\u009F¡½¾ŒŸž]|Ä[±‡†]|â[€\u0080][\u0080-\u00BF\u201C-\u201E\u2018-\u201A“”™œ¦˜ž¢]|â[†\u0086][\u0080-\u00BF‘’“”]|Â[«»\u00A0°])+/gu

/** The possible first characters of garbled letters: most texts have none. */
const garbledStart = /[ÃâÂÄÅ]/

type GarbledSpot = { start: number; end: number; written: string; corrected: string | undefined }

/** The places at which a wrong encoding garbled letters, and the original letters. */
function garbledSpots(text: string): GarbledSpot[] {
  if (!garbledStart.test(text)) return []
  return [...text.matchAll(garbled)].map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    written,
    corrected: ungarble(written),
  }))
}

/** One finding for all places that can be fixed, at the first of them, and one for the places that cannot. */
function checkGarbled(source: Source, spots: readonly GarbledSpot[]): Finding[] {
  return [...groupBy(spots, ({ corrected }) => corrected !== undefined).values()].flatMap((alike) => {
    const [first] = alike
    if (first === undefined) return []
    const { start, end, written, corrected } = first
    const values = { written, corrected, count: alike.length }
    const found = finding('encoding/garbled-letters', placeIn(source, start, end), values)
    const edits = alike.map((spot) => ({ start: spot.start, end: spot.end, text: spot.corrected ?? '' }))
    return [corrected === undefined ? found : withFix(found, edits)]
  })
}

/** Encodes the letters as Windows-1252 and decodes them as UTF-8; undefined if that fails. */
function ungarble(text: string): string | undefined {
  const bytes = [...text].map((letter) => windows1252[letter] ?? letter.charCodeAt(0))
  return bytes.some((byte) => byte > 255) ? undefined : decodeStrictly(Uint8Array.from(bytes))
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Decodes UTF-8; undefined if a byte is invalid. */
export function decodeStrictly(bytes: Uint8Array): string | undefined {
  try {
    return strict.decode(bytes)
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

/** The offsets in a text that lie within an emoji, after its first character. */
function placesInEmoji(text: string): Set<number> {
  return new Set(
    [...text.matchAll(emoji)].flatMap(({ 0: { length }, index }) =>
      Array.from({ length: length - 1 }, (_, at) => index + 1 + at),
    ),
  )
}
