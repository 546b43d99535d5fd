import type { Passage } from '../protocol.ts'
import { applyOperation } from './edits/apply.ts'
import { correctingOperations, derivedFields } from './forms/derive.ts'
import { mergeTexts } from './merge.ts'
import { kindOfFile, readDocument } from './parsed-document.ts'
import { retiredIn, site, withNumber } from './retired.ts'

/** Three texts of a file. */
type Texts = Record<'base' | 'ours' | 'theirs', string>

/**
 * Merges two versions of a file as {@link mergeTexts} does. Differences without a choice are resolved first. The
 * settings keep the removed numbers of both sides. Differences in derived values are dropped, and {@link withDerived}
 * computes these values after the merge.
 */
export function mergeFile(file: string, base: string, ours: string, theirs: string): Passage[] {
  const texts = { base, ours, theirs }
  let equal = texts
  try {
    if (base !== '') equal = file === site ? withOwnNumbers(texts) : withTheirDerived(file, texts)
  } catch {
    // A file that only the plain editor can write is merged line by line.
  }
  return mergeTexts(equal.base, equal.ours, equal.theirs)
}

/** The text of a document with its derived values recomputed. */
export function withDerived(file: string, text: string): string {
  if (kindOfFile(file) === undefined) return text
  try {
    const document = readDocument(file, text)
    return correctingOperations(document).reduce((now, operation) => applyOperation(now, operation), document)
      .text
  } catch {
    return text
  }
}

/** Applies the changes of `ours` in the list of removed numbers to the other two texts. */
function withOwnNumbers({ base, ours, theirs }: Texts): Texts {
  let [before, other] = [readDocument(site, base), readDocument(site, theirs)]
  const [now, then] = [retiredIn(readDocument(site, ours)), retiredIn(before)]
  if (!now || !then || !retiredIn(other)) return { base, ours, theirs }
  for (const list of Object.keys({ ...then, ...now })) {
    const [own = [], former = []] = [now[list], then[list]]
    for (const id of new Set([...own, ...former])) {
      if (typeof id !== 'number' || own.includes(id) === former.includes(id)) continue
      const to = own.includes(id) ? 'retired' : 'in use'
      before = withNumber(before, list, id, to)
      other = withNumber(other, list, id, to)
    }
  }
  return { base: before.text, ours, theirs: other.text }
}

/** Copies the derived values that both sides have changed from `theirs` to the other two texts. */
function withTheirDerived(file: string, { base, ours, theirs }: Texts): Texts {
  const kind = kindOfFile(file)
  if (kind === undefined) return { base, ours, theirs }
  let [before, own] = [readDocument(file, base), readDocument(file, ours)]
  const { values = {} } = readDocument(file, theirs)
  // The year of a project follows from nothing in its text.
  const derived = Object.keys(derivedFields[kind] ?? {})
  const names = derived.filter((name) => kind !== 'project' || name !== 'year')
  for (const name of names) {
    const [former, here, value] = [before.values?.[name], own.values?.[name], values[name]]
    const isPlain = typeof value === 'string' || typeof value === 'number'
    if (!isPlain || here === undefined || [former, here].includes(value) || former === here) continue
    const operation = { op: 'set', path: [name], value } as const
    if (former !== undefined) before = applyOperation(before, operation)
    own = applyOperation(own, operation)
  }
  return { base: before.text, ours: own.text, theirs }
}
