/** A word of letters, with apostrophes and hyphens inside. */
const anyWord = /\p{L}+(?:[’'-]\p{L}+)*/gu

/** What the characters up to here are, those of Albanian and of its neighbours among them. */
const latin = 0x250
const isLatinLetter = tableOf(/\p{L}/u, latin)
/** Quotation marks, dashes, dots and spaces of ordinary texts, none of them a letter. */
const punctuation = { first: 0x2000, last: 0x206f }
const isLetterOrDigit = tableOf(/[\p{L}\p{N}]/u, latin)
const isSpace = tableOf(/\s/, punctuation.last + 1)
const joiners = new Set([..."’'-"].map((sign) => sign.charCodeAt(0)))
const marked = { ë: 'ë'.charCodeAt(0), ç: 'ç'.charCodeAt(0) }

/**
 * Calls `visit` for each word of a text in lower case, as {@link anyWord} finds them: a third of the time, for texts in
 * Latin letters.
 *
 * @param longest words of more characters are not cut out of the text: most are, and they are not looked up
 * @param visit is handed the word, undefined for a longer one, and whether it has an ë or ç; says whether to go on
 */
export function forEachWord(
  text: string,
  longest: number,
  visit: (word: string | undefined, isMarked: boolean) => boolean,
): void {
  if (!isLatin(text)) {
    for (const [word] of text.matchAll(anyWord)) {
      if (!visit(word.length > longest ? undefined : word, /[ëç]/.test(word))) return
    }
    return
  }
  for (let at = 0; at < text.length; ) {
    if (isLatinLetter[text.charCodeAt(at)] !== 1) {
      at++
      continue
    }
    const start = at
    let isMarked = false
    for (;;) {
      const code = text.charCodeAt(at)
      if (isLatinLetter[code] === 1) isMarked ||= code === marked.ë || code === marked.ç
      else if (!joiners.has(code) || isLatinLetter[text.charCodeAt(at + 1)] !== 1) break
      at++
    }
    if (!visit(at - start > longest ? undefined : text.slice(start, at), isMarked)) return
  }
}

/** Number of runs without white space that hold a letter or a digit. */
export function countRuns(text: string): number {
  if (!isLatin(text)) return text.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length
  let count = 0
  let isCounted = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isSpace[code] === 1) isCounted = false
    else if (!isCounted && isLetterOrDigit[code] === 1) {
      isCounted = true
      count++
    }
  }
  return count
}

function tableOf(pattern: RegExp, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, code) => (pattern.test(String.fromCharCode(code)) ? 1 : 0))
}

function isLatin(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= latin && (code < punctuation.first || code > punctuation.last)) return false
  }
  return true
}
