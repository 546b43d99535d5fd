import type { Edit } from './fix/edit.ts'
import { checkGarbled, garbledSpots } from './garbled.ts'
import { type Finding, finding } from './problem.ts'
import { placeIn, type Source } from './source.ts'
import { placesInEmoji } from './text/emoji.ts'

/** Letters in more than one piece, such as e + ¨ where ë is meant. */
const composed = /\P{M}\p{M}+/gu
/**
 * Characters that no one sees: controls, zero widths, soft hyphens, fillers, marks that turn the reading
 * direction, and the private signs of Word's symbol fonts.
 */
const invisible = /(?![\t\n])[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\u2028\u2029\uFFFD]/gu
/** What is none of the characters of which most texts consist, all of them visible. */
const unusual = /[^\t\n -~\u00A0-\u00AC\u00AE-\u024F\u2010-\u2027\u2030-\u205E\u20AC]/
/** Words in which Latin letters stand beside Cyrillic or Greek ones that look the same. */
const words = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{2,}/gu

/** The Latin letter after each Cyrillic or Greek one that looks like it. */
const lookalikes = 'аaеeоoрpсcуyхxіiјjѕsёëҫçАAВBЕEКKМMНHОOРPСCТTХXЁëІIЈJЅSοoΑAΒBΕEΙIΚKΜMΝNΟOΡPΤTΥYΧXΖZΗH'
const twins = new Map((lookalikes.match(/../gu) ?? []).map((pair) => [pair[0], pair[1] ?? '']))

/** Letters that look right and are not: decomposed (first place only), invisible, garbled, of another alphabet. */
export function checkLetters(source: Source): Finding[] {
  const spots = garbledSpots(source.text)
  // The second half of a garbled letter may be a control character: it has been spoken of.
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
