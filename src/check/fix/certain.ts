import type { Finding } from '../problem.ts'
import type { Rule, Values } from '../rules/index.ts'
import { meantIso } from '../slips/dates.ts'
import { findDecomposed, mendGarbled } from '../slips/letters.ts'
import { type Edit, lineAt, type Place } from '../source.ts'

/** The context of a finding: the names of the pictures beside its document. */
type Surroundings = { pictures: readonly string[] }

type Cure<R extends Rule> = (
  place: Place,
  values: Values[R],
  surroundings: Surroundings,
) => Edit[] | undefined

/**
 * The rules with one right answer, and the edits for it; undefined if this case has several answers. An empty list:
 * the check reads the text without the mistake, so writing it back is enough.
 */
const cures: { [R in Rule]?: Cure<R> } = {
  'encoding/byte-order-mark': () => [],
  'encoding/line-endings': () => [],
  'encoding/decomposed-letters': ({ source }) => findDecomposed(source.text),
  'encoding/invisible-character': ({ source, start }) =>
    meaningless.test(source.text[start] ?? '') ? [{ start, end: start + 1, text: '' }] : undefined,
  'encoding/odd-space': (place) => [replace(place, ' ')],
  'encoding/tab': (place) => [replace(place, ' ')],
  'encoding/garbled-letters': ({ source }, { corrected }) =>
    corrected === undefined ? undefined : mendGarbled(source.text),
  'encoding/foreign-letter': (place, { word, corrected }) => replaceWord(place, word, corrected),
  'frontmatter/language': (place, { language }) =>
    /^ya?ml$/i.test(language) ? [replace(place, '---')] : undefined,
  'frontmatter/date': (place, { written }) => replaceIn(place, written, meantIso(written)),
  'frontmatter/wrong-type': (place, { expected, actual }) => retype(place, expected, actual),
  'yaml/unquoted-colon': (place, { corrected }) => quoteLine(place, corrected),
  'yaml/curly-quotes': (place, { value }) => [replace(place, value)],
  'yaml/colon-space': (place) => [{ start: place.end, end: place.end, text: ' ' }],
  'link/mailto': (place, { address, corrected }) => replaceIn(place, address, corrected),
  'link/tel': (place, { address, corrected }) => replaceIn(place, address, corrected),
  'typography/quotes': (place, { written, corrected }) => replaceIn(place, written, corrected || undefined),
  'typography/dashes': (place, { written, corrected }) => replaceIn(place, written, corrected),
  'typography/ellipsis': (place, { written, corrected }) => replaceIn(place, written, corrected),
  'typography/apostrophe': (place, { written, corrected }) => replaceIn(place, written, corrected),
  'picture/case': (place, { file, other }, { pictures }) =>
    pictures.filter((name) => fold(name) === fold(file)).length === 1
      ? replaceIn(place, file, other)
      : undefined,
  'report/day-date': (place, { label, suggestion }) =>
    suggestion !== undefined && fold(suggestion) === fold(label)
      ? replaceIn(place, label, suggestion)
      : undefined,
  'report/unknown-section': (place, { written, suggestion }) =>
    suggestion !== undefined && fold(suggestion) === `## ${fold(written)}`
      ? replaceIn(place, written, suggestion.slice(3))
      : undefined,
  // A lone `&` between words.
  'html/entity': ({ source, start }) =>
    /^&\s/.test(source.text.slice(start, start + 2)) ? [{ start, end: start + 1, text: '&amp;' }] : undefined,
}

/** The edits that fix a finding, if there is only one way to fix it. */
export function certainCure(
  { rule, place, values }: Finding,
  surroundings: Surroundings,
): Edit[] | undefined {
  const cure = cures[rule] as Cure<Rule> | undefined
  return cure?.(place, values as Values[Rule], surroundings)
}

function replace({ start, end }: Place, text: string): Edit {
  return { start, end, text }
}

/** Replaces a part of a place, if it occurs there once. */
function replaceIn({ source, start, end }: Place, from: string, to: string | undefined): Edit[] | undefined {
  const text = source.text.slice(start, end)
  const at = text.indexOf(from)
  if (to === undefined || from === '' || at === -1 || text.indexOf(from, at + 1) !== -1) return undefined
  return [{ start: start + at, end: start + at + from.length, text: to }]
}

/** Replaces the word that contains a letter of another alphabet. */
function replaceWord({ source, start }: Place, word: string, corrected: string): Edit[] | undefined {
  const at = source.text.lastIndexOf(word, start)
  return at === -1 || at + word.length <= start
    ? undefined
    : [{ start: at, end: at + word.length, text: corrected }]
}

/** Ignores case and Unicode composition. */
function fold(text: string): string {
  return text.normalize('NFC').toLowerCase()
}

/** Zero-width characters, soft hyphens and direction marks mean nothing in Albanian; control characters may. */
const meaningless = /^[\u00AD\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]$/

/** Adds quotes to text that YAML reads as a number; removes those of a number. */
function retype(place: Place, expected: string, actual: string): Edit[] | undefined {
  const written = place.source.text.slice(place.start, place.end)
  if (expected === 'string' && (actual === 'number' || actual === 'boolean'))
    return /^[\w.+-]+$/.test(written) ? [replace(place, `"${written}"`)] : undefined
  const digits = /^(["'])(0|[1-9]\d*)\1$/.exec(written)?.[2]
  if ((expected === 'number' || expected === 'int') && digits !== undefined) return [replace(place, digits)]
  return undefined
}

/** Puts the line's value in quotes, unless a comment or a backslash makes its end doubtful. */
function quoteLine(place: Place, corrected: string): Edit[] | undefined {
  const line = lineAt(place.source, place.start)
  const written = place.source.text.slice(line.start, line.end)
  const onlyQuotes = corrected.replaceAll(/\\?"/g, '') === written.replaceAll('"', '')
  return !onlyQuotes || /\s#|\\/.test(written) ? undefined : [replace(line, corrected)]
}
