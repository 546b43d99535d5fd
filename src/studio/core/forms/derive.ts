import { checkReadTime } from '../../../check/documents/document.ts'
import { parseBody } from '../../../check/markdown/parse.ts'
import { countWords } from '../../../check/markdown/tree.ts'
import { createSource, placeIn } from '../../../check/source.ts'
import { valueAt } from '../../../check/yaml/locate.ts'
import { isDay, printNewsDay, printRange, readPrintedDay } from '../../../model/dates.ts'
import { componentNames } from '../../../model/editor-components.ts'
import { reportParts } from '../../../model/report-parts.ts'
import type { Kind, Operation } from '../../protocol.ts'
import type { ParsedDocument } from '../parsed-document.ts'

/** Derived fields by kind, which a form shows but does not ask for. The value is the source field, if there is one. */
export const derivedFields: Readonly<Partial<Record<Kind, Readonly<Record<string, string | undefined>>>>> = {
  report: { id: undefined, year: 'start', date: 'start', readTime: undefined },
  news: { id: undefined, date: 'published' },
  // The file name of a project has the years too, and stays once the project is in the content.
  project: { id: undefined, year: undefined },
}

/**
 * The operations that follow from an operation. They set printed days, year, titles of days, read time and marks of
 * placeholders.
 *
 * @param after the document after the operation
 * @param original the document on the disk; undefined where there is none
 */
export function derivedOperations(
  operation: Operation,
  after: ParsedDocument,
  original: ParsedDocument | undefined,
): Operation[] {
  const { kind, values } = after
  if (values === undefined || operation.op === 'write') return []
  const [field] = 'path' in operation ? operation.path : []
  const follow = marks(operation, after, original)
  const isDayOfReport = kind === 'report' && (field === 'start' || field === 'end')
  if (isDayOfReport || (kind === 'news' && field === 'published')) follow.push(...printedDays(after))
  if (isDayOfReport) follow.push(...dayTitles(after))
  if (kind === 'report' && (operation.op === 'body' || operation.op.startsWith('fix')))
    follow.push(...readTime(after))
  return follow
}

/**
 * The operations that recompute the derived values of a document, for example after a merge. Missing values stay
 * missing.
 */
export function correctingOperations(document: ParsedDocument): Operation[] {
  const { kind, values = {} } = document
  const operations = [...printedDays(document), ...(kind === 'report' ? readTime(document) : [])]
  return operations.filter(({ path: [name = ''], value }) => {
    const given = values[name]
    return given !== undefined && given !== value
  })
}

const set = (name: string, value: string | number) => ({ op: 'set', path: [name], value }) as const

/** Sets the year and the printed days of a report, or the printed day of a post. */
function printedDays({ kind, values = {} }: ParsedDocument) {
  const { start, end, published } = values
  if (kind === 'news' && isDay(published)) {
    const [date = '', ...others] = printNewsDay(published)
    return others.includes(String(values.date)) ? [] : [set('date', date)]
  }
  if (kind !== 'report' || !isDay(start)) return []
  const year = set('year', Number(start.slice(0, 4)))
  return isDay(end) && start <= end ? [year, set('date', printRange(start, end))] : [year]
}

/** Gives the parts of days their titles if all days of a report have moved: as a whole, or to another year. */
function dayTitles({ text, body, values: { start, end } = {} }: ParsedDocument): Operation[] {
  if (!isDay(start) || !isDay(end) || start > end) return []
  const written = text.slice(body?.start, body?.end)
  const headings = /(?<=^## )Data: \d.*\S/gm
  const titles = written.match(headings) ?? []
  const daysBetween = (first: string, last: string) => reportParts(first, last).slice(2, -1)
  const days = daysBetween(start, end)
  const [first, last] = [titles[0], titles.at(-1)].map((title = '') =>
    readPrintedDay(title.slice('Data: '.length)),
  )
  const isWhole =
    titles.length === days.length && first && last && `${daysBetween(first, last)}` === `${titles}`
  const moved = isWhole ? days : titles.map((title) => title.replace(/\d+$/, start.slice(0, 4)))
  const isMove = isWhole || !titles.some((title) => days.includes(title))
  if (body === undefined || !isMove || !moved.every((title) => days.includes(title))) return []
  const next = moved.values()
  return [{ op: 'body', text: written.replace(headings, () => next.next().value ?? '') }]
}

/** Sets the read time where the given one does not fit the number of words. */
function readTime({ file, text, body, values: { readTime: given } = {} }: ParsedDocument) {
  if (body === undefined) return []
  const source = createSource(file, text)
  const root = parseBody(source, body.start, componentNames).value
  const count = root === undefined ? 0 : countWords(root)
  const written = typeof given === 'string' && /^\d/.test(given) ? given : '0'
  const [found] = checkReadTime(written, count, placeIn(source, 0))
  if (found === undefined) return []
  return [set('readTime', String(found.values.corrected))]
}

/**
 * Marks placeholders, which are values that wait for real ones. Only the editor removes a mark. A value that is set
 * back to its value on the disk gets its mark back.
 */
function marks(
  operation: Operation,
  { values = {} }: ParsedDocument,
  original: ParsedDocument | undefined,
): Operation[] {
  if (operation.op !== 'set' || operation.path.at(-1) === 'placeholder') return []
  const { path } = operation
  const isBack = valueAt(values, path) === valueAt(original?.values, path)
  const [field = ''] = path
  const [listed, before] = [values.placeholders, original?.values?.placeholders].map((one) =>
    Array.isArray(one) ? one : [],
  )
  if (!isBack || listed?.includes(field)) return []
  if (before?.includes(field)) {
    const index = Math.min(before.indexOf(field), listed?.length ?? 0)
    return [{ op: 'insert', path: ['placeholders'], index, value: field }]
  }
  const mark = [...path.slice(0, -1), 'placeholder']
  return valueAt(original?.values, mark) === true ? [{ op: 'set', path: mark, value: true }] : []
}
