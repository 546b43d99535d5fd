import { groupBy } from '../../util/group-by.ts'
import type { Problem } from '../problem.ts'
import { type Language, languages, totalsOf } from './languages.ts'
import { listedOf } from './listed.ts'

/** GitHub refuses a step summary larger than 1 MiB. */
const mostBytes = 1_000_000

/** Problems as Markdown, for the summary of a pull request: their number, and a table for each file with hints. */
export function problemsAsMarkdown(all: readonly Problem[], language: Language = languages.sq): string {
  const { placeholders, summary, total } = language.phrases
  const listed = listedOf(all)
  const { problems } = listed
  const byFile = groupBy(problems, ({ file }) => file)
  const head = [
    `## ${escapeText(summary.title)}`,
    `**${escapeText(total(totalsOf(problems)))}**`,
    ...(listed.placeholders > 0 ? [escapeText(placeholders(listed.placeholders))] : []),
  ]
  if (problems.length === 0) return `${head.join('\n\n')}\n`
  const sections = [...byFile].flatMap(([file, found]) => [
    { text: `### ${escapeText(file)}`, problems: 0 },
    ...found.map((problem) => ({ text: item(problem, language), problems: 1 })),
  ])
  const intro = [...head, fileTable(byFile, language)].join('\n\n')
  return `${fitSections(intro, sections, language)}\n`
}

/** Adds sections while they fit, and says how many problems are left out. */
function fitSections(
  intro: string,
  sections: { text: string; problems: number }[],
  language: Language,
): string {
  let text = intro
  let size = Buffer.byteLength(intro)
  for (const [index, section] of sections.entries()) {
    size += Buffer.byteLength(section.text) + 2
    if (size > mostBytes) {
      const left = sections.slice(index).reduce((sum, { problems }) => sum + problems, 0)
      return `${text}\n\n${language.phrases.summary.more(left)}`
    }
    text += `\n\n${section.text}`
  }
  return text
}

function fileTable(byFile: Map<string, Problem[]>, { phrases }: Language): string {
  const { file, errors, warnings } = phrases.summary
  const rows = [...byFile].map(([name, found]) => {
    const totals = totalsOf(found)
    return `| ${escapeText(name)} | ${totals.errors} | ${totals.warnings} |`
  })
  return [`| ${file} | ${errors} | ${warnings} |`, '| --- | ---: | ---: |', ...rows].join('\n')
}

function item(problem: Problem, { phrases }: Language): string {
  const { line, column, severity, rule, message, hint, frame } = problem
  const lines = [
    `- **${line}:${column}** ${phrases.severity[severity]} \`${rule}\`: ${escapeText(message)}`,
    ...(frame === undefined ? [] : ['', ...fenced(frame).map((row) => `  ${row}`), '']),
    `  ${phrases.summary.hint} ${escapeText(hint)}`,
  ]
  return lines.join('\n')
}

/** A code block with a fence longer than any in the text. */
function fenced(text: string): string[] {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return [`${fence}text`, ...text.split('\n'), fence]
}

/** Text escaped for Markdown, HTML and GitHub's mentions, on one line. */
function escapeText(text: string): string {
  const escaped = text.replaceAll(/[&<>@\\`*_[\]|#~$!-]/g, (character) =>
    '&<>@'.includes(character) ? `&#${character.charCodeAt(0)};` : `\\${character}`,
  )
  return escaped.replaceAll(/\s+/g, ' ')
}
