import type { Problem } from '../problem.ts'

/** Problems as JSON for other programs; `version` changes when a field changes its meaning. */
export function problemsAsJson(problems: readonly Problem[]): string {
  const count = (severity: Problem['severity']) =>
    problems.filter((problem) => problem.severity === severity).length
  const report = { version: 1, errors: count('error'), warnings: count('warning'), problems }
  return `${JSON.stringify(report, null, 2)}\n`
}
