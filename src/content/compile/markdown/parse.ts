import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Checked } from '../problem.ts'
import type { Source } from '../source.ts'
import { describeMdxError, isMdxError } from './errors.ts'

const parser = unified().use(remarkParse).use(remarkMdx).freeze()

/**
 * Parses the body of a document as MDX; positions are those of the whole file. MDX stops at its first
 * syntax error, so the tree is undefined where there is one.
 */
export function parseBody(source: Source, offset: number): Checked<Root | undefined> {
  const blank = source.text.slice(0, offset).replaceAll(/[^\n]/g, ' ')
  try {
    return { value: parser.parse(blank + source.text.slice(offset)), findings: [] }
  } catch (error) {
    if (!isMdxError(error)) throw error
    return { value: undefined, findings: [describeMdxError(source, offset, error)] }
  }
}
