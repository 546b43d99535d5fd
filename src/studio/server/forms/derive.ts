import { example } from '../../../check/documents/data.ts'
import { checkReadTime } from '../../../check/documents/document.ts'
import { parseBody } from '../../../check/markdown/parse.ts'
import { countWords } from '../../../check/markdown/tree.ts'
import type { Values } from '../../../check/rules/index.ts'
import { createSource, placeIn } from '../../../check/source.ts'
import { leavesOf, valueAt } from '../../../check/yaml/locate.ts'
import { isDay, printNewsDay, printRange } from '../../../model/dates.ts'
import { componentNames } from '../../../model/editor-components.ts'
import type { Act } from '../../protocol.ts'
import type { Parts } from '../parts.ts'

/**
 * What follows from an act, as further acts: the printed days, the year and the read time; a mark of words that stand in
 * for others goes with the first real ones.
 */
export function followUps(act: Act, before: Parts, after: Parts): Act[] {
  const { kind, values } = after
  if (values === undefined || act.act === 'write') return []
  const set = (name: string, value: string | number): Act => ({ act: 'set', path: [name], value })
  const [field] = 'path' in act ? act.path : []
  const follow = markGone(act, before, after)
  if (kind === 'report') {
    const { start, end } = values
    if ((field === 'start' || field === 'end') && isDay(start)) {
      follow.push(set('year', Number(start.slice(0, 4))))
      if (isDay(end) && start <= end) follow.push(set('date', printRange(start, end)))
    }
    if (act.act === 'body' || act.act === 'mend') follow.push(...readTime(after))
  }
  if (kind === 'news' && field === 'published' && isDay(values.published)) {
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

/** The mark that goes because somebody wrote the real words: of a part of the document, never of the whole of it. */
function markGone(act: Act, before: Parts, { values = {} }: Parts): Act[] {
  if (act.act !== 'set' || act.path.at(-1) === 'standIn') return []
  const { path } = act
  const value = valueAt(values, path)
  const isReal = typeof value === 'string' && value.trim() !== '' && value !== valueAt(before.values, path)
  if (!isReal) return []
  const [field = ''] = path
  const listed = Array.isArray(values.standIns) ? values.standIns.indexOf(field) : -1
  if (listed >= 0) {
    const isExample = leavesOf(values[field]).some((leaf) => example.test(String(leaf.value)))
    return isExample ? [] : [{ act: 'remove', path: ['standIns', listed] }]
  }
  const mark = [...path.slice(0, -1), 'standIn']
  return path.length > 1 && valueAt(values, mark) === true ? [{ act: 'remove', path: mark }] : []
}
