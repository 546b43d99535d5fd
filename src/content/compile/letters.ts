import { type Finding, finding } from './problem.ts'
import { placeIn, type Source } from './source.ts'

/** Letters in more than one piece, such as e + ¨ where ë is meant. */
const composed = /\P{M}\p{M}+/gu
/**
 * Characters that no one sees: controls, zero widths, soft hyphens, fillers, marks that turn the reading
 * direction, and the private signs of Word's symbol fonts.
 */
const invisible = /(?![\t\n])[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\u2028\u2029\uFFFD]/gu
/** What is none of the characters of which most texts consist, all of them visible. */
const unusual = /[^\t\n -~\u00A0-\u00AC\u00AE-\u024F\u2010-\u2027\u2030-\u205E\u20AC]/
/** ë, ç and the typographic signs as they look after UTF-8 was read as Windows-1252 and saved again. */
const garbled =
  /(?:Ã[\u0080-\u00BF‰‡«§¶¼¤©]|â€[\u0080-\u00BF\u201C-\u201E\u2018-\u201A“”™œ¦˜ž¢]|Â[«»\u00A0°])+/gu
/** Words in which Latin letters stand beside Cyrillic or Greek ones that look the same. */
const words = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{2,}/gu

/** The Latin letter after each Cyrillic or Greek one that looks like it. */
const lookalikes = 'аaеeоoрpсcуyхxіiјjѕsёëҫçАAВBЕEКKМMНHОOРPСCТTХXЁëІIЈJЅSοoΑAΒBΕEΙIΚKΜMΝNΟOΡPΤTΥYΧXΖZΗH'
const twins = new Map((lookalikes.match(/../gu) ?? []).map((pair) => [pair[0], pair[1] ?? '']))

/** Letters that look right and are not: decomposed (first place only), invisible, garbled, of another alphabet. */
export function checkLetters(source: Source): Finding[] {
  const garbledSpots = findGarbled(source)
  // The second half of a garbled letter may be a control character: it has been spoken of.
  const unseen = findInvisible(source).filter(
    ({ place }) =>
      !garbledSpots.some((spot) => spot.place.start <= place.start && place.end <= spot.place.end),
  )
  return [...findDecomposed(source), ...unseen, ...garbledSpots, ...findForeign(source)]
}

function findDecomposed(source: Source): Finding[] {
  if (source.text.normalize('NFC') === source.text) return []
  const spots = [...source.text.matchAll(composed)].filter(([letter]) => letter.normalize('NFC') !== letter)
  const first = spots[0]
  const letter = first?.[0] ?? ''
  const place = placeIn(source, first?.index ?? 0, (first?.index ?? 0) + letter.length)
  const values = { letter: letter.normalize('NFC'), count: spots.length }
  return [finding('encoding/decomposed-letters', place, values)]
}

function findInvisible(source: Source): Finding[] {
  if (!unusual.test(source.text)) return []
  return [...source.text.matchAll(invisible)].map(({ 0: sign, index }) => {
    const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
    return finding('encoding/invisible-character', placeIn(source, index, index + sign.length), { code })
  })
}

function findGarbled(source: Source): Finding[] {
  return [...source.text.matchAll(garbled)].map(({ 0: written, index }) =>
    finding('encoding/garbled-letters', placeIn(source, index, index + written.length), {
      written,
      corrected: ungarble(written),
    }),
  )
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
  [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009Džÿ'].map((letter, index) => [
    letter,
    0x80 + index,
  ]),
)
