import type { Problem } from '../problem.ts'
import { type Language, languages } from './languages.ts'
import { listedOf } from './listed.ts'

/**
 * Problems as GitHub workflow commands, one line each: they annotate the lines of a pull request. Warnings about
 * placeholders are only counted: GitHub shows ten warnings a step.
 *
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function problemsAsGithub(all: readonly Problem[], language: Language = languages.sq): string {
  const { problems, placeholders } = listedOf(all)
  const folded =
    placeholders > 0 ? [`::notice::${escapeData(language.phrases.placeholders(placeholders))}\n`] : []
  return [...problems.map(annotation), ...folded].join('')
}

function annotation({ severity, rule, message, hint, ...place }: Problem): string {
  const { file, line, column, endLine, endColumn } = place
  // GitHub drops an annotation that has columns and spans lines.
  const spans = endLine !== undefined && endLine !== line
  const properties = {
    file,
    line,
    ...(!spans && { col: column }),
    endLine,
    ...(!spans && { endColumn }),
    title: rule,
  }
  const written = Object.entries(properties).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${escapeProperty(String(value))}`,
  )
  return `::${severity} ${written.join(',')}::${escapeData(`${message} ${hint}`)}\n`
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
