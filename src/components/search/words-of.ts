/** A word of a text: where it stands, and its letters as the search compares them. */
export type WordAt = { start: number; end: number; folded: string }

/** Small letters without marks: `Efiçiencë` → `eficience`, so that a keyboard without ë and ç finds it. */
export function fold(text: string): string {
  // Most words: a large site has a million to fold when the search opens.
  if (/^[a-z0-9]*$/.test(text)) return text
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The words of a text in order; an apostrophe and a hyphen end a word. */
export function wordsOf(text: string): WordAt[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    folded: fold(word),
  }))
}
