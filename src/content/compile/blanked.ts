/** A part of a text by its offsets. */
export type Stretch = { start: number; end: number }

/** The same text with blanks in the place of some of its parts, so that all places stay what they are. */
export function blanked(text: string, stretches: Iterable<Stretch>): string {
  let rest = text
  for (const { start, end } of stretches)
    rest = rest.slice(0, start) + rest.slice(start, end).replaceAll(/[^\n]/g, ' ') + rest.slice(end)
  return rest
}
