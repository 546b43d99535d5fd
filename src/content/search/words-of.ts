/** A word of a text: where it stands, and its letters as the search compares them. */
export type WordAt = { start: number; end: number; folded: string }

/** Small letters without marks: `Efiçiencë` → `eficience`, so that a keyboard without ë and ç finds it. */
export function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

/** The words of a text in order; an apostrophe and a hyphen end a word. */
export function wordsOf(text: string): WordAt[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    folded: fold(word),
  }))
}
