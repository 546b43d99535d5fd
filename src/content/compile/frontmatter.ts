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

/**
 * Splits a document into frontmatter and body with gray-matter, whose only engine is YAML. Where the lines of
 * dashes are spoilt, the parts are told apart as far as they can be.
 */
export function splitFrontmatter(source: Source): Split {
  const { text } = source
  const opening = /^---(?!-)([^\n]*)\n/.exec(text)
  if (opening === null)
    return {
      ...splitUnopened(text),
      findings: [finding('frontmatter/missing', lineAt(source, 0), { late: /^\s+---[ \t]*\n/.test(text) })],
    }
  const language = opening[1]?.trim() ?? ''
  const start = opening[0].length
  const close = text.indexOf('\n---', 3)
  if (language !== '') {
    // Fields of another language would only be called wrong one by one.
    const { body } = close === -1 ? {} : splitAt(text, start, close)
    return {
      ...(body && { body }),
      findings: [finding('frontmatter/language', lineAt(source, 0), { language })],
    }
  }
  if (close === -1)
    return { ...splitUnclosed(text, start), findings: [finding('frontmatter/unclosed', lineAt(source, 0))] }
  if (!/^\n---[ \t]*(?:\n|$)/.test(text.slice(close))) {
    const found = finding('frontmatter/closing-line', lineAt(source, close + 1))
    return { ...splitAt(text, start, close), findings: [found] }
  }
  return split(source, close)
}

type Parts = Pick<Split, 'yaml' | 'body'>

/** The parts around a closing line whose line break before it is at `close`. */
function splitAt(text: string, start: number, close: number): Parts {
  const next = text.indexOf('\n', close + 1)
  const offset = next === -1 ? text.length : next + 1
  return {
    ...(close >= start && { yaml: { text: text.slice(start, close), offset: start } }),
    body: { text: text.slice(offset), offset },
  }
}

/** Without an opening line: fields up to the first line of dashes, where the text begins like fields; else no fields. */
function splitUnopened(text: string): Parts {
  const lead = /^\s*(?:---[ \t]*\n)?/.exec(text)?.[0].length ?? 0
  const close = text.indexOf('\n---', lead)
  if (close !== -1 && /^[A-Za-z]\w*:/.test(text.slice(lead))) return splitAt(text, lead, close)
  return text.trim() === '' ? {} : { body: { text, offset: 0 } }
}

/** Without a closing line: fields as long as lines look like fields. */
function splitUnclosed(text: string, start: number): Parts {
  const fields = /^(?:(?:[A-Za-z]\w*:|[ \t]+\S|- ).*\n)+/.exec(text.slice(start))?.[0] ?? ''
  if (fields === '') return {}
  const offset = start + fields.length
  return { yaml: { text: fields, offset: start }, body: { text: text.slice(offset), offset } }
}

/** `close`: offset of the line break before the closing line, after which gray-matter has nothing to look for. */
function split(source: Source, close: number): Split {
  let yaml: string | undefined
  const next = source.text.indexOf('\n', close + 1)
  const head = next === -1 ? source.text : source.text.slice(0, next + 1)
  const file = matter(head, {
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
  const offset = head.length - file.content.length
  const body = { text: source.text.slice(offset), offset }
  if (yaml === undefined) return { body, findings: [finding('frontmatter/empty', placeIn(source, 0, 3))] }
  return { yaml: { text: yaml, offset: 3 }, body, findings: [] }
}

/** Whatever slips past the check of the opening line must not run either. */
function refuse(): never {
  throw new Error('Only YAML frontmatter is read.')
}
