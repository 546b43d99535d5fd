/**
 * Breaks a title into lines: after its first sentence or colon where that costs no line more, else where the
 * lines become about equally long.
 */
export function breakTitle(title: string, width: number, widthOf: (text: string) => number): string[] {
  const whole = breakLines(title, width, widthOf)
  const [, head, tail] = /^(.+?[.:!?…]) +(.+)$/.exec(title) ?? []
  if (head === undefined || tail === undefined) return whole
  const parts = [head, tail].flatMap((part) => breakLines(part, width, widthOf))
  return parts.length <= whole.length ? parts : whole
}

/**
 * Breaks text into lines that are at most `width` wide, of about equal length;
 * a single word that is wider gets a line of its own.
 */
function breakLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const count = fill(words, width, widthOf).length
  const longest = Math.max(0, ...words.map(widthOf))
  let low = Math.min(longest, width)
  let high = width
  // The narrowest measure that needs no more lines.
  while (high - low > 1) {
    const middle = (low + high) / 2
    if (fill(words, middle, widthOf).length <= count) high = middle
    else low = middle
  }
  return fill(words, high, widthOf)
}

function fill(words: readonly string[], width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
