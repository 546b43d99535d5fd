import type { Rule, Values } from './rules/index.ts'
import type { Severity } from './rules/record.ts'
import type { Place } from './source.ts'

/** A mistake in the content, ready to be shown to the editor. */
export type Problem = {
  /** Stable name, e.g. `frontmatter/unknown-field`. */
  rule: Rule
  severity: Severity
  /** Path relative to the project root, with `/`. */
  file: string
  /** From 1. */
  line: number
  /** From 1, in UTF-16 units. */
  column: number
  endLine?: number
  endColumn?: number
  /** What is wrong. */
  message: string
  /** What to write instead. */
  cure: string
  /** The lines around the place; absent for files without text. */
  frame?: string
}

/** A mistake as the check finds it: place and values, without sentences. */
export type Finding = {
  rule: Rule
  place: Place
  /** The {@link Values} of `rule` that its sentences need. Plain data, which can be stored. */
  values: unknown
}

/** A result with the mistakes found on the way. */
export type Checked<Value> = { value: Value; findings: Finding[] }

/** Reports that `rule` is broken at `place`; the values complete its sentences. */
export function finding<R extends Rule>(
  rule: R,
  place: Place,
  ...values: Values[R] extends undefined ? [] : [Values[R]]
): Finding {
  return { rule, place, values: values[0] }
}

/** Order by code units, which is the same in every locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
