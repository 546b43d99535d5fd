import { type Document, isMap, parseDocument } from 'yaml'
import { type Kind, kindOfPath } from '../../check/documents/kinds.ts'
import { createSource } from '../../check/source.ts'
import { splitFrontmatter } from '../../check/yaml/frontmatter.ts'

/** YAML of a document, read with the place of each sign. */
export type Fields = {
  document: Document.Parsed
  /** The YAML alone. */
  text: string
  /** Where it starts in the document. */
  offset: number
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
  if (file.endsWith('.yaml')) {
    const fields = readFields(text.slice(mark), mark, eol)
    return { text, eol, body: undefined, ...fields }
  }
  const { yaml, body } = splitFrontmatter(createSource(file, text.slice(mark)))
  return {
    ...{ text, eol },
    ...(yaml === undefined
      ? { fields: undefined, values: undefined }
      : // Before the line that closes the fields, a line break of two signs leaves one.
        readFields(yaml.text.replace(/\r$/, ''), mark + yaml.offset, eol)),
    body: body && { start: mark + body.offset, end: text.length },
  }
}

function readFields(text: string, offset: number, eol: string): Pick<Parts, 'fields' | 'values'> {
  const document = parseDocument(text, {
    ...{ version: '1.2', strict: true, uniqueKeys: true, prettyErrors: false, logLevel: 'error' },
    keepSourceTokens: true,
  })
  if (document.errors.length > 0 || !isMap(document.contents)) return { fields: undefined, values: undefined }
  return { fields: { document, text, offset, eol }, values: readValues(document) }
}

function readValues(document: Document.Parsed): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 })
  } catch {
    return undefined
  }
}
