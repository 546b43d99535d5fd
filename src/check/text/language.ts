import { type Finding, finding } from '../problem.ts'
import { firstLine, type Place, placeIn } from '../source.ts'
import { isOwnLanguage, type Passage, passageText, placeInRun } from './passage.ts'

/** Minimum number of words for detecting a language. */
const leastWords = 8
/** Minimum share of function words of one language, and maximum share of function words of the other language. */
const share = { clear: 0.2, stray: 0.08 }

/** Function words that one language has and the other lacks; without diacritics. */
const small = {
  sq: `dhe ne per qe nje eshte jane se si nuk ose kjo ky keto keta ajo ato tek pas mund duhet por edhe ishte ishin
    nga cdo ku kur deri mes pa sa disa gjithe tjeter tjera yne jone tone vet veta tij saj tyre ketu aty sepse
    prandaj ndersa gjate rreth mbi nen para cili cila cilat kane kemi jemi`,
  en: `the of and to is for with that by are was were from this these those be it not we you they have has had which
    their our its will can could would should but been more than into about what when where who how there all also
    each between during after before over under your his her she he`,
}

type Language = keyof typeof small

const languageOfWord = new Map(
  (['sq', 'en'] as const).flatMap((language) =>
    small[language].split(/\s+/).map((word) => [word, language] as const),
  ),
)

/** A word of letters, with apostrophes and hyphens inside. */
const word = /\p{L}+(?:[’'-]\p{L}+)*/gu

/**
 * Finds blocks of words in another language than the marked one: English in an Albanian page without a
 * mark, Albanian marked as another language. Short or mixed blocks are left alone.
 */
export function checkLanguage(passages: readonly Passage[]): Finding[] {
  return passages.flatMap((passage) => {
    if (isOwnLanguage(passage)) {
      if (!isInLanguage('en', passageText(passage))) return []
      return [finding('language/unmarked', placeOf(passage), { part: passage.part })]
    }
    if (!isInLanguage('sq', passageText(passage))) return []
    return [
      finding('language/wrong-mark', placeOf(passage), { lang: passage.lang ?? '', part: passage.part }),
    ]
  })
}

/** Whether a text is clearly in a language, by its function words. */
export function isInLanguage(language: Language, text: string): boolean {
  const found = text.toLowerCase().match(word) ?? []
  if (found.length < leastWords) return false
  const counts = { sq: 0, en: 0 }
  for (const one of found) {
    const isMarked = /[ëç]/.test(one)
    if (isMarked) counts.sq++
    const guessed = languageOfWord.get(isMarked ? one.replaceAll('ë', 'e').replaceAll('ç', 'c') : one)
    if (guessed !== undefined) counts[guessed]++
  }
  const other = language === 'sq' ? 'en' : 'sq'
  return counts[language] >= found.length * share.clear && counts[other] <= found.length * share.stray
}

/** The first line of a passage. */
function placeOf({ source, runs }: Passage): Place {
  const [first] = runs
  const last = runs.at(-1) ?? first
  const { start } = placeInRun(source, first, first.text.search(/\S/))
  return firstLine(placeIn(source, start, placeInRun(source, last, 0, last.text.trimEnd().length).end))
}
