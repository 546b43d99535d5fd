import { groupBy } from '../util/group-by.ts'
import type { Finding } from './problem.ts'
import { type Rule, rules } from './rules/index.ts'
import type { After } from './rules/record.ts'
import { lastBefore, type Place } from './source.ts'

/** Groups of rules that a record may name as causes (`after`). */
const groups: Readonly<Record<string, readonly string[]>> = {
  /** Syntax that MDX cannot parse. The check blanks the broken text, and the section then seems to lack it. */
  syntax: [
    ...['brace', 'less-than', 'comment', 'import', 'lazy-line', 'bare-link', 'property-syntax'],
    ...['stray-end-tag', 'wrong-end-tag', 'unclosed', 'html', 'unknown-component'],
  ].map((name) => `mdx/${name}`),
  /** Refused tags, attributes and values. Other mistakes within them are not reported. */
  refused: ['element', 'attribute', 'attribute-value', 'event-handler', 'style'].map(
    (name) => `html/${name}`,
  ),
}

/** The rules that may cause a finding of `rule`, by how far they reach. */
export function causesOf(rule: Rule): Required<Record<keyof After, string[]>> {
  const { place = [], section = [], document = [] } = rules[rule].after ?? {}
  const namesIn = (names: readonly string[]) => names.flatMap((name) => groups[name] ?? name)
  return { place: namesIn(place), section: namesIn(section), document: namesIn(document) }
}

/** The findings of a document that are not consequences: no cause reaches them, as their rules declare it (`after`). */
export function withoutConsequences(findings: readonly Finding[]): Finding[] {
  const causes = groupBy(findings, ({ rule }): string => rule)
  const places = new Map<string, Place[]>()
  /** The places at which a rule is broken, in order. */
  const placesOf = (rule: string): Place[] => {
    const cached = places.get(rule)
    if (cached !== undefined) return cached
    const own = (causes.get(rule) ?? []).map(({ place }) => place).sort((a, b) => a.start - b.start)
    places.set(rule, own)
    return own
  }
  return findings.filter(({ rule, place }) => {
    const { place: within, section, document } = causesOf(rule)
    const isWithin = (cause: string) => (lastBefore(placesOf(cause), place.start)?.end ?? 0) > place.start
    const isAbove = (cause: string) =>
      (lastBefore(placesOf(cause), sectionEnd(place))?.start ?? -1) >= place.start
    return !(within.some(isWithin) || section.some(isAbove) || document.some((cause) => causes.has(cause)))
  })
}

/** The last offset of the section in which a place begins. */
function sectionEnd({ source, start }: Place): number {
  const next = source.text.indexOf('\n## ', start)
  return next === -1 ? source.text.length : next
}
