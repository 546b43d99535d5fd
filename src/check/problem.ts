import type { Rule, Values } from './rules/index.ts'
import type { Severity } from './rules/record.ts'
import type { FindingValues, fixedTypes, Value } from './rules/values.ts'
import {
  applyEdits,
  type Edit,
  editsTo,
  lineText,
  originalPlace,
  originalRange,
  type Place,
  positionOf,
} from './source.ts'

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
  hint: string
  /** The lines around the place; absent for files without text. */
  frame?: string
  /** Whether `--fix` fixes it, unless the fix would reveal another problem. */
  fixable?: true
}

/** A mistake as the check finds it, with place and values but without sentences. */
export type Finding = {
  rule: Rule
  place: Place
  /** The {@link Values} of `rule` that its sentences need. */
  values: FindingValues
  /** The changes to the text of the place's source; empty if decoding has removed the mistake already. */
  edits?: readonly Edit[]
  /** There is no other right fix. The text is read as if the edits were applied, and `--fix` applies them. */
  certain?: true
  /**
   * The mistake may be in another field or document. So `--fix` leaves the edits out, and the studio offers them as a
   * button.
   */
  offered?: true
}

/** A result with the mistakes found on the way. */
export type WithFindings<Value> = { value: Value; findings: Finding[] }

/** Reports that `rule` is broken at `place`; the values complete its sentences. */
export function finding<R extends Rule>(
  rule: R,
  place: Place,
  ...values: undefined extends Values[R] ? [] : [Values[R]]
): Finding {
  return { rule, place, values: values[0] ?? {} }
}

/** A finding with the edits that fix it in the only right way; without edits, if there are several ways. */
export function withFix(found: Finding, edits: readonly Edit[] | undefined): Finding {
  return edits === undefined ? found : { ...found, edits, certain: true }
}

/** A finding with edits that are probably right: its hint shows the line with them. */
export function withHint(found: Finding, edits: readonly Edit[] | undefined): Finding {
  return edits === undefined ? found : { ...found, edits }
}

/** A finding with edits that end a contradiction to another field or document; the editor decides which of the two is right. */
export function withOffer(found: Finding, edits: readonly Edit[] | undefined): Finding {
  return edits === undefined ? found : { ...found, edits, offered: true }
}

/** A finding with the certain edits that replace the text of its place. */
export function withReplacement(found: Finding, text: string): Finding {
  return withFix(found, editsTo(found.place, text))
}

/** The edits of findings with one right answer. */
export function certainEdits(findings: readonly Finding[]): Edit[] {
  return findings.flatMap(({ edits = [], certain }) => (certain ? edits : []))
}

/** Maps place and edits of a finding back to the text of the file. Edits may have changed this text before parsing. */
export function inOriginal(found: Finding): Finding {
  const { source } = found.place
  if (source.before === undefined) return found
  const { edits, values } = found
  if (edits === undefined) return { ...found, place: originalPlace(found.place) }
  return {
    ...found,
    place: originalPlace(found.place),
    edits: edits.map((edit) => originalRange(source, edit)),
    // The hint shows lines of the edited text, so they are computed before the place is mapped back to the file.
    values: { ...fixedText(found), ...values },
  }
}

/**
 * The text after the edits of a finding, as values of its messages. `corrected` is the text of its place. The other
 * values are the changed lines without their indent. A finding without edits has no such values.
 */
export function fixedText({ place, edits }: Finding): Partial<Record<keyof typeof fixedTypes, Value>> {
  if (edits === undefined) return {}
  const { source, start, end } = place
  const changed = edits.length > 0 ? edits : [place]
  const from =
    source.lineStarts[positionOf(source, Math.min(...changed.map((edit) => edit.start))).line - 1] ?? 0
  const { line } = positionOf(source, Math.max(...changed.map((edit) => edit.end)))
  const to = (source.lineStarts[line - 1] ?? 0) + lineText(source, line).length
  const within = (low: number, high: number) =>
    applyEdits(
      source.text.slice(low, high),
      edits.flatMap((edit) =>
        edit.start < low || edit.end > high ? [] : { ...edit, start: edit.start - low, end: edit.end - low },
      ),
    )
  const lines = within(from, to)
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => text !== '')
  const [firstLine, ...otherLines] = lines
  return { corrected: within(start, end), line: lines.join(' '), lines, firstLine, otherLines }
}

/** Order by code units, which is the same in every locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
