import { type Finding, finding } from '../problem.ts'
import { placeIn } from '../source.ts'
import { isOwnLanguage, type Passage } from '../text/passage.ts'
import type { Speller } from './hunspell.ts'
import { suggest } from './suggest.ts'

/** Shorter words are particles, which apostrophes cut in pieces: `t’i`, `s’ka`. */
const leastLetters = 3

/** Where the words stand that the project knows besides the dictionary, one a line. */
export const wordListFile = 'content/dictionary.txt'

/** The words of a list; what follows a `#` is a remark. */
export function readWordList(text: string): Set<string> {
  const words = text.split('\n').map((line) => line.replace(/#.*/, '').trim())
  return new Set(words.filter((word) => word !== ''))
}

/**
 * Points at words in the site's language that neither the dictionary nor the project knows, each once a
 * document. Short forms in capitals are left alone.
 */
export function checkSpelling(
  documents: readonly (readonly Passage[])[],
  isRight: Speller,
  words: ReadonlySet<string>,
): Finding[] {
  const isKnown = (word: string) => words.has(word) || words.has(word.toLowerCase()) || isRight(word)
  const verdicts = new Map<string, { known: boolean; suggestion: string | undefined }>()
  const judge = (word: string) => {
    const known = isKnown(word)
    const verdict = verdicts.get(word) ?? { known, suggestion: known ? undefined : suggest(word, isKnown) }
    verdicts.set(word, verdict)
    return verdict
  }
  return documents.flatMap((passages) => {
    const said = new Set<string>()
    return wordsOf(passages).flatMap(({ word, place }) => {
      if (said.has(word)) return []
      said.add(word)
      const { known, suggestion } = judge(word)
      return known ? [] : [finding('spelling/unknown-word', place, { word, suggestion })]
    })
  })
}

function wordsOf(passages: readonly Passage[]) {
  return passages.filter(isOwnLanguage).flatMap(({ source, runs }) =>
    runs.flatMap(({ start, text }) =>
      [...text.matchAll(/(?<![\p{L}\p{N}@./_-])\p{L}+(?![\p{L}\p{N}@_]|\.\p{L})/gu)]
        .filter(({ 0: word }) => word.length >= leastLetters && word !== word.toUpperCase())
        .map(({ 0: word, index }) => {
          return { word, place: placeIn(source, start + index, start + index + word.length) }
        }),
    ),
  )
}
