import type { Problem } from '../problem.ts'

/** Problems as workflow commands of GitHub, one line each: they show on the lines of a pull request. */
export function problemsAsGithub(problems: readonly Problem[]): string {
  return problems.map(annotation).join('')
}

function annotation({
  severity,
  file,
  line,
  column,
  endLine,
  endColumn,
  rule,
  message,
  cure,
}: Problem): string {
  const place: [string, string | number][] = [
    ['file', file],
    ['line', line],
    ['col', column],
    ...(endLine === undefined || endColumn === undefined
      ? []
      : ([
          ['endLine', endLine],
          ['endColumn', endColumn],
        ] as [string, number][])),
    ['title', rule],
  ]
  const properties = place.map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
  return `::${severity} ${properties.join(',')}::${escapeData(`${message} ${cure}`)}\n`
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
