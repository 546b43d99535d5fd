import type { Kind } from '../../../src/check/documents/kinds.ts'
import type { Rule } from '../../../src/check/rules/index.ts'
import {
  before,
  collections,
  linesOf,
  type Mutation,
  type Mutations,
  onLines,
  rewritten,
} from './mutation.ts'

const bodies: readonly Kind[] = ['report', 'project']
const reports: readonly Kind[] = ['report']
const everywhere: readonly Kind[] = [...collections, 'home', 'about']
/** A Markdown or HTML paragraph of several words. */
const long = /^(?:<p>)?\p{Lu}\p{L}* \p{L}+ \p{L}+ \p{L}+/u
const english =
  'The students measured the shadow of the window every hour and wrote it down in their notebooks.'
const intoThird = (line: string, change: (word: string) => string) =>
  line.replace(/^((?:<p>)?\p{L}+ \p{L}+ )(\p{L}+)/u, (_, head: string, word: string) => head + change(word))

/** Words, spaces and punctuation, as in a text pasted from elsewhere. */
export const wordMutations: Mutations = {
  'English words in an Albanian report': before(
    reports,
    /^\p{Lu}\p{L}* \p{L}+ \p{L}+/u,
    'language/unmarked',
    english,
  ),
  'an English paragraph in a news post': onLines(
    ['news'],
    'body',
    /^<p>[^<]+<\/p>$/,
    'language/unmarked',
    () => `<p>${english}</p>`,
  ),
  'an Albanian paragraph marked as English': onLines(
    ['news'],
    'body',
    /^<p>[^<]{120,}<\/p>$/,
    'language/wrong-mark',
    (line) => line.replace('<p>', '<p lang="en">'),
  ),
  'an English description': onLines(
    ['report', 'news'],
    'fields',
    /^description: /,
    'language/unmarked',
    () => `description: "${english}"`,
  ),
  'straight quotes': onLines(collections, 'body', long, 'typography/quotes', (line) =>
    intoThird(line, (word) => `"${word}"`),
  ),
  'two hyphens': onLines(collections, 'body', long, 'typography/dashes', (line) =>
    intoThird(line, (word) => `-- ${word}`),
  ),
  'three dots': onLines(collections, 'body', long, 'typography/ellipsis', (line) =>
    intoThird(line, (word) => `${word}...`),
  ),
  'a straight apostrophe': onLines(collections, 'body', long, 'typography/apostrophe', (line) =>
    intoThird(line, () => "t'i"),
  ),
  'garbled letters': garbled(),
  'a Cyrillic letter': onLines(everywhere, 'all', /\p{Ll}e\p{Ll}/u, 'encoding/foreign-letter', (line) =>
    // Field names and addresses would cause other problems.
    /^\s*(- )?[\w-]+:|[/<]/.test(line) ? line : line.replace(/(?<=\p{Ll})e(?=\p{Ll})/u, '\u0435'),
  ),
  'a no-break space after the marker of a heading': onLines(
    reports,
    'body',
    /^##+ /,
    'encoding/odd-space',
    (line) => line.replace(' ', '\u00A0'),
  ),
  'a no-break space after the marker of a point': onLines(
    bodies,
    'body',
    /^- /,
    'encoding/odd-space',
    (line) => line.replace(' ', '\u00A0'),
  ),
  'a no-break space after a field': onLines(collections, 'fields', /^\w+: /, 'encoding/odd-space', (line) =>
    line.replace(': ', ':\u00A0'),
  ),
  'a tab between words': onLines(collections, 'body', long, 'encoding/tab', (line) =>
    line.replace(' ', '\t'),
  ),
  'a heading without its space': onLines(reports, 'body', /^##+ /, 'markdown/missing-space', (line) =>
    line.replace(' ', ''),
  ),
  'the bullets of another program': onLines(bodies, 'body', /^- /, 'markdown/missing-space', (line) =>
    line.replace('-', '•'),
  ),
  'the dashes of another program before points': (document) => {
    if (!bodies.includes(document.kind)) return []
    return linesOf(document, 'body', /^- /).flatMap((index) => {
      const { lines } = document
      if (lines[index - 1]?.startsWith('- ') || !lines[index + 1]?.startsWith('- ')) return []
      const end = lines.findIndex((line, at) => at > index && !line.startsWith('- '))
      const text = lines.map((line, at) => (at >= index && at < end ? `–${line.slice(1)}` : line)).join('\n')
      return [rewritten(document, 'markdown/missing-space', index + 1, text)]
    })
  },
  'an emoji': onLines(everywhere, 'all', long, 'typography/emoji', (line) =>
    intoThird(line, (word) => `${word} 🌱`),
  ),
  'coloured words': onLines(bodies, 'body', long, 'markdown/leftover', (line) =>
    intoThird(line, (word) => `==${word}==`),
  ),
  'boxes of tasks': onLines(bodies, 'body', /^- /, 'markdown/leftover', (line) =>
    line.replace('- ', '- [ ] '),
  ),
  'emphasis with blanks inside': onLines(bodies, 'body', long, 'markdown/leftover', (line) =>
    intoThird(line, (word) => `** ${word} **`),
  ),
  'a link with a blank between its brackets': onLines(bodies, 'body', long, 'markdown/leftover', (line) =>
    intoThird(line, (word) => `[${word}] (/projects)`),
  ),
  'an address that is not a link': onLines(collections, 'body', long, 'link/bare-address', (line) =>
    intoThird(line, (word) => `${word} www.energjia.test`),
  ),
  'a link that says nothing': onLines(bodies, 'body', long, 'link/vague-text', (line) =>
    intoThird(line, (word) => `${word} [këtu](/projects)`),
  ),
  'a link to a file that is not there': onLines(bodies, 'body', long, 'link/missing-file', (line) =>
    intoThird(line, (word) => `[${word}](/dokumente/plani.pdf)`),
  ),
  'a link to the own computer': onLines(bodies, 'body', long, 'link/local-address', (line) =>
    intoThird(line, (word) => `[${word}](https://localhost:4321/projects)`),
  ),
  'a link copied from the local site': onLines(bodies, 'body', long, 'link/local-address', (line) =>
    intoThird(line, (word) => `[${word}](http://localhost:4321/projects)`),
  ),
  'a phone number without its country': onLines(['news'], 'body', long, 'link/tel', (line) =>
    intoThird(line, (word) => `<a href="tel:044123456">${word}</a>`),
  ),
  'a phone number with blanks': onLines(['news'], 'body', long, 'link/tel', (line) =>
    intoThird(line, (word) => `<a href="tel:+383 44 123 456">${word}</a>`),
  ),
  'words outside a paragraph': onLines(['news'], 'body', /^<p>[^<]+<\/p>$/, 'html/bare-text', (line) =>
    line.replaceAll(/<\/?p>/g, ''),
  ),
  'Markdown in a news post': onLines(['news'], 'body', long, 'html/markdown', (line) =>
    intoThird(line, (word) => `**${word}**`),
  ),
  'a year mistyped in a news post': onLines(
    ['news'],
    'fields',
    /^published: /,
    'date/too-late',
    () => 'published: 2202-11-03',
  ),
}

function garbled(): Mutation {
  return onLines(everywhere, 'all', /ë/, 'encoding/garbled-letters' satisfies Rule, (line) =>
    line.replace('ë', 'Ã«'),
  )
}
