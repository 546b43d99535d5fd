/** White space that is not the one blank between two words: most of a text is not looked at twice. */
const more = /[^\S ]\s*| \s+/g

/** A text in one line, one blank between two words. */
export function inOneLine(text: string): string {
  return text.replace(more, ' ').trim()
}
