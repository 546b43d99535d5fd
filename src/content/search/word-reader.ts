import { fold, wordsOf } from './words-of.ts'

/** Reads texts word by word, each word by a number: a large site has a million words, and few different ones. */
export type WordReader = {
  /** The different words so far, folded, by their numbers. */
  readonly words: readonly string[]
  /** Calls `visit` with the number of each word of a text, in order, as `wordsOf` finds and folds them. */
  read(text: string, visit: (word: number) => void): void
}

/** What a character is folded to where it is none of a word, and where only the whole word tells. */
const [between, unusual] = [0, 255]

/** What each character is folded to: an ASCII letter or digit, {@link between} or {@link unusual}. */
const letters = Uint8Array.from({ length: 0x3000 }, (_, code) => {
  const character = String.fromCharCode(code)
  if (!/[\p{L}\p{M}\p{N}]/u.test(character)) return between
  const letter = fold(character)
  return /^[a-z0-9]$/.test(letter) ? letter.charCodeAt(0) : unusual
})

/** A reader that knows no words. That words are told apart before they are strings saves three quarters of the time. */
export function createWordReader(): WordReader {
  const words: string[] = []
  const hashes: number[] = []
  /** Words with other letters. */
  const others = new Map<string, number>()
  /** At the place of its hash, or the next free one, the number of each word, from 1. */
  let places = new Int32Array(1024)
  let signs = new Uint8Array(1024)

  function numberOf(start: number, end: number, hash: number): number {
    let place = hash & (places.length - 1)
    for (let number = places[place] ?? 0; number > 0; number = places[place] ?? 0) {
      if (hashes[number - 1] === hash && isWord(words[number - 1] ?? '', start, end)) return number - 1
      place = (place + 1) & (places.length - 1)
    }
    places[place] = words.push(String.fromCharCode(...signs.subarray(start, end)))
    hashes.push(hash)
    if (words.length * 2 > places.length) makeRoom()
    return words.length - 1
  }

  function isWord(word: string, start: number, end: number): boolean {
    if (word.length !== end - start) return false
    for (let at = start; at < end; at++) if (word.charCodeAt(at - start) !== signs[at]) return false
    return true
  }

  function makeRoom(): void {
    places = new Int32Array(places.length * 4)
    for (const [index, hash] of hashes.entries()) {
      let place = hash & (places.length - 1)
      while ((places[place] ?? 0) > 0) place = (place + 1) & (places.length - 1)
      places[place] = index + 1
    }
  }

  /** Reads a text whose letters are all known; false where there is another one, and nothing has been visited. */
  function readPlain(text: string, visit: (word: number) => void): boolean {
    if (signs.length < text.length) signs = new Uint8Array(text.length * 2)
    for (let at = 0; at < text.length; at++) {
      const sign = letters[text.charCodeAt(at)] ?? unusual
      if (sign === unusual) return false
      signs[at] = sign
    }
    let [start, hash] = [0, 0]
    for (let at = 0; at <= text.length; at++) {
      const sign = at < text.length ? (signs[at] ?? between) : between
      if (sign !== between) hash = (Math.imul(hash, 31) + sign) | 0
      else {
        if (at > start) visit(numberOf(start, at, hash))
        start = at + 1
        hash = 0
      }
    }
    return true
  }

  function otherNumber(word: string): number {
    const known = others.get(word)
    if (known !== undefined) return known
    // Never found by its hash: no word that is read letter by letter is the same.
    others.set(word, words.push(word) - 1)
    hashes.push(0)
    return words.length - 1
  }

  return {
    words,
    read(text, visit) {
      if (readPlain(text, visit)) return
      for (const { folded } of wordsOf(text)) {
        if (!readPlain(folded, visit)) visit(otherNumber(folded))
      }
    },
  }
}
