import type { Problem } from '../../content/compile/index.ts'

/** The check itself failed, and says nothing of the content. */
export const toolFailed = 2

/** 0: no error, warnings are no obstacle. 1: an error in the content. 2: the check itself failed. */
export type CheckCode = 0 | 1 | typeof toolFailed

/** The exit code for `problems`. */
export function codeOf(problems: readonly Problem[]): CheckCode {
  return problems.some(({ severity }) => severity === 'error') ? 1 : 0
}
