import type { Totals } from '../messages/language.ts'
import type { Problem } from '../problem.ts'

/** Counts problems by severity, and the files that have any. */
export function totalsOf(problems: readonly Problem[]): Totals {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const files = new Set(problems.map(({ file }) => file)).size
  return { errors, warnings: problems.length - errors, files }
}
