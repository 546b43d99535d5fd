import { type Finding, finding } from '../problem.ts'
import { lineText, type Place, placeIn, positionOf } from '../source.ts'
import { isOwnLanguage, type Passage, textOf } from './passage.ts'
import { forEachWord } from './words.ts'

/** Fewer words than these tell no language. */
const leastWords = 8
/** Share of the words that must be small words of one language, and may at most be of the other. */
const share = { clear: 0.2, stray: 0.08 }

/** Small words that one language has and the other lacks; letters without their marks. */
const small = {
  sq: words(`te e i dhe ne per qe nje eshte jane me se si ka nuk ose kjo ky keto keta ajo ato tek pas mund duhet
    por edhe ishte ishin u nga cdo ku kur deri mes pa sa disa gjithe tjeter tjera yne jone tone vet veta tij saj
    tyre ketu aty sepse prandaj ndersa gjate rreth mbi nen para cili cila cilat kane kemi jemi do po ta ti`),
  en: words(`the of and to in is for on with that by are was were from this these those be it an not we you they
    have has had which their our its will can could would should but been more than into about what when where
    who how there all also each between during after before over under your his her she he at as or`),
}

/** Words that both have, such as English `me`, `do`, `as`: they tell nothing. */
const shared = words('me do as at te i e u on or po ta ti an in ka')

type Language = keyof typeof small

/** What each small word tells. No word of one language alone is in the list of the other. */
const languageOfWord = new Map(
  (['sq', 'en'] as const).flatMap((language) =>
    [...small[language]].filter((word) => !shared.has(word)).map((word) => [word, language] as const),
  ),
)

const longest = Math.max(...[...languageOfWord.keys()].map(({ length }) => length))

/**
 * Finds blocks of words in another language than they are marked with: English in an Albanian page without a
 * mark, Albanian under the mark of another language. Short or mixed blocks are left alone.
 */
export function checkLanguage(passages: readonly Passage[]): Finding[] {
  return passages.flatMap((passage) => {
    if (isOwnLanguage(passage)) {
      if (!isIn('en', textOf(passage))) return []
      return [finding('language/unmarked', placeOf(passage), { part: passage.part })]
    }
    if (!isIn('sq', textOf(passage))) return []
    return [finding('language/wrong-mark', placeOf(passage), { lang: passage.lang ?? '' })]
  })
}

/** Whether a text is in a language, where its small words leave no doubt. */
export function isIn(language: Language, text: string): boolean {
  const counts = { words: 0, sq: 0, en: 0 }
  const other = language === 'sq' ? 'en' : 'sq'
  const lower = text.toLowerCase()
  // No text of this length can have so many words that more of the other language would be few: most texts are in
  // the language that they should be in, and half of their words tell.
  const mostStray = ((lower.length + 1) / 2) * share.stray
  forEachWord(lower, longest, (word, isMarked) => {
    counts.words++
    if (isMarked) counts.sq++
    if (word !== undefined) {
      const found = languageOfWord.get(isMarked ? word.replaceAll('ë', 'e').replaceAll('ç', 'c') : word)
      if (found !== undefined) counts[found]++
    }
    return counts[other] <= mostStray
  })
  if (counts.words < leastWords) return false
  return counts[language] >= counts.words * share.clear && counts[other] <= counts.words * share.stray
}

/** The words of the first line of a passage. */
function placeOf({ source, runs }: Passage): Place {
  const [first] = runs
  const begin = (first?.start ?? 0) + (first?.text.search(/\S/) ?? 0)
  const { line, column } = positionOf(source, begin)
  const lineEnd = begin + lineText(source, line).length - column + 1
  const last = runs.at(-1)
  return placeIn(
    source,
    begin,
    Math.min(lineEnd, (last?.start ?? begin) + (last?.text.trimEnd().length ?? 1)),
  )
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/))
}
