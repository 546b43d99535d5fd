import type { Rule } from '../../../src/check/rules/index.ts'
import { collections, type Document, linesOf, type Mutation, type Mutations, rewritten } from './mutation.ts'

/** Two mistakes in one document: the first must not hide the second. */
export const togetherMutations: Mutations = {
  'an empty field after one with an open quote': after(openQuote, 'frontmatter/empty-field'),
  'an empty field after one without its colon': after(
    (text) => text.replace(/^id: /m, 'id '),
    'frontmatter/empty-field',
  ),
  'an empty field after an alias': after(
    (text) => text.replace(/^id: .*/m, 'id: *numri'),
    'frontmatter/empty-field',
  ),
  'an empty field after a repeated one': (document) =>
    after((text) => text.replace(/^id: .*$/m, '$&\n$&'), 'frontmatter/empty-field')(document, []).map(
      (mutant) => ({ ...mutant, line: mutant.line + 1 }),
    ),
  'an empty field without an opening line': after(
    (text) => text.replace(/^---\n/, '\n'),
    'frontmatter/empty-field',
  ),
  'an empty field in an old encoding': (document) =>
    after((text) => text, 'frontmatter/empty-field')(document, []).map((mutant) => {
      const text = String(mutant.changes[document.file]).replaceAll(/[^\p{ASCII}çëÇË]/gu, '?')
      return { ...mutant, changes: { [document.file]: Buffer.from(text, 'latin1') } }
    }),
  'a less-than character after a brace': inBody('{ ', '<5 ', 'mdx/less-than'),
  'an unknown element after a brace': inBody('{ ', '<Kutia /> ', 'mdx/unknown-component'),
  'a heading misspelt after a brace': (document) => {
    if (document.kind !== 'report') return []
    const [first] = linesOf(document, 'body', /^\p{Lu}.*\p{Ll}/u)
    if (first === undefined) return []
    return linesOf(document, 'body', /^## Përfundim$/).map((index) =>
      spoil(document, 'report/unknown-section', index, '## Perfundimet', first, '{ '),
    )
  },
}

function openQuote(text: string): string {
  return text.replace(/^id: (.*)/m, 'id: "$1')
}

/** Empties the author (or the title) of a document after another mistake was made before it. */
function after(spoilBefore: (text: string) => string, rule: Rule): Mutation {
  return (document) => {
    if (!collections.includes(document.kind)) return []
    const [index] = linesOf(document, 'fields', document.kind === 'project' ? /^title: / : /^author: /)
    if (index === undefined) return []
    const lines = [...document.lines]
    lines[index] = (lines[index] ?? '').replace(/: .*/, ':')
    return [rewritten(document, rule, index + 1, spoilBefore(lines.join('\n')))]
  }
}

/** Puts one character at the start of the first paragraph and another at the start of each later one. */
function inBody(first: string, second: string, rule: Rule): Mutation {
  return (document) => {
    if (document.kind !== 'report') return []
    const [start, ...others] = linesOf(document, 'body', /^\p{Lu}\p{Ll}/u)
    if (start === undefined) return []
    return others.map((index) => spoil(document, rule, index, second + document.lines[index], start, first))
  }
}

function spoil(document: Document, rule: Rule, index: number, text: string, before: number, mistake: string) {
  const lines = [...document.lines]
  lines[before] = mistake + lines[before]
  lines[index] = text
  return rewritten(document, rule, index + 1, lines.join('\n'))
}
