import type { Problem } from '../problem.ts'
import { type Language, languages, totalsOf } from './languages.ts'

/** Output of `--format=json`. A new field keeps the version; a field that changes its meaning increments it. */
export type CheckReport = {
  version: 2
  /** The language of `message` and `hint`. */
  language: Language['tag']
  errors: number
  warnings: number
  /** Sorted by file, line, column and rule. */
  problems: readonly Problem[]
}

/** Problems as JSON for other programs: a {@link CheckReport}. */
export function problemsAsJson(problems: readonly Problem[], { tag }: Language = languages.sq): string {
  const { errors, warnings } = totalsOf(problems)
  const report: CheckReport = { version: 2, language: tag, errors, warnings, problems }
  return `${JSON.stringify(report, null, 2)}\n`
}
