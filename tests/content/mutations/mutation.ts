import type { Kind } from '../../../src/check/documents/kinds.ts'
import type { Rule } from '../../../src/check/rules/index.ts'
import type { FileChanges } from '../../../src/check/testing/overlay.ts'

/** A document of the whole site. */
export type Document = {
  kind: Kind
  /** Path relative to the project root. */
  file: string
  text: string
  lines: readonly string[]
  /** Line of the closing `---`, from 1; 0 for data files. */
  fieldsEnd: number
}

/** The content with one mistake in it. */
export type Mutant = {
  changes: FileChanges
  /** A picture with private metadata. */
  telling?: string
  /** The line at which the mistake must be reported, in this file. */
  file: string
  line: number
  rule: Rule
}

/** A kind of mistake: all ways to make it in a document. */
export type Mutation = (document: Document, all: readonly Document[]) => Mutant[]

/** The kinds of mistake of a family, named by the editor's action. */
export type Mutations = Readonly<Record<string, Mutation>>

/** Documents of the three collections: frontmatter and a body. */
export const collections: readonly Kind[] = ['report', 'news', 'project']

/** A mutant whose document has another text. */
export function rewritten(
  document: Document,
  rule: Rule,
  line: number,
  content: string | Uint8Array,
): Mutant {
  return { changes: { [document.file]: content }, file: document.file, line, rule }
}

/** A mutant with another text in place of one line (or none); by default reported at that line. */
export function replaced(
  document: Document,
  rule: Rule,
  index: number,
  text: string | undefined,
  line = index + 1,
): Mutant {
  const lines: string[] = [...document.lines]
  lines.splice(index, 1, ...(text === undefined ? [] : [text]))
  return rewritten(document, rule, line, lines.join('\n'))
}

/** The part of a document with the mistake. */
export type Part = 'fields' | 'body' | 'all'

/** Indexes of the lines of a part that match. */
export function linesOf({ lines, fieldsEnd, kind }: Document, part: Part, pattern: RegExp): number[] {
  const data = !collections.includes(kind)
  return lines.flatMap((line, index) => {
    const inFields = data || (index > 0 && index < fieldsEnd - 1)
    const inBody = !data && index >= fieldsEnd
    const right = part === 'all' || (part === 'fields' ? inFields : inBody)
    return right && pattern.test(line) ? [index] : []
  })
}

/** Rewrites each matching line of a part; an unchanged line is no mutant. */
export function onLines(
  kinds: readonly Kind[],
  part: Part,
  pattern: RegExp,
  rule: Rule,
  rewrite: (line: string) => string,
): Mutation {
  return (document) => {
    if (!kinds.includes(document.kind)) return []
    return linesOf(document, part, pattern).flatMap((index) => {
      const before = document.lines[index] ?? ''
      const after = rewrite(before)
      return after === before ? [] : [replaced(document, rule, index, after)]
    })
  }
}

/** Inserts a block of text, with empty lines around it, before each matching line of the body outside components. */
export function before(
  kinds: readonly Kind[],
  pattern: RegExp,
  rule: Rule,
  block: string,
  shift = 0,
): Mutation {
  return (document) => {
    if (!kinds.includes(document.kind)) return []
    const free = linesOf(document, 'body', pattern).filter((index) => !isWithinComponent(document, index))
    return free.map((index) =>
      replaced(document, rule, index, `${block}\n\n${document.lines[index]}`, index + 1 + shift),
    )
  }
}

function isWithinComponent({ lines }: Document, index: number): boolean {
  const tag = lines.slice(0, index).findLast((line) => /^<\/?[A-Z]/.test(line))
  return tag !== undefined && !tag.startsWith('</') && !tag.endsWith('/>')
}
