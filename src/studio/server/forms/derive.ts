import { isDay, printNewsDay, printRange } from '../../../check/dates.ts'
import { checkReadTime } from '../../../check/documents/document.ts'
import { componentNames } from '../../../check/markdown/components.ts'
import { parseBody } from '../../../check/markdown/parse.ts'
import { countWords } from '../../../check/markdown/tree.ts'
import type { Values } from '../../../check/rules/index.ts'
import { createSource, placeIn } from '../../../check/source.ts'
import { valueAt } from '../../../check/yaml/locate.ts'
import type { Act, Path } from '../../protocol.ts'
import type { Parts } from '../parts.ts'

/**
 * What follows from acts, as further acts: the printed days, the year and the read time; a mark of words that stand in
 * for others goes with the first real ones.
 */
export function followUps(acts: readonly Act[], before: Parts, after: Parts): Act[] {
  const { kind, values } = after
  if (values === undefined || acts.some(({ act }) => act === 'write')) return []
  const set = (name: string, value: string | number): Act => ({ act: 'set', path: [name], value })
  const touched = (...names: string[]) =>
    acts.some((act) => 'path' in act && names.includes(String(act.path[0])))
  const follow = marksGone(acts, before, after)
  if (kind === 'report') {
    const { start, end } = values
    if (touched('start', 'end') && isDay(start)) {
      follow.push(set('year', Number(start.slice(0, 4))))
      if (isDay(end) && start <= end) follow.push(set('date', printRange(start, end)))
    }
    if (acts.some(({ act }) => act === 'body' || act === 'mend')) follow.push(...readTime(after))
  }
  if (kind === 'news' && touched('published') && isDay(values.published)) {
    const [date = '', ...others] = printNewsDay(values.published)
    if (!others.includes(String(values.date))) follow.push(set('date', date))
  }
  return follow
}

/** The read time, where it no longer fits the words; one that fits stays. */
function readTime({ file, text, body, values: { readTime: given } = {} }: Parts): Act[] {
  if (body === undefined) return []
  const source = createSource(file, text)
  const root = parseBody(source, body.start, componentNames).value
  const words = root === undefined ? 0 : countWords(root)
  const written = typeof given === 'string' && /^\d/.test(given) ? given : '0'
  const [found] = checkReadTime(written, words, placeIn(source, 0))
  if (found === undefined) return []
  const { corrected } = found.values as Values['report/read-time']
  return [{ act: 'set', path: ['readTime'], value: corrected }]
}

const example = /(^|[/@.])example\.(org|com|net)\b|^\+\d+( 00)+ 000/

/** Marks that go because somebody wrote the real words: of a part of the document, never of the whole of it. */
function marksGone(acts: readonly Act[], before: Parts, { kind, values }: Parts): Act[] {
  const changed = acts.flatMap((act): Path[] => {
    if (act.act !== 'set' || act.path.at(-1) === 'standIn') return []
    const value = valueAt(values, act.path)
    const isNew = typeof value === 'string' && value.trim() !== ''
    return isNew && value !== valueAt(before.values, act.path) ? [act.path] : []
  })
  const marks = changed.map((path) => [...path.slice(0, -1), 'standIn'])
  const gone: Path[] = marks.filter((path) => path.length > 1 && valueAt(values, path) === true)
  if (kind === 'site' && Array.isArray(values?.standIns)) {
    const isReal = (name: unknown) =>
      changed.some(([first]) => first === name) && !example.test(JSON.stringify(values[String(name)]))
    const listed = values.standIns.flatMap((name, index) => (isReal(name) ? [['standIns', index]] : []))
    // The last one first, so that the places of the others stay.
    gone.push(...listed.reverse())
  }
  return gone.map((path) => ({ act: 'remove', path }))
}
