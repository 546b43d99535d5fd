import type { LanguageTag } from '../model/message/format.ts'
import { compareText, type Finding, fixedText, type Problem } from './problem.ts'
import { rules } from './rules/index.ts'
import { sentenceOf } from './rules/sentence.ts'
import { lineText, type Place, positionOf } from './source.ts'

/** The message and hint of a finding in a language. */
export function formatFinding(found: Finding, tag: LanguageTag = 'sq'): { message: string; hint: string } {
  const rule = rules[found.rule]
  const values = { ...fixedText(found), ...found.values }
  return {
    message: sentenceOf(found.rule, rule[tag], values, tag),
    hint: sentenceOf(found.rule, rule[`${tag}Hint`], values, tag),
  }
}

/** Turns findings into problems without duplicates, sorted by file, place and rule. */
export function present(findings: readonly Finding[], tag?: LanguageTag): Problem[] {
  const problems = findings.map((found) => problemOf(found, tag)).sort(comparePlaces)
  return problems.filter((problem, index) => {
    const before = problems[index - 1]
    return before === undefined || comparePlaces(before, problem) !== 0
  })
}

function problemOf(found: Finding, tag?: LanguageTag): Problem {
  const { rule, place } = found
  const start = positionOf(place.source, place.start)
  const end = positionOf(place.source, place.end)
  const frame = codeFrame(place)
  return {
    rule,
    severity: rules[rule].severity,
    file: place.source.file,
    line: start.line,
    column: start.column,
    ...(place.end > place.start && { endLine: end.line, endColumn: end.column }),
    ...formatFinding(found, tag),
    ...(frame !== undefined && { frame }),
    ...((found.certain || rule === 'picture/private') && { fixable: true as const }),
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

const width = 100

/** The lines around a place as text: `>` marks the line, `^` the characters; undefined if there is no text to show. */
function codeFrame(place: Place): string | undefined {
  const { source } = place
  if (source.text.trim() === '') return undefined
  const { line, column } = positionOf(source, place.start)
  const end = positionOf(source, place.end)
  const first = Math.max(1, line - 1)
  const last = Math.min(source.lineStarts.length, line + 1)
  const digits = String(last).length
  const shift = Math.max(0, column - Math.floor(width * 0.6))
  const rows: string[] = []
  for (let number = first; number <= last; number++) {
    const text = lineText(source, number)
    const [mark, from] = number === line ? ['>', shift] : [' ', 0]
    rows.push(`${mark} ${String(number).padStart(digits)} | ${clip(text, from)}`.trimEnd())
    if (number !== line) continue
    const length = (end.line === line ? end.column : text.length + 1) - column
    const marked = Math.max(1, Math.min(length, width - (column - shift)))
    rows.push(
      `  ${' '.repeat(digits)} | ${' '.repeat(column - 1 - shift + (shift > 0 ? 1 : 0))}${'^'.repeat(marked)}`,
    )
  }
  return rows.join('\n')
}

/** Cuts a long line to a window; `…` marks omitted text. */
function clip(text: string, shift: number): string {
  const visible = text.slice(shift, shift + width).replaceAll(/[\t\p{Cc}]/gu, ' ')
  return `${shift > 0 ? '…' : ''}${visible}${text.length > shift + width ? '…' : ''}`
}
