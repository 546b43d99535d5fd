import { problemsAsGithub } from '../../check/output/github.ts'
import { problemsAsJson } from '../../check/output/json.ts'
import { problemsAsMarkdown } from '../../check/output/markdown.ts'
import { problemsAsSarif } from '../../check/output/sarif.ts'
import { formatProblems } from '../../check/output/text.ts'
import type { Problem } from '../../check/problem.ts'
import type { CheckCommand } from './options.ts'

/**
 * The text that the check prints for `problems`; may be empty.
 *
 * @param annotate whether to add GitHub annotations
 */
export function writeReport(
  problems: readonly Problem[],
  { format, quiet, language, fix }: Pick<CheckCommand, 'format' | 'quiet' | 'language' | 'fix'>,
  { colour, annotate } = outputSupport(),
): string {
  const shown = quiet ? problems.filter(({ severity }) => severity === 'error') : problems
  if (format !== 'text') return writers[format](shown, language)
  const text =
    quiet && shown.length === 0 ? '' : formatProblems(shown, { colour, language, isFixed: fix !== 'no' })
  return annotate ? text + problemsAsGithub(shown, language) : text
}

const writers = {
  json: problemsAsJson,
  sarif: problemsAsSarif,
  markdown: problemsAsMarkdown,
  github: problemsAsGithub,
}

/** What the terminal and the environment of this process support. */
export function outputSupport(): { colour: boolean; annotate: boolean } {
  return {
    colour: process.stdout.isTTY === true && process.env.NO_COLOR === undefined,
    annotate: process.env.GITHUB_ACTIONS === 'true',
  }
}

/** 0: no error, perhaps warnings. 1: an error in the content. 2: the check itself failed. */
export type CheckCode = 0 | 1 | 2
