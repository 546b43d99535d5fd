import type { AnyResult } from '../documents/check.ts'
import { type Finding, finding } from '../problem.ts'
import { type Place, positionOf } from '../source.ts'

type Numbered = { value: number; place: Place }

/** Names of the lists of retired numbers in `site.yaml`. */
const lists = { report: 'reports', news: 'news', project: 'projects' } as const

/**
 * Checks the public numbers of each kind: no two documents share one (each is told of the other), none
 * belonged to a removed document, and none is missing between the first and the last.
 *
 * @param unread Kinds of which some document's number cannot be read: nothing is called missing there.
 */
export function checkIds(results: readonly AnyResult[], unread: ReadonlySet<AnyResult['kind']>): Finding[] {
  const site = results.find((result) => result.kind === 'site')
  return (['report', 'news', 'project'] as const).flatMap((kind) => {
    const numbered = results.filter((result) => result.kind === kind).flatMap(({ id }) => id ?? [])
    const retired = (site?.kind === 'site' && site.entry?.retired?.[lists[kind]]) || []
    const free = Math.max(0, ...retired, ...numbered.map(({ value }) => value)) + 1
    const sharing = groupByValue(numbered)
    const duplicates = numbered.flatMap((own) => findDuplicates(own, sharing.get(own.value) ?? [], free))
    return [
      ...duplicates,
      ...numbered
        .filter(({ value }) => retired.includes(value))
        .map(({ value, place }) => finding('id/reused', place, { id: value, free })),
      ...(unread.has(kind) || duplicates.length > 0 ? [] : findGaps(numbered, retired, lists[kind])),
    ]
  })
}

function groupByValue(numbered: readonly Numbered[]): Map<number, Numbered[]> {
  const groups = new Map<number, Numbered[]>()
  for (const one of numbered) {
    const group = groups.get(one.value)
    if (group === undefined) groups.set(one.value, [one])
    else group.push(one)
  }
  return groups
}

function findDuplicates(own: Numbered, sharing: readonly Numbered[], free: number): Finding[] {
  return sharing
    .filter((other) => other !== own)
    .map(({ place }) => {
      const { line, column } = positionOf(place.source, place.start)
      return finding('id/duplicate', own.place, {
        id: own.value,
        other: `${place.source.file}:${line}:${column}`,
        free,
      })
    })
}

/** A number after a hole: mistyped, or documents before it were removed. */
function findGaps(numbered: readonly Numbered[], retired: readonly number[], list: string): Finding[] {
  const taken = new Set([...retired, ...numbered.map(({ value }) => value)])
  const sorted = [...numbered].sort((a, b) => a.value - b.value)
  return sorted.flatMap(({ value, place }, index) => {
    const before = sorted[index - 1]?.value ?? 0
    const missing: number[] = []
    for (let id = before + 1; id < value && missing.length < 3; id++) if (!taken.has(id)) missing.push(id)
    const [first] = missing
    return first === undefined ? [] : [finding('id/gap', place, { id: value, missing, first, list })]
  })
}
