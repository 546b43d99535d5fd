import { codeFrame } from './code-frame.ts'
import { messages as albanian, type Messages, type Rule, type Values, warnings } from './messages/index.ts'
import type { Severity } from './messages/language.ts'
import { type Place, positionOf } from './source.ts'

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

/** What is wrong and what to write instead, in the words of a language. */
export function sayFinding({ rule, values }: Finding, messages: Messages): { message: string; cure: string } {
  // The table's type ties values to their rule; a finding has forgotten which rule it was made for.
  const say = messages[rule] as (values: unknown) => { message: string; cure: string }
  return say(values)
}

/** Puts findings into words, sorted by file, place and rule, each one once. */
export function present(findings: readonly Finding[], messages: Messages = albanian): Problem[] {
  const problems = findings.map((found) => problemOf(found, messages)).sort(comparePlaces)
  return problems.filter((problem, index) => {
    const before = problems[index - 1]
    return before === undefined || comparePlaces(before, problem) !== 0
  })
}

function problemOf(found: Finding, messages: Messages): Problem {
  const { rule, place } = found
  const start = positionOf(place.source, place.start)
  const end = positionOf(place.source, place.end)
  const frame = codeFrame(place)
  return {
    rule,
    severity: warnings.has(rule) ? 'warning' : 'error',
    file: place.source.file,
    line: start.line,
    column: start.column,
    ...(place.end > place.start && { endLine: end.line, endColumn: end.column }),
    ...sayFinding(found, messages),
    ...(frame !== undefined && { frame }),
  }
}

function comparePlaces(a: Problem, b: Problem): number {
  return (
    compareText(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compareText(a.rule, b.rule) ||
    compareText(a.message, b.message)
  )
}

/** Order by code units: the same on every machine, whatever its language. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
