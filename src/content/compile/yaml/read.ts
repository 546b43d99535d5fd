import { type Document, parseDocument, type YAMLParseError } from 'yaml'

/** Reads YAML without judging it: its errors are in the document. */
export function readYaml(text: string): Document.Parsed {
  return parseDocument(text, {
    version: '1.2',
    strict: true,
    uniqueKeys: true,
    prettyErrors: false,
    logLevel: 'error',
  })
}

/** The errors that keep the text from being read; a repeated field is none of them. */
export function syntaxErrors({ errors }: Document.Parsed): YAMLParseError[] {
  return errors.filter(({ code }) => code !== 'DUPLICATE_KEY')
}
