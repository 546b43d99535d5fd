import { type Finding, finding } from './problem.ts'
import { placeIn, type Source } from './source.ts'

/** Spaces that look like the one of the keyboard and are another character. */
const odd = '\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000'
/**
 * The beginning of a line up to where its words start: indent, dash, number, signs of a heading, name of a
 * field. There a space has a meaning, and only the ordinary one is understood.
 */
const beginnings = new RegExp(
  `^[ \\t${odd}]*(?:(?:[-*+]|\\d{1,3}[.)]|#{1,6}|[A-Za-z]\\w{0,40}:)[ \\t${odd}]+)*`,
  'gm',
)
const oddSpace = new RegExp(`[${odd}]`, 'g')

/**
 * Odd spaces where a space has a meaning. In the returned source they are ordinary ones, so that they do
 * not spoil every other check; all offsets stay.
 */
export function checkSpaces(source: Source): { source: Source; findings: Finding[] } {
  if (!source.text.match(oddSpace)) return { source, findings: [] }
  const spots = [...source.text.matchAll(beginnings)].flatMap(({ 0: beginning, index }) =>
    [...beginning.matchAll(oddSpace)].map((space) => index + space.index),
  )
  if (spots.length === 0) return { source, findings: [] }
  const letters = source.text.split('')
  for (const spot of spots) letters[spot] = ' '
  const findings = spots.map((spot) =>
    finding('encoding/odd-space', placeIn(source, spot), {
      code: source.text.charCodeAt(spot).toString(16).toUpperCase().padStart(4, '0'),
    }),
  )
  return { source: { ...source, text: letters.join('') }, findings }
}

/** The first tab of each line, where a space is meant: in the body, and after the first word of a line of fields. */
export function checkTabs(source: Source): Finding[] {
  const { file, text } = source
  const fieldsEnd = file.endsWith('.yaml') ? text.length : text.indexOf('\n---', 3)
  return [...text.matchAll(/^[^\t\n]*\t/gm)].flatMap(({ 0: before, index }) => {
    const at = index + before.length - 1
    // A tab that indents a field is an error of YAML, which says more.
    if (at < fieldsEnd && before.trim() === '') return []
    return [finding('encoding/tab', placeIn(source, at))]
  })
}
