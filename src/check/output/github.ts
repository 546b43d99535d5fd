import type { Problem } from '../problem.ts'

/**
 * Problems as workflow commands of GitHub, one line each: they show on the lines of a pull request.
 *
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function problemsAsGithub(problems: readonly Problem[]): string {
  return problems.map(annotation).join('')
}

function annotation(problem: Problem): string {
  const { severity, rule, message, cure } = problem
  const properties = [...placeOf(problem), ['title', rule]].map(
    ([name, value]) => `${name}=${escapeProperty(String(value))}`,
  )
  return `::${severity} ${properties.join(',')}::${escapeData(`${message} ${cure}`)}\n`
}

/** GitHub drops an annotation that names columns and spans lines. */
function placeOf({ file, line, column, endLine, endColumn }: Problem): [string, string | number][] {
  const start: [string, string | number][] = [
    ['file', file],
    ['line', line],
  ]
  if (endLine === undefined || endColumn === undefined) return [...start, ['col', column]]
  if (endLine !== line) return [...start, ['endLine', endLine]]
  return [...start, ['col', column], ['endLine', endLine], ['endColumn', endColumn]]
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
