/** A part of a text by its offsets. */
export type Stretch = { start: number; end: number }

/** The same text with blanks in the place of some of its parts, so that all places stay what they are. */
export function blanked(text: string, stretches: Iterable<Stretch>): string {
  const parts: string[] = []
  let at = 0
  for (const { start, end } of [...stretches].sort((a, b) => a.start - b.start)) {
    if (end <= at) continue
    const from = Math.max(at, start)
    parts.push(text.slice(at, from), text.slice(from, end).replaceAll(/[^\n]/g, ' '))
    at = end
  }
  return parts.join('') + text.slice(at)
}
