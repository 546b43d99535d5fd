import type { Speller } from './hunspell.ts'

/** Longer words are no words: they have too many neighbours to look at. */
const longest = 30

const letters = [...'abcçdeëfghijklmnopqrstuvxyz']

/** The right word that was probably meant: its ë and ç are missing, or one letter is wrong. */
export function suggest(word: string, isRight: Speller): string | undefined {
  if (word.length > longest) return undefined
  return marked(word).find(isRight) ?? oneLetterAway(word).find(isRight)
}

/** The word with ë and ç in the place of some of its e and c. */
function marked(word: string): string[] {
  let forms = ['']
  for (const letter of word) {
    const twin = { e: 'ë', c: 'ç', E: 'Ë', C: 'Ç' }[letter]
    const next = forms.map((form) => form + letter)
    // A word with many of them has too many forms; its last letters are tried first.
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
