import { type Finding, finding } from '../problem.ts'
import { isOwnLanguage, type Passage, placeInRun } from './passage.ts'

/** Whether a word is spelt correctly. */
export type Speller = (word: string) => boolean

/** Shorter words are particles, split off at apostrophes: `t’i`, `s’ka`. */
const leastLetters = 3

/** The project's own word list, one word a line. */
export const wordListFile = 'content/dictionary.txt'

/** Parses a word list; `#` begins a comment. */
export function readWordList(text: string): Set<string> {
  const entries = text.split('\n').map((line) => line.replace(/#.*/, '').trim())
  return new Set(entries.filter((word) => word !== ''))
}

/** Finds words in neither the dictionary nor the word list, each once a document, but no abbreviations in capitals. */
export function checkSpelling(
  documents: readonly (readonly Passage[])[],
  isRight: Speller,
  dictionary: ReadonlySet<string>,
): Finding[] {
  const isKnown = (word: string) =>
    dictionary.has(word) || dictionary.has(word.toLowerCase()) || isRight(word)
  const verdicts = new Map<string, { isCorrect: boolean; suggestion: string | undefined }>()
  const verdictOf = (word: string) => {
    const isCorrect = isKnown(word)
    return { isCorrect, suggestion: isCorrect ? undefined : suggestWord(word, isKnown) }
  }
  return documents.flatMap((passages) => {
    const seen = new Set<string>()
    return wordsToSpell(passages).flatMap(({ word, place }) => {
      if (seen.has(word)) return []
      seen.add(word)
      const verdict = verdicts.get(word) ?? verdictOf(word)
      verdicts.set(word, verdict)
      const { isCorrect, suggestion } = verdict
      return isCorrect ? [] : [finding('spelling/unknown-word', place, { word, suggestion })]
    })
  })
}

function wordsToSpell(passages: readonly Passage[]) {
  return passages.filter(isOwnLanguage).flatMap(({ source, runs }) =>
    runs.flatMap((run) =>
      [...run.text.matchAll(/(?<![\p{L}\p{N}@./_-])\p{L}+(?![\p{L}\p{N}@_]|\.\p{L})/gu)]
        .filter(({ 0: word }) => word.length >= leastLetters && word !== word.toUpperCase())
        .map(({ 0: word, index }) => ({
          word,
          place: placeInRun(source, run, index, index + word.length),
        })),
    ),
  )
}

/** Longer words have too many variants to try. */
const longest = 30

const letters = [...'abcçdeëfghijklmnopqrstuvxyz']

/** The word that was probably meant: ë and ç restored, or one letter changed. */
export function suggestWord(word: string, isRight: Speller): string | undefined {
  if (word.length > longest) return undefined
  return marked(word).find(isRight) ?? oneLetterAway(word).find(isRight)
}

/** The word with ë and ç in place of some of its e and c, in all combinations. */
function marked(word: string): string[] {
  let forms = ['']
  for (const letter of word) {
    const twin = { e: 'ë', c: 'ç', E: 'Ë', C: 'Ç' }[letter]
    const next = forms.map((form) => form + letter)
    // At 256 combinations, the letters that follow stay as they are.
    forms = twin === undefined || forms.length > 128 ? next : [...next, ...forms.map((form) => form + twin)]
  }
  return forms.slice(1)
}

function oneLetterAway(word: string): string[] {
  const places = Array.from(
    { length: word.length + 1 },
    (_, at) => [word.slice(0, at), word.slice(at)] as const,
  )
  return places.flatMap(([head, tail]) => {
    const [first = '', second = ''] = tail
    const swapped = second === '' ? [] : [head + second + first + tail.slice(2)]
    const dropped = first === '' ? [] : [head + tail.slice(1)]
    const changed = first === '' ? [] : letters.map((letter) => head + letter + tail.slice(1))
    return [...swapped, ...dropped, ...changed, ...letters.map((letter) => head + letter + tail)]
  })
}
