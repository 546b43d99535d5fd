import type { AnyResult } from '../documents/check.ts'
import { type Finding, finding } from '../problem.ts'
import { type Place, positionOf } from '../source.ts'

type Numbered = { value: number; place: Place }

/** Names of the lists of retired numbers in `site.yaml`. */
const lists = { report: 'reports', news: 'news', project: 'projects' } as const

/**
 * Checks the public numbers of each kind: no two documents share one (each is told of another), none
 * belonged to a removed document, and none is missing between the first and the last.
 *
 * @param unread Kinds of which some document's number cannot be read: nothing is called missing there.
 */
export function checkIds(results: readonly AnyResult[], unread: ReadonlySet<AnyResult['kind']>): Finding[] {
  // Numbers of removed documents leave no gap: where they are unknown, nothing is called missing.
  const lost = results.find(({ kind }) => kind === 'site')?.shared?.retired === undefined
  return (['report', 'news', 'project'] as const).flatMap((kind) => {
    const numbered = results.filter((result) => result.kind === kind).flatMap(({ id }) => id ?? [])
    const retired = new Set(retiredIds(results, kind))
    const free = Math.max(0, ...retired, ...numbered.map(({ value }) => value)) + 1
    const duplicates = findDuplicates(numbered, free)
    return [
      ...duplicates,
      ...numbered
        .filter(({ value }) => retired.has(value))
        .map(({ value, place }) => finding('id/reused', place, { id: value, free })),
      ...(lost || unread.has(kind) || duplicates.length > 0 ? [] : findGaps(numbered, retired, lists[kind])),
    ]
  })
}

/** The numbers of a kind that removed documents had, as far as they are known. */
export function retiredIds(results: readonly AnyResult[], kind: keyof typeof lists): readonly number[] {
  const site = results.find((result) => result.kind === 'site')
  return site?.shared?.retired?.[lists[kind]] ?? []
}

function findDuplicates(numbered: readonly Numbered[], free: number): Finding[] {
  const owners = new Map<number, Numbered[]>()
  for (const one of numbered) {
    const known = owners.get(one.value)
    if (known === undefined) owners.set(one.value, [one])
    else known.push(one)
  }
  return [...owners.values()].flatMap((sharing) => {
    const [first, second] = sharing
    if (first === undefined || second === undefined) return []
    return sharing.map((own) => describeDuplicate(own, own === first ? second : first, free))
  })
}

function describeDuplicate({ value, place }: Numbered, other: Numbered, free: number): Finding {
  const { source, start } = other.place
  const { line, column } = positionOf(source, start)
  return finding('id/duplicate', place, { id: value, other: `${source.file}:${line}:${column}`, free })
}

/** Missing numbers that are named, so that the cure can be written as it stands: more are a mistyped number. */
const mostNamed = 12

/** A number after a hole: mistyped, or documents before it were removed. */
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
