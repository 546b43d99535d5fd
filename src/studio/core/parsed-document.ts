import { isMap, parseDocument, type YAMLMap } from 'yaml'
import { type Kind, kindOfPath } from '../../check/documents/kinds.ts'
import { createSource } from '../../check/source.ts'
import { splitFrontmatter } from '../../check/yaml/frontmatter.ts'

/** A parsed document. Its text is unchanged, so all places are places in the file. */
export type ParsedDocument = {
  file: string
  kind: Kind
  text: string
  /** The line ending. */
  eol: string
  /** The fields, each with its place in the text; undefined where only the plain editor can help. */
  fields: YAMLMap | undefined
  /** The fields' values; undefined where they cannot be read. */
  values: Readonly<Record<string, unknown>> | undefined
  body: { start: number; end: number } | undefined
}

/** The kind of the document at a path below the root; undefined for a path where no document may lie. */
export function kindOfFile(file: string): Kind | undefined {
  return file.startsWith('content/') ? kindOfPath(file.slice('content/'.length)) : undefined
}

/**
 * The documents that were parsed last. An operation reads the same text several times, and parsing takes most of the
 * time.
 */
const recent = new Map<string, ParsedDocument>()
const mostRecent = 100

/**
 * Parses the text of a document; callers must not change the result, which is cached.
 *
 * @throws an Error where the path `file` may have no document
 */
export function readDocument(file: string, text: string): ParsedDocument {
  const key = `${file}\n${text}`
  const parsed = recent.get(key) ?? parse(file, text)
  recent.delete(key)
  recent.set(key, parsed)
  const [oldest = key] = recent.keys()
  if (recent.size > mostRecent) recent.delete(oldest)
  return parsed
}

function parse(file: string, text: string): ParsedDocument {
  const kind = kindOfFile(file)
  if (kind === undefined) throw new Error(`${file} is no document.`)
  const mark = text.startsWith('\uFEFF') ? 1 : 0
  const source = createSource(file, text.slice(mark))
  const { yaml, body } = splitFrontmatter(source)
  return {
    file,
    kind,
    text,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
    ...readFields(yaml?.text ?? '', mark + (yaml?.offset ?? 0)),
    body: body && { start: mark + body.offset, end: text.length },
  }
}

function readFields(yaml: string, offset: number): Pick<ParsedDocument, 'fields' | 'values'> {
  // Line breaks stand for the text before the fields, so that places are those of the whole text. With `\r\n` line
  // endings, the fields end with the `\r` of their last line.
  const document = parseDocument('\n'.repeat(offset) + yaml.replace(/\r$/, ''), {
    version: '1.2',
    strict: true,
    uniqueKeys: true,
    prettyErrors: false,
    logLevel: 'error',
    keepSourceTokens: true,
  })
  const fields = isMap(document.contents) && document.errors.length === 0 ? document.contents : undefined
  try {
    return { fields, values: fields && document.toJS({ maxAliasCount: 0 }) }
  } catch {
    return { fields, values: undefined }
  }
}
