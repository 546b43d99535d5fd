import type { Rule } from '../../../src/check/rules/index.ts'
import { type Document, type Mutation, type Mutations, replaced, rewritten } from './mutation.ts'

/** Encodings of files, and letters that only look right. */
export const encodingMutations: Mutations = {
  'saved as Latin-1': (document) => {
    const at = document.text.search(/[^\0-\u007f]/)
    if (at === -1) return []
    return [
      rewritten(document, 'encoding/not-utf-8', lineAt(document, at), Buffer.from(document.text, 'latin1')),
    ]
  },
  'saved as UTF-16': (document) => [
    rewritten(document, 'encoding/utf-16', 1, Buffer.from(`\uFEFF${document.text}`, 'utf16le')),
  ],
  'saved with a byte-order mark': (document) => [
    rewritten(document, 'encoding/byte-order-mark', 1, `\uFEFF${document.text}`),
  ],
  'saved with Windows line ends': (document) => [
    rewritten(document, 'encoding/line-endings', 1, document.text.replaceAll('\n', '\r\n')),
  ],
  'a zero byte': inWords('encoding/null-byte', '\0'),
  'a zero-width space': inWords('encoding/invisible-character', '\u200B'),
  'a soft hyphen': inWords('encoding/invisible-character', '\u00AD'),
  'a mark that turns the reading direction': inWords('encoding/invisible-character', '\u202E'),
  'two versions of a line': (document) =>
    document.lines.flatMap((line, index) => {
      if (line === '' || index === document.lines.length - 1) return []
      const versions = `<<<<<<< HEAD\n${line}\n=======\n${line}\n>>>>>>> puna-ime`
      return [replaced(document, 'document/two-versions', index, versions)]
    }),
  'a decomposed ë': (document) =>
    [...document.text.matchAll(/ë/g)].map(({ index }) => {
      const text = `${document.text.slice(0, index)}e\u0308${document.text.slice(index + 1)}`
      return rewritten(document, 'encoding/decomposed-letters', lineAt(document, index), text)
    }),
}

/** A character pasted into each long word. */
function inWords(rule: Rule, character: string): Mutation {
  return (document) =>
    [...document.text.matchAll(/\p{Ll}{4}(?=\p{Ll}{3})/gu)].map(({ index }) => {
      const text = `${document.text.slice(0, index + 2)}${character}${document.text.slice(index + 2)}`
      return rewritten(document, rule, lineAt(document, index), text)
    })
}

function lineAt({ text }: Document, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
