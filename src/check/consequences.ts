import { groupBy } from '../util/group-by.ts'
import type { Finding } from './problem.ts'
import { rules } from './rules/index.ts'
import { lastBefore, type Place } from './source.ts'

/** The findings of a document without those that are only consequences of others, as their rules declare (`after`). */
export function withoutConsequences(findings: readonly Finding[]): Finding[] {
  const causes = groupBy(findings, ({ rule }) => rule as string)
  const places = new Map<string, Place[]>()
  /** The places at which a rule is broken, in order. */
  const placesOf = (rule: string): Place[] => {
    const known = places.get(rule)
    if (known !== undefined) return known
    const own = (causes.get(rule) ?? []).map(({ place }) => place).sort((a, b) => a.start - b.start)
    places.set(rule, own)
    return own
  }
  return findings.filter(({ rule, place }) => {
    const { place: around = [], section = [], document = [] } = rules[rule].after ?? {}
    const isWithin = (cause: string) => (lastBefore(placesOf(cause), place.start)?.end ?? 0) > place.start
    const isAbove = (cause: string) =>
      (lastBefore(placesOf(cause), sectionEnd(place))?.start ?? -1) >= place.start
    return !(around.some(isWithin) || section.some(isAbove) || document.some((cause) => causes.has(cause)))
  })
}

/** The last offset of the section in which a place begins. */
function sectionEnd({ source, start }: Place): number {
  const next = source.text.indexOf('\n## ', start)
  return next === -1 ? source.text.length : next
}
