import { type Document, isMap, parseDocument } from 'yaml'
import { type Kind, kindOfPath } from '../../check/documents/kinds.ts'
import { createSource } from '../../check/source.ts'
import { splitFrontmatter } from '../../check/yaml/frontmatter.ts'

/** YAML of a document, read with the place of each sign in the document's text. */
export type Fields = {
  document: Document.Parsed
  text: string
  /** How lines end. */
  eol: string
}

/** A document's text, taken apart as it is: no letter of it is changed. */
export type Parts = {
  text: string
  /** Undefined where the fields cannot be read: only the plain editor can help there. */
  fields: Fields | undefined
  /** The fields' values; undefined where they cannot be read. */
  values: unknown
  body: { start: number; end: number } | undefined
  /** How lines end. */
  eol: string
}

/** The kind of the document at a path below the root; undefined where none may lie there. */
export function kindOfFile(file: string): Kind | undefined {
  return file.startsWith('content/') ? kindOfPath(file.slice('content/'.length)) : undefined
}

/** Takes a document's text apart. */
export function readParts(file: string, text: string): Parts {
  const mark = text.startsWith('\uFEFF') ? 1 : 0
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const source = createSource(file, text.slice(mark))
  const { yaml, body } = file.endsWith('.yaml')
    ? { yaml: { text: source.text, offset: 0 }, body: undefined }
    : splitFrontmatter(source)
  const document = yaml && readYaml(yaml.text, mark + yaml.offset)
  return {
    ...{ text, eol },
    fields: document && { document, text, eol },
    values: document && readValues(document),
    body: body && { start: mark + body.offset, end: text.length },
  }
}

function readYaml(yaml: string, offset: number): Document.Parsed | undefined {
  // Empty lines stand for what comes before, so that places are those of the whole text. Before the line that closes
  // the fields, a line break of two signs leaves one.
  const document = parseDocument('\n'.repeat(offset) + yaml.replace(/\r$/, ''), {
    ...{ version: '1.2', strict: true, uniqueKeys: true, prettyErrors: false, logLevel: 'error' },
    keepSourceTokens: true,
  })
  return document.errors.length > 0 || !isMap(document.contents) ? undefined : document
}

function readValues(document: Document.Parsed): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 })
  } catch {
    return undefined
  }
}
