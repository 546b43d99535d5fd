import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Finding } from '../problem.ts'
import { blanked, type Source } from '../source.ts'
import { diagnose, isMdxError } from './errors.ts'
import { type Parsed, parseIncrementally } from './incremental.ts'

const parser = unified().use(remarkParse).use(remarkMdx).freeze()

/** A body as far as it can be parsed. */
type ParsedBody = {
  value: Root | undefined
  /** The parsed text: the file's, with spaces in place of its fields and of broken parts. */
  text: string
  findings: Finding[]
}

/** The maximum number of syntax mistakes that are blanked in one document. With more the document is not parsed. */
const mostMistakes = 20

/**
 * Parses the body of a document as MDX; positions are those of the whole file. MDX stops at its first syntax error, so
 * the broken character or tag is blanked and the rest is checked. The tree is undefined if the text still cannot be
 * parsed.
 *
 * @param components The names of the components allowed in this kind of document.
 */
export function parseBody(source: Source, offset: number, components: readonly string[]): ParsedBody {
  const findings: Finding[] = []
  let text = blanked(source.text, [{ start: 0, end: offset }])
  while (findings.length <= mostMistakes) {
    try {
      return { value: parse(source.file, text), text, findings }
    } catch (error) {
      if (!isMdxError(error)) throw error
      const { found, broken } = diagnose({ ...source, text }, offset, error, components)
      findings.push({ ...found, place: { ...found.place, source } })
      const rest = blanked(text, broken)
      if (rest === text) break
      text = rest
    }
  }
  return { value: undefined, text, findings }
}

/** The last long text that was parsed. The studio checks a document after each edit, with only a small change. */
let last: (Parsed & { file: string }) | undefined

/** A shorter text is parsed whole, in some 25 ms; no report of the real content is half as long. */
const long = 20_000

function parse(file: string, text: string): Root {
  if (text.length < long) return parser.parse(text)
  if (last?.file === file && last.text === text) return last.root
  const again = last?.file === file && parseIncrementally(text, last, (part) => parser.parse(part))
  const root = again || parser.parse(text)
  last = { file, text, root }
  return root
}
