import type { Problem } from '../../content/compile/index.ts'

/** 0: no error, warnings are no obstacle. 1: an error in the content. The command adds 2: the check failed. */
export type CheckCode = 0 | 1

/** The exit code for `problems`. */
export function codeOf(problems: readonly Problem[]): CheckCode {
  return problems.some(({ severity }) => severity === 'error') ? 1 : 0
}
