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
  /** The lines around the place; absent for files that have no text. */
  frame?: string
}

/** A mistake as the stages find it: where and what, not yet in words. */
export type Finding = {
  rule: Rule
  place: Place
  /** What the rule's sentences are filled in with: the {@link Values} of `rule`. Plain data, which can be stored. */
  values: unknown
}

/** What a stage returns when it may find mistakes. */
export type Checked<Value> = { value: Value; findings: Finding[] }

/** Notes that `rule` is broken at `place`; the values fill in its sentences. */
export function finding<R extends Rule>(
  rule: R,
  place: Place,
  ...values: Values[R] extends undefined ? [] : [Values[R]]
): Finding {
  return { rule, place, values: values[0] }
}

/** Order by code units: the same on every machine, whatever its language. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
