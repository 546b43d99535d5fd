import type { Collected } from '../collect.ts'
import type { AnyResult, CheckedDocument } from '../documents/check.ts'
import type { Rule } from '../messages/index.ts'
import type { Finding } from '../problem.ts'
import { retiredIds } from './ids.ts'

/** Rules whose cure shows a number where that of the document is missing or no number. */
const rules: ReadonlySet<Rule> = new Set<Rule>([
  'frontmatter/missing-field',
  'frontmatter/empty-field',
  'frontmatter/wrong-type',
  'frontmatter/too-small',
])

/**
 * The findings of the documents, with a free number in the place of an example that another document bears. Which
 * numbers are free, no document can tell by itself.
 */
export function withFreeIds(
  documents: readonly Collected[],
  checked: readonly CheckedDocument[],
  results: readonly AnyResult[],
): Finding[] {
  const free = new Map<AnyResult['kind'], number[]>()
  for (const kind of ['report', 'news', 'project'] as const) {
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

/** So many free numbers: those that are missing between the others where it can only be these, else the next ones. */
function freeIds(
  results: readonly AnyResult[],
  kind: 'report' | 'news' | 'project',
  count: number,
): number[] {
  if (count === 0) return []
  const taken = new Set([
    ...retiredIds(results, kind),
    ...results.flatMap((result) => (result.kind === kind && result.id ? [result.id.value] : [])),
  ])
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
