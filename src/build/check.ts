import { join } from 'node:path'
import {
  checkContent,
  formatProblems,
  type Problem,
  problemsAsGithub,
  problemsAsJson,
} from '../content/compile/index.ts'
import { paths } from './paths.ts'
import { createPictureFacts } from './pictures/facts.ts'
import { isRelease } from './release.ts'
import { readSpeller } from './speller.ts'

const reportFormats = ['text', 'json', 'github'] as const

/** How problems are printed: for people, for programs, as annotations of a pull request. */
export type ReportFormat = (typeof reportFormats)[number]

/** Whether `format` is one of {@link ReportFormat}. */
export function isReportFormat(format: string): format is ReportFormat {
  return (reportFormats as readonly string[]).includes(format)
}

/**
 * Checks all content and prints every problem.
 *
 * @returns the exit code: 1 where there is an error, 0 otherwise; warnings are no obstacle
 */
export async function runCheck(options: {
  format: ReportFormat
  quiet: boolean
  release?: boolean
}): Promise<0 | 1> {
  const pictures = await createPictureFacts({ cacheDir: join(paths.cache, 'pictures') })
  const { release = isRelease() } = options
  const speller = await readSpeller()
  const { problems } = await checkContent({
    root: paths.root,
    pictures,
    release,
    ...(speller && { speller }),
  })
  await pictures.save()
  for (const text of reports(problems, options)) console.log(text.trimEnd())
  return problems.some(({ severity }) => severity === 'error') ? 1 : 0
}

function reports(problems: Problem[], { format, quiet }: { format: ReportFormat; quiet: boolean }): string[] {
  if (format === 'json') return [problemsAsJson(problems)]
  const annotations = problems.length === 0 ? [] : [problemsAsGithub(problems)]
  if (format === 'github') return annotations
  const shown = quiet ? problems.filter(({ severity }) => severity === 'error') : problems
  const text = quiet && shown.length === 0 ? [] : [formatProblems(shown, { colour: hasColour() })]
  return process.env.GITHUB_ACTIONS === 'true' ? [...text, ...annotations] : text
}

function hasColour(): boolean {
  return process.stdout.isTTY === true && process.env.NO_COLOR === undefined
}
