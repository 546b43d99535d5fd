/** A word of a text: its offsets, and its folded form. */
export type WordAt = { start: number; end: number; folded: string }

/** A word of the query, folded. */
export type Term = {
  text: string
  /** Matches only the same word: two letters begin half of all words. */
  isWhole: boolean
}

/** Albanian inflects at the end, in up to three letters: dielli, diellit, diellin; plani, planet, planeve. */
const longestEnding = 3
const shortestStem = 4

/** Lower case without diacritics: `Efiçiencë` → `eficience`, so that a keyboard without ë and ç finds it. */
export function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

/** The words of a text in order; apostrophes and hyphens separate words. */
export function wordsOf(text: string): WordAt[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    folded: fold(word),
  }))
}

/** The distinct words of a query; the last may be a prefix unless it is one letter, and a single digit may be a day. */
export function termsOf(query: string): Term[] {
  const words = [...new Set(wordsOf(query).map(({ folded }) => folded))]
  if (words.length === 1 && words[0]?.length === 1) return []
  return words
    .map((text, index) => ({ text, isWhole: text.length <= 2 && index < words.length - 1 }))
    .filter(({ text, isWhole }) => isWhole || !/^\D$/.test(text))
}

/** A prefix of all words that match a term ({@link strength}), and of others. */
export function beginningOf({ text, isWhole }: Term): string {
  return isWhole ? text : text.slice(0, Math.floor(text.length / 2) + 1)
}

/** How well a folded word matches a term, from 0 to 1 (equal): the term is a prefix, or only the endings differ. */
export function strength(word: string, { text, isWhole }: Term): number {
  if (word === text) return 1
  if (isWhole) return 0
  if (word.startsWith(text)) return word.length - text.length <= longestEnding ? 0.8 : 0.5
  return isSameStem(word, text) ? 0.6 : 0
}

/** Whether two words, neither a prefix of the other, differ only in their endings. */
function isSameStem(word: string, text: string): boolean {
  let stem = 0
  while (word[stem] === text[stem]) stem++
  const endings = [word.slice(stem), text.slice(stem)]
  if (stem >= shortestStem) return endings.every((ending) => ending.length <= longestEnding)
  // Short words change their last vowel: erë, era; ujë, ujit; Bogë, Bogën.
  return endings.every((ending) => ending.length < stem && /^[aeiou]/.test(ending))
}

/** The terms to highlight: without stop words, unless there are no others. */
export function tellingTerms(terms: readonly Term[]): readonly Term[] {
  const telling = terms.filter(({ isWhole }) => !isWhole)
  return telling.length > 0 ? telling : terms
}
