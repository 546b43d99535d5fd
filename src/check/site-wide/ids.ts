import type { NumberedName } from '../../model/document-kinds.ts'
import { groupBy } from '../../util/group-by.ts'
import type { AnyResult, CheckedDocument } from '../documents/check.ts'
import { type FoundDocument, numberedKindPairs, numberedKinds } from '../documents/kinds.ts'
import { type Finding, finding, withOffer } from '../problem.ts'
import type { Rule } from '../rules/index.ts'
import { editsTo, type Place, printPlace } from '../source.ts'
import type { Bearer } from './history.ts'

/** Numbers of documents, as far as they can be read, and numbers of removed documents. */
type Ids = {
  numbered: { value: number; place: Place }[]
  /** The numbers that the settings list. */
  retired: Set<number>
  /** The removed documents of the history. */
  removed: Bearer[]
  /** The numbers that no new document may have. */
  taken: Set<number>
  last: number
}

/** The public numbers of a kind. */
export function idsOf(
  results: readonly AnyResult[],
  kind: NumberedName,
  allRemoved: readonly Bearer[] = [],
): Ids {
  const { list } = numberedKinds[kind]
  const numbered = results.flatMap((result) => (result.kind === kind && result.id) || [])
  const site = results.find((result) => result.kind === 'site')
  const retired = new Set(site?.shared?.retired?.[list] ?? [])
  const removed = allRemoved.filter((one) => one.list === list)
  const taken = new Set([...retired, ...removed.map(({ id }) => id), ...numbered.map(({ value }) => value)])
  return { numbered, retired, removed, taken, last: Math.max(0, ...taken) }
}

/**
 * Checks the public numbers of each kind: they are unique (every duplicate is reported), no removed document had them,
 * and there are no gaps.
 *
 * @param unread kinds with a document whose number cannot be read. That document may fill a gap, or be the one that
 * seems removed.
 * @param removed the removed documents of the history
 */
export function checkIds(
  results: readonly AnyResult[],
  unread: ReadonlySet<AnyResult['kind']>,
  removed: readonly Bearer[],
): Finding[] {
  // Numbers of removed documents are not gaps. If these numbers are unknown, gaps are not reported.
  const lost = results.find(({ kind }) => kind === 'site')?.shared?.retired === undefined
  return numberedKindPairs.flatMap(([kind, { list }]) => {
    const ids = idsOf(results, kind, unread.has(kind) ? [] : removed)
    const duplicates = findDuplicates(ids)
    const gone = new Set([...ids.retired, ...ids.removed.map(({ id }) => id)])
    const reused = ids.numbered.filter(({ value }) => gone.has(value))
    return [
      ...duplicates,
      ...reused.map(({ value: id, place }) => {
        const free = ids.last + 1
        return withOffer(finding('id/reused', place, { id, free }), editsTo(place, `${free}`))
      }),
      ...(lost || unread.has(kind) || duplicates.length > 0 ? [] : findGaps(ids, list)),
    ]
  })
}

function findDuplicates({ numbered, last }: Ids): Finding[] {
  return [...groupBy(numbered, ({ value }) => value).values()].flatMap((sharing) => {
    const [first, second] = sharing
    if (first === undefined || second === undefined) return []
    return sharing.map((own) => {
      const other = printPlace((own === first ? second : first).place)
      const free = last + 1
      const found = finding('id/duplicate', own.place, { id: own.value, other, free })
      return withOffer(found, editsTo(own.place, `${free}`))
    })
  })
}

/** Most missing numbers that the hint lists; a larger gap is a mistyped number. */
const mostNamed = 12

/** Reports a number after a gap: it is mistyped, or documents before it were removed. */
function findGaps({ numbered, retired, removed }: Ids, list: string): Finding[] {
  const sorted = [...numbered].sort((a, b) => a.value - b.value)
  const used = new Set([...retired, ...numbered.map(({ value }) => value)])
  return sorted.flatMap(({ value: id, place }, index) => {
    const before = sorted[index - 1]?.value ?? 0
    // If documents have had some of the numbers, only these are named, because their only fix is the list of retired
    // numbers.
    const gone = removed.map((one) => one.id).filter((one) => one > before && one < id && !used.has(one))
    const missing = gone.length > 0 ? ascending(gone) : freeBetween(used, before, id, mostNamed + 1)
    const [first] = missing
    if (first === undefined) return []
    const named = missing.slice(0, mostNamed)
    return [
      finding('id/gap', place, {
        id,
        missing: named,
        more: missing.length > mostNamed,
        first,
        list,
        wasGiven: gone.length > 0,
        retired: ascending([...retired, ...named]),
      }),
    ]
  })
}

/** Numbers in ascending order, each once. */
export function ascending(ids: Iterable<number>): number[] {
  return [...new Set(ids)].sort((a, b) => a - b)
}

/** The free numbers between two others, at most `most`. */
function freeBetween(taken: ReadonlySet<number>, from: number, to: number, most: number): number[] {
  const free: number[] = []
  for (let id = from + 1; id < to && free.length < most; id++) if (!taken.has(id)) free.push(id)
  return free
}

/** Rules whose hint suggests a number because the document has none or an invalid one. */
const suggesting: readonly Rule[] = [
  'frontmatter/missing-field',
  'frontmatter/empty-field',
  'frontmatter/wrong-type',
  'frontmatter/too-small',
]

/** The findings of the documents; the example of a number in a hint becomes a number that no document uses. */
export function withFreeIds(
  documents: readonly FoundDocument[],
  checked: readonly CheckedDocument[],
  results: readonly AnyResult[],
  removed: readonly Bearer[],
): Finding[] {
  const kindAt = (at: number) => checked[at]?.result?.kind ?? documents[at]?.kind
  const nameless = [...checked.keys()].filter((at) => checked[at]?.result?.id === undefined)
  const suggested = new Map(
    numberedKindPairs.flatMap(([kind]) => {
      const own = nameless.filter((at) => kindAt(at) === kind)
      const free = freeIds(idsOf(results, kind, removed), own.length)
      return own.map((at, index) => [at, free[index] ?? 0] as const)
    }),
  )
  return checked.flatMap(({ findings }, at) => {
    const id = suggested.get(at)
    return id === undefined ? findings : findings.map((found) => withExample(found, id))
  })
}

/** The next `count` free numbers: those in gaps if there are exactly as many, else the ones after the last. */
function freeIds({ taken, last }: Ids, count: number): number[] {
  const gaps = freeBetween(taken, 0, last, count + 1)
  return gaps.length === count ? gaps : Array.from({ length: count }, (_, index) => last + 1 + index)
}

function withExample(found: Finding, id: number): Finding {
  if (!suggesting.includes(found.rule) || found.values.field !== 'id') return found
  return { ...found, values: { ...found.values, example: `id: ${id}` } }
}
