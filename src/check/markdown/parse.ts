import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Finding } from '../problem.ts'
import type { Source } from '../source.ts'
import { describeMdxError, isMdxError, withoutMistake } from './errors.ts'

const parser = unified().use(remarkParse).use(remarkMdx).freeze()

/** A body as far as it could be read. */
export type ParsedBody = {
  value: Root | undefined
  /** What was read: the file's text with blanks instead of its fields and of what is spoilt. */
  text: string
  findings: Finding[]
}

/** Mistakes of syntax that are set aside in one document before it is left unread. */
const mostMistakes = 20

/**
 * Parses the body of a document as MDX; positions are those of the whole file. MDX stops at its first syntax
 * error: the spoilt sign or tag is set aside, so that the rest is checked as well. The tree is undefined where
 * that does not help.
 *
 * @param components The names of the components that this kind of document may use.
 */
export function parseBody(source: Source, offset: number, components: readonly string[]): ParsedBody {
  const findings: Finding[] = []
  let text = source.text.slice(0, offset).replaceAll(/[^\n]/g, ' ') + source.text.slice(offset)
  while (findings.length <= mostMistakes) {
    try {
      return { value: parser.parse(text), text, findings }
    } catch (error) {
      if (!isMdxError(error)) throw error
      const found = describeMdxError({ ...source, text }, offset, error, components)
      findings.push({ ...found, place: { ...found.place, source } })
      const rest = withoutMistake(found, error)
      if (rest === undefined || rest === text) break
      text = rest
    }
  }
  return { value: undefined, text, findings }
}
