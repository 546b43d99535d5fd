import {
  formatProblems,
  type Problem,
  problemsAsGithub,
  problemsAsJson,
  problemsAsMarkdown,
  problemsAsSarif,
} from '../../check/index.ts'
import type { CheckCommand } from './options.ts'

/** Where a report goes: whether colours show there, and whether GitHub reads along and annotates. */
type Surroundings = { colour: boolean; annotate: boolean }

/** The text that the check prints for `problems`; may be empty. */
export function writeReport(
  problems: readonly Problem[],
  { format, quiet, language }: Pick<CheckCommand, 'format' | 'quiet' | 'language'>,
  { colour, annotate }: Surroundings,
): string {
  const shown = quiet ? problems.filter(({ severity }) => severity === 'error') : problems
  switch (format) {
    case 'json':
      return problemsAsJson(shown, language)
    case 'sarif':
      return problemsAsSarif(shown, language)
    case 'markdown':
      return problemsAsMarkdown(shown, language)
    case 'github':
      return problemsAsGithub(shown)
    case 'text': {
      const text = quiet && shown.length === 0 ? '' : formatProblems(shown, { colour, language })
      return annotate ? text + problemsAsGithub(shown) : text
    }
  }
}

/** What the terminal and the environment of this process allow. */
export function surroundings(): Surroundings {
  return {
    colour: process.stdout.isTTY === true && process.env.NO_COLOR === undefined,
    annotate: process.env.GITHUB_ACTIONS === 'true',
  }
}

/** The check itself failed, and says nothing of the content. */
export const toolFailed = 2

/** 0: no error, warnings are no obstacle. 1: an error in the content. 2: the check itself failed. */
export type CheckCode = 0 | 1 | typeof toolFailed

/** The exit code for `problems`. */
export function codeOf(problems: readonly Problem[]): CheckCode {
  return problems.some(({ severity }) => severity === 'error') ? 1 : 0
}
