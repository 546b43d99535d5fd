import {
  collections,
  type Document,
  linesOf,
  type Mutant,
  type Mutation,
  type Mutations,
  onLines,
  replaced,
  rewritten,
} from './mutation.ts'

const data = ['home', 'about', 'site', 'words'] as const
const everywhere = [...collections, ...data]
const top = /^[a-zA-Z]+: \S/
const inItem = /^ {4}alt: /

/** The delimiters of frontmatter and the syntax of YAML. */
export const frontmatterMutations: Mutations = {
  'the opening dashes deleted': framed((document) =>
    replaced(document, 'frontmatter/missing', 0, undefined, 1),
  ),
  'the closing dashes deleted': framed((document) =>
    replaced(document, 'frontmatter/unclosed', document.fieldsEnd - 1, undefined, 1),
  ),
  'a long dash in the place of the opening dashes': framed((document) =>
    replaced(document, 'frontmatter/missing', 0, '—-'),
  ),
  'a long dash in the place of the closing dashes': framed((document) =>
    replaced(document, 'frontmatter/closing-line', document.fieldsEnd - 1, '–––'),
  ),
  'a note above the fields': framed((document) =>
    replaced(document, 'frontmatter/missing', 0, 'Për botim\n\n---', 1),
  ),
  'a fence of code around the document': framed((document) => ({
    ...replaced(document, 'frontmatter/missing', 0, undefined, 1),
    changes: { [document.file]: `\`\`\`mdx\n${document.text}\`\`\`\n` },
  })),
  'a language after the dashes': framed((document) => replaced(document, 'frontmatter/language', 0, '---js')),
  'a word after the closing dashes': framed((document) =>
    replaced(document, 'frontmatter/closing-line', document.fieldsEnd - 1, '--- teksti'),
  ),
  'all fields deleted': framed((document) => ({
    ...replaced(document, 'frontmatter/empty', 0, undefined, 1),
    changes: {
      [document.file]: ['---', ...document.lines.slice(document.fieldsEnd - 1)].join('\n'),
    },
  })),
  'two letters of a field swapped': onLines(
    everywhere,
    'fields',
    /^\s*(- )?[a-zA-Z]{2,}:( |$)/,
    'frontmatter/unknown-field',
    (line) =>
      line.replace(/([a-zA-Z])([a-zA-Z])(?=[a-zA-Z]*:)/, (_, a, b) => (a === b ? `${a}${b}x` : `${b}${a}`)),
  ),
  'a field twice': (document) =>
    linesOf(document, 'fields', top).map((index) => {
      const line = document.lines[index]
      return replaced(document, 'frontmatter/duplicate-field', index, `${line}\n${line}`, index + 2)
    }),
  'a field out of line': onLines(everywhere, 'fields', top, 'yaml/indent', (line) => ` ${line}`),
  'a line of a list item too far right': onLines(
    everywhere,
    'fields',
    inItem,
    'yaml/indent',
    (line) => ` ${line}`,
  ),
  'a line of a list item too far left': onLines(everywhere, 'fields', inItem, 'yaml/indent', (line) =>
    line.slice(1),
  ),
  'no space after the colon': onLines(
    collections,
    'fields',
    /^[a-zA-Z]+: [^"]*$/,
    'yaml/colon-space',
    (line) => line.replace(': ', ':'),
  ),
  'a tab in front of a list item': onLines(everywhere, 'fields', /^ +- /, 'yaml/tab', (line) =>
    line.replace(/^ +/, '\t'),
  ),
  'a quote not closed': onLines(everywhere, 'fields', /: "[^"]+"$/, 'yaml/unclosed-quote', (line) =>
    line.slice(0, -1),
  ),
  'a colon without quotes': onLines(
    everywhere,
    'fields',
    /^\s*(- )?[a-zA-Z]+: "[^"]+: [^"]+"$/,
    'yaml/unquoted-colon',
    (line) => line.replaceAll('"', ''),
  ),
  'straight quotes within quotes': onLines(
    everywhere,
    'fields',
    /^\s*(- )?[a-zA-Z]+: "[^" ]+ [^" ]+ [^":]+"$/,
    'yaml/text-after-quote',
    (line) => line.replace(/"([^" ]+) ([^" ]+) /, '"$1 "$2" '),
  ),
  'a value broken into two lines': onLines(
    everywhere,
    'fields',
    /^\s*(- )?[a-zA-Z]+: "[^"]{20,}"$/,
    'yaml/several-lines',
    (line) => line.replace(/^(.{20}\S*) /, '$1\n'),
  ),
  'a value without quotes broken into two lines': onLines(
    collections,
    'fields',
    /^title: "[^":]{20,}"$/,
    'yaml/several-lines',
    (line) => line.replaceAll('"', '').replace(/^(.{12}\S*) /, '$1\n'),
  ),
  'a long dash before a list item': onLines(everywhere, 'fields', /^ +- /, 'yaml/list-dash', (line) =>
    line.replace('- ', '– '),
  ),
  'a dash without its space': onLines(everywhere, 'fields', /^ +- /, 'yaml/list-dash', (line) =>
    line.replace('- ', '-'),
  ),
  'two fields on one line': (document) =>
    linesOf(document, 'fields', /^ *- file: \S+$/).flatMap((index) => {
      const { lines } = document
      const below = lines[index + 1]?.trim() ?? ''
      const text = `${lines[index]} ${below}`
      const changed = [...lines.slice(0, index), text, ...lines.slice(index + 2)].join('\n')
      return [rewritten(document, 'yaml/two-fields', index + 1, changed)]
    }),
  'curly quotes around a value': onLines(
    everywhere,
    'fields',
    /^\s*(- )?[a-zA-Z]+: "[^"„“]+"$/,
    'yaml/curly-quotes',
    (line) => line.replace(/"(.*)"$/, '“$1”'),
  ),
  'a value that begins with a reserved character': onLines(
    everywhere,
    'fields',
    /^[a-zA-Z]+: \p{L}/u,
    'yaml/reserved-character',
    (line) => line.replace(': ', ': @'),
  ),
  'an anchor': onLines(everywhere, 'fields', /^[a-zA-Z]+: \p{L}/u, 'yaml/alias', (line) =>
    line.replace(': ', ': &vlera '),
  ),
  'an alias': onLines(everywhere, 'fields', /^[a-zA-Z]+: \p{L}/u, 'yaml/alias', (line) =>
    line.replace(': ', ': *'),
  ),
  'a tag': onLines(everywhere, 'fields', top, 'yaml/tag', (line) => line.replace(': ', ': !!binary ')),
  'a backslash in quotes': onLines(
    everywhere,
    'fields',
    /^\s*(- )?[a-zA-Z]+: "[^"]+"$/,
    'yaml/escape',
    (line) => line.replace('"', '"C:\\ditari '),
  ),
  'a bracket not closed': onLines(
    everywhere,
    'fields',
    /^[a-zA-Z]+: \p{L}/u,
    'yaml/unclosed-bracket',
    (line) => line.replace(': ', ': ['),
  ),
  'a bracket too many': onLines(everywhere, 'fields', /: \{ .*\}$/, 'yaml/syntax', (line) => `${line}}`),
  'a leading zero': onLines(collections, 'fields', /^id: /, 'yaml/number-form', (line) =>
    line.replace(': ', ': 0'),
  ),
}

/** One mistake in each document with frontmatter. */
function framed(spoil: (document: Document) => Mutant): Mutation {
  return (document) => (collections.includes(document.kind) ? [spoil(document)] : [])
}
