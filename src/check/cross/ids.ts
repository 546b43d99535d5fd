import type { NumberedName } from '../../model/document-kinds.ts'
import { groupBy } from '../../util/group-by.ts'
import type { Collected } from '../collect/collect.ts'
import type { AnyResult, CheckedDocument } from '../documents/check.ts'
import { numberedKinds, numberedList } from '../documents/kinds.ts'
import { type Finding, finding } from '../problem.ts'
import type { Rule } from '../rules/index.ts'
import { type Place, printPlace } from '../source.ts'

type Numbered = { value: number; place: Place }

/**
 * Checks the public numbers of each kind: they are unique (every duplicate is reported), no removed document had
 * them, and there are no gaps.
 *
 * @param unread Kinds in which a document's number cannot be read: gaps are not reported there.
 */
export function checkIds(results: readonly AnyResult[], unread: ReadonlySet<AnyResult['kind']>): Finding[] {
  // Numbers of removed documents are not gaps: if they are unknown, gaps are not reported.
  const lost = results.find(({ kind }) => kind === 'site')?.shared?.retired === undefined
  return numberedList.flatMap(([kind, { list }]) => {
    const numbered = idsOf(results, kind)
    const retired = new Set(retiredIds(results, kind))
    const free = Math.max(0, ...retired, ...numbered.map(({ value }) => value)) + 1
    const duplicates = findDuplicates(numbered, free)
    return [
      ...duplicates,
      ...numbered
        .filter(({ value }) => retired.has(value))
        .map(({ value, place }) => finding('id/reused', place, { id: value, free })),
      ...(lost || unread.has(kind) || duplicates.length > 0 ? [] : findGaps(numbered, retired, list)),
    ]
  })
}

/** The numbers of a kind that can be read. */
export function idsOf(results: readonly AnyResult[], kind: NumberedName): Numbered[] {
  return results.flatMap((result) => (result.kind === kind && result.id) || [])
}

/** The retired numbers of a kind, as far as they are known. */
function retiredIds(results: readonly AnyResult[], kind: NumberedName): readonly number[] {
  const site = results.find((result) => result.kind === 'site')
  return site?.shared?.retired?.[numberedKinds[kind].list] ?? []
}

function findDuplicates(numbered: readonly Numbered[], free: number): Finding[] {
  return [...groupBy(numbered, ({ value }) => value).values()].flatMap((sharing) => {
    const [first, second] = sharing
    if (first === undefined || second === undefined) return []
    return sharing.map((own) => {
      const other = printPlace((own === first ? second : first).place)
      return finding('id/duplicate', own.place, { id: own.value, other, free })
    })
  })
}

/** Most missing numbers that the cure lists; a larger gap is a mistyped number. */
const mostNamed = 12

/** A number after a gap: it is mistyped, or documents before it were removed. */
function findGaps(numbered: readonly Numbered[], retired: ReadonlySet<number>, list: string): Finding[] {
  const taken = new Set([...retired, ...numbered.map(({ value }) => value)])
  const sorted = [...numbered].sort((a, b) => a.value - b.value)
  return sorted.flatMap(({ value, place }, index) => {
    const before = sorted[index - 1]?.value ?? 0
    const missing: number[] = []
    for (let id = before + 1; id < value && missing.length <= mostNamed; id++)
      if (!taken.has(id)) missing.push(id)
    const [first] = missing
    if (first === undefined) return []
    const more = missing.length > mostNamed
    return [finding('id/gap', place, { id: value, missing: missing.slice(0, mostNamed), more, first, list })]
  })
}

/** Rules whose cure suggests a number because the document has none or an invalid one. */
const rules: ReadonlySet<Rule> = new Set<Rule>([
  'frontmatter/missing-field',
  'frontmatter/empty-field',
  'frontmatter/wrong-type',
  'frontmatter/too-small',
])

/** The findings of the documents, with a number that is free among all in place of an example that another uses. */
export function withFreeIds(
  documents: readonly Collected[],
  checked: readonly CheckedDocument[],
  results: readonly AnyResult[],
): Finding[] {
  const free = new Map<AnyResult['kind'], number[]>()
  for (const [kind] of numberedList) {
    const nameless = documents.filter((one, at) => kindOf(one, checked[at]) === kind && !hasId(checked[at]))
    free.set(kind, freeIds(results, kind, nameless.length))
  }
  return documents.flatMap((document, at) => {
    const findings = checked[at]?.findings ?? []
    if (hasId(checked[at])) return findings
    const id = free.get(kindOf(document, checked[at]))?.shift()
    return id === undefined ? findings : findings.map((found) => offering(found, id))
  })
}

function kindOf(document: Collected, checked: CheckedDocument | undefined): AnyResult['kind'] {
  return checked?.result?.kind ?? document.kind
}

function hasId(checked: CheckedDocument | undefined): boolean {
  return checked?.result?.id !== undefined
}

/** The next `count` free numbers: those in gaps if there are exactly as many, else the ones after the last. */
function freeIds(results: readonly AnyResult[], kind: NumberedName, count: number): number[] {
  if (count === 0) return []
  const taken = new Set([...retiredIds(results, kind), ...idsOf(results, kind).map(({ value }) => value)])
  const last = Math.max(0, ...taken)
  const gaps: number[] = []
  for (let id = 1; id < last && gaps.length <= count; id++) if (!taken.has(id)) gaps.push(id)
  return gaps.length === count ? gaps : Array.from({ length: count }, (_, index) => last + 1 + index)
}

function offering(found: Finding, id: number): Finding {
  const values = found.values as { field?: string } | undefined
  if (!rules.has(found.rule) || values?.field !== 'id') return found
  return { ...found, values: { ...values, example: `id: ${id}` } }
}
