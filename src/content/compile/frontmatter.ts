import matter from 'gray-matter'
import { type Finding, finding } from './problem.ts'
import { lineAt, placeIn, type Source } from './source.ts'

/** A document split in two. Absent parts could not be told apart; the findings say why. */
export type Split = {
  /** The YAML between the lines of three dashes, by its offset in the source. */
  yaml?: { text: string; offset: number }
  /** The body and its offset in the source. */
  body?: { text: string; offset: number }
  findings: Finding[]
}

/** Splits a document into frontmatter and body with gray-matter, whose only engine is YAML. */
export function splitFrontmatter(source: Source): Split {
  const { text } = source
  const opening = /^---(?!-)([^\n]*)\n/.exec(text)
  if (opening === null) {
    return { findings: [finding('frontmatter/missing', lineAt(source, 0))] }
  }
  const language = opening[1] ?? ''
  if (language.trim() !== '') {
    return { findings: [finding('frontmatter/language', lineAt(source, 0), { language: language.trim() })] }
  }
  const close = text.indexOf('\n---', 3)
  if (close === -1) return { findings: [finding('frontmatter/unclosed', lineAt(source, 0))] }
  if (!/^\n---[ \t]*(?:\n|$)/.test(text.slice(close))) {
    return { findings: [finding('frontmatter/closing-line', lineAt(source, close + 1))] }
  }
  return split(source)
}

function split(source: Source): Split {
  let yaml: string | undefined
  const file = matter(source.text, {
    language: 'yaml',
    engines: {
      yaml: (text: string) => {
        yaml = text
        return {}
      },
      json: refuse,
      javascript: refuse,
      js: refuse,
    },
  })
  const offset = source.text.length - file.content.length
  const body = { text: file.content, offset }
  if (yaml === undefined) return { body, findings: [finding('frontmatter/empty', placeIn(source, 0, 3))] }
  return { yaml: { text: yaml, offset: 3 }, body, findings: [] }
}

/** Whatever slips past the check of the opening line must not run either. */
function refuse(): never {
  throw new Error('Only YAML frontmatter is read.')
}
