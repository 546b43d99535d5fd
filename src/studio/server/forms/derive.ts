import { isDay, printNewsDay, printRange } from '../../../check/dates.ts'
import { checkReadTime } from '../../../check/documents/document.ts'
import type { Kind } from '../../../check/documents/kinds.ts'
import { componentNames } from '../../../check/markdown/components.ts'
import { parseBody } from '../../../check/markdown/parse.ts'
import { countWords } from '../../../check/markdown/tree.ts'
import type { Values } from '../../../check/rules/index.ts'
import { createSource, placeIn } from '../../../check/source.ts'
import { isGroup, valueAt } from '../../../check/yaml/locate.ts'
import type { Act, Path } from '../../protocol.ts'
import { type Parts, readParts } from '../parts.ts'

/**
 * What follows from acts, as further acts: the printed days, the year and the read time; a mark of words that stand in
 * for others goes with the first real ones.
 *
 * @param before the document before the acts
 * @param text its text after them
 */
export function followUps(
  { file, kind }: { file: string; kind: Kind },
  acts: readonly Act[],
  before: Parts,
  text: string,
): Act[] {
  if (acts.some(({ act }) => act === 'write')) return []
  const after = readParts(file, text)
  const { values } = after
  if (!isGroup(values)) return []
  const set = (name: string, value: string | number): Act => ({ act: 'set', path: [name], value })
  const touched = (...names: string[]) =>
    acts.some((act) => 'path' in act && names.includes(String(act.path[0])))
  const follow: Act[] = marksGone(kind, acts, before.values, values)
  if (kind === 'report') {
    const { start, end } = values
    if (touched('start', 'end') && isDay(start)) {
      follow.push(set('year', Number(start.slice(0, 4))))
      if (isDay(end) && start <= end) follow.push(set('date', printRange(start, end)))
    }
    if (acts.some(({ act }) => act === 'body' || act === 'mend'))
      follow.push(...readTime(file, after, values))
  }
  if (kind === 'news' && touched('published') && isDay(values.published)) {
    const [date = '', ...others] = printNewsDay(values.published)
    if (!others.includes(String(values.date))) follow.push(set('date', date))
  }
  return follow
}

/** The read time, where it no longer fits the words; one that fits stays. */
function readTime(file: string, { text, body }: Parts, values: Record<string, unknown>): Act[] {
  if (body === undefined) return []
  const source = createSource(file, text)
  const root = parseBody(source, body.start, componentNames).value
  const words = root === undefined ? 0 : countWords(root)
  const written = typeof values.readTime === 'string' ? values.readTime : '0'
  const [found] = checkReadTime(/^\d/.test(written) ? written : '0', words, placeIn(source, 0))
  if (found === undefined) return []
  const { corrected } = found.values as Values['report/read-time']
  return [{ act: 'set', path: ['readTime'], value: corrected }]
}

const example = /(^|[/@.])example\.(org|com|net)\b|^\+\d+( 00)+ 000/

/** Marks that go because somebody wrote the real words: of a part of the document, never of the whole of it. */
function marksGone(kind: Kind, acts: readonly Act[], before: unknown, after: Record<string, unknown>): Act[] {
  const changed = acts.flatMap((act): Path[] => {
    if (act.act !== 'set' || act.path.at(-1) === 'standIn') return []
    const value = valueAt(after, act.path)
    const isNew = typeof value === 'string' && value.trim() !== '' && value !== valueAt(before, act.path)
    return isNew ? [act.path] : []
  })
  const groups = new Set(changed.map((path) => JSON.stringify(path.slice(0, -1))))
  const parts = [...groups].map((group): Path => JSON.parse(group)).filter((group) => group.length > 0)
  const marked = parts.filter((group) => valueAt(after, [...group, 'standIn']) === true)
  const marks = marked.map((group): Act => ({ act: 'remove', path: [...group, 'standIn'] }))
  if (kind !== 'site' || !Array.isArray(after.standIns)) return marks
  const isReal = (name: unknown) =>
    changed.some(([first]) => first === name) && !example.test(JSON.stringify(after[String(name)]))
  const gone = after.standIns.flatMap((name, index) => (isReal(name) ? [index] : []))
  // The last one first, so that the places of the others stay.
  return [...marks, ...gone.reverse().map((index): Act => ({ act: 'remove', path: ['standIns', index] }))]
}
