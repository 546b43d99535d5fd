import type { Problem } from '../problem.ts'
import { type Language, languages, totalsOf } from './languages.ts'
import { errorsLast, listedOf } from './listed.ts'

const codes = { error: 31, warning: 33, place: 36, hint: 32, dim: 2, bold: 1 } as const
type Paint = (style: keyof typeof codes, text: string) => string

/**
 * Problems for a terminal: place, sentence, code frame and hint of each, errors last. The end says how many there are,
 * how many warnings about placeholders are not listed, and how many problems `--fix` may fix.
 *
 * @param options.isFixed whether `--fix` has fixed what it can
 */
export function formatProblems(
  all: readonly Problem[],
  {
    colour,
    language = languages.sq,
    isFixed = false,
  }: { colour: boolean; language?: Language; isFixed?: boolean },
): string {
  const paint: Paint = (style, text) => (colour ? `\u001B[${codes[style]}m${text}\u001B[0m` : text)
  const { total, placeholders, fixable } = language.phrases
  const listed = listedOf(all)
  const totals = totalsOf(listed.problems)
  const shown = errorsLast(listed.problems).map((problem) =>
    formatProblem(problem, { language, paint, isFixed }),
  )
  const folded = listed.placeholders > 0 ? [`${paint('dim', placeholders(listed.placeholders))}\n`] : []
  const end = [total(totals), ...(totals.fixable > 0 && !isFixed ? [fixable(totals)] : [])]
  return [...shown, ...folded, `${paint('bold', end.join(' '))}\n`].join('\n')
}

/** One problem. Its hint ends with the option that fixes it, because the end of a long report only counts those. */
function formatProblem(
  { rule, severity, file, line, column, message, hint, frame, fixable }: Problem,
  { language: { phrases }, paint, isFixed }: { language: Language; paint: Paint; isFixed: boolean },
): string {
  const place = paint('place', `${visible(file)}:${line}:${column}`)
  const head = `${place} ${paint(severity, phrases.severity[severity])} ${paint('dim', rule)}`
  const shown = frame === undefined ? [] : [paintFrame(frame, severity, paint)]
  const option = fixable && !isFixed ? ` ${paint('dim', '(--fix)')}` : ''
  const advice = `  ${paint('hint', '→')} ${visible(hint)}${option}`
  return `${[head, `  ${visible(message)}`, ...shown, advice].join('\n')}\n`
}

function paintFrame(frame: string, severity: Problem['severity'], paint: Paint): string {
  const rows = frame
    .split('\n')
    .map(visible)
    .map((row) => {
      if (/^ +\| +\^+$/.test(row)) return row.replace(/\^+$/, (marks) => paint(severity, marks))
      return row.startsWith('>') ? row : paint('dim', row)
    })
  return rows.map((row) => `  ${row}`).join('\n')
}

/**
 * Escapes control characters in file names and words of documents, which are untrusted. A line break could start a
 * command in GitHub's log; an escape sequence could overwrite the terminal.
 */
function visible(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, '\uFFFD')
}
