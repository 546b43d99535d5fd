import type { Problem } from '../problem.ts'
import { rules } from '../rules/index.ts'

/** The problems that a report for people lists, and the number of those that it only counts. */
export type Listed = { problems: Problem[]; placeholders: number }

/**
 * Separates the warnings about placeholders, which hide every other problem while a site has dozens of them. Before a
 * release they are errors, and listed.
 */
export function listedOf(all: readonly Problem[]): Listed {
  const problems = all.filter(({ severity, rule }) => severity === 'error' || !rules[rule].stopsRelease)
  return { problems, placeholders: all.length - problems.length }
}

/** Warnings before errors, so that the errors stand nearest to the prompt. */
export function errorsLast(problems: readonly Problem[]): Problem[] {
  const isError = ({ severity }: Problem) => severity === 'error'
  return [...problems.filter((one) => !isError(one)), ...problems.filter(isError)]
}
