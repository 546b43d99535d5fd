import type { Kind } from '../../../src/check/documents/kinds.ts'
import { before, type Mutations, onLines } from './mutation.ts'

const bodies: readonly Kind[] = ['report', 'project']
const reports: readonly Kind[] = ['report']
/** A paragraph that begins and goes on with words. */
const paragraph = /^\p{Lu}\p{L}* \p{L}+ \p{L}+/u
const intoFirst = (line: string, text: string) => line.replace(/^(\p{L}+) /u, `$1 ${text} `)

/** Markdown, components and links of reports and projects. */
export const bodyMutations: Mutations = {
  'a number below another': onLines(bodies, 'body', paragraph, 'mdx/less-than', (line) =>
    intoFirst(line, 'dhe <5'),
  ),
  'a brace': onLines(bodies, 'body', paragraph, 'mdx/brace', (line) => intoFirst(line, '{')),
  'a word in braces': onLines(bodies, 'body', paragraph, 'mdx/expression', (line) =>
    intoFirst(line, '{emri}'),
  ),
  'a forced line break': onLines(bodies, 'body', paragraph, 'mdx/html', (line) => intoFirst(line, '<br>')),
  'bold as HTML': onLines(bodies, 'body', paragraph, 'mdx/html', (line) =>
    line.replace(/^\p{L}+/u, '<b>$&</b>'),
  ),
  'a comment': before(bodies, paragraph, 'mdx/comment', '<!-- për t’u ndrequr -->'),
  'an address in angle brackets': onLines(bodies, 'body', paragraph, 'mdx/bare-link', (line) =>
    intoFirst(line, '<https://energjia.test/>'),
  ),
  'an import': before(bodies, paragraph, 'mdx/import', 'import data from "./data.js"'),
  'an export': before(bodies, paragraph, 'mdx/import', 'export const viti = 2024'),
  'a script': before(bodies, paragraph, 'mdx/html', '<script>alert(1)</script>'),
  'an end tag alone': before(bodies, paragraph, 'mdx/stray-end-tag', '</Note>'),
  'a picture within the text': onLines(bodies, 'body', paragraph, 'markdown/not-allowed', (line) =>
    intoFirst(line, '![Foto](01.jpg)'),
  ),
  'code within the text': onLines(bodies, 'body', paragraph, 'markdown/not-allowed', (line) =>
    line.replace(/^\p{L}+/u, '`$&`'),
  ),
  'a quotation in a project': onLines(
    ['project'],
    'body',
    paragraph,
    'markdown/not-allowed',
    (line) => `> ${line}`,
  ),
  'a line across': before(bodies, paragraph, 'markdown/not-allowed', '***'),
  'a link to a page that is not there': onLines(bodies, 'body', paragraph, 'link/missing-page', (line) =>
    line.replace(/^\p{L}+/u, '[$&](/projekte)'),
  ),
  'a link to a report that is not there': onLines(bodies, 'body', paragraph, 'link/missing-page', (line) =>
    line.replace(/^\p{L}+/u, '[$&](/blog/99)'),
  ),
  'a link to a day that is not there': onLines(bodies, 'body', paragraph, 'link/missing-anchor', (line) =>
    line.replace(/^\p{L}+/u, '[$&](/blog/1#dita-31)'),
  ),
  'a link without encryption': onLines(bodies, 'body', paragraph, 'link/address', (line) =>
    line.replace(/^\p{L}+/u, '[$&](http://energjia.test)'),
  ),
  'a link that is a script': onLines(bodies, 'body', paragraph, 'link/address', (line) =>
    line.replace(/^\p{L}+/u, '[$&](javascript:alert(1))'),
  ),
  'a link to this site by its full address': onLines(bodies, 'body', paragraph, 'link/own-address', (line) =>
    line.replace(/^\p{L}+/u, '[$&](https://www.example.org/projects)'),
  ),
  'a link without words': onLines(bodies, 'body', paragraph, 'link/empty-text', (line) =>
    intoFirst(line, '[](/projects)'),
  ),
  'a broken e-mail link': onLines(bodies, 'body', paragraph, 'link/mailto', (line) =>
    line.replace(/^\p{L}+/u, '[$& me e-mail](mailto:info)'),
  ),
  'a component that no one knows': before(reports, paragraph, 'mdx/unknown-component', '<Galeria />'),
  'a component in small letters': before(
    reports,
    paragraph,
    'mdx/unknown-component',
    '<note>\n\nPo.\n\n</note>',
  ),
  'a component not closed': before(reports, paragraph, 'mdx/unclosed', '<Note title="Mbani mend">\n\nPo.'),
  'a component closed by another name': before(
    reports,
    paragraph,
    'mdx/wrong-end-tag',
    '<Note title="Mbani mend">\n\nPo.\n\n</Nota>',
    4,
  ),
  'a component without content': before(reports, paragraph, 'mdx/component-empty', '<Note>\n\n</Note>'),
  'a component within a sentence': onLines(reports, 'body', paragraph, 'mdx/component-place', (line) =>
    line.replace(/^\p{L}+/u, '<Note>$&</Note>'),
  ),
  'two columns with a paragraph': before(
    reports,
    paragraph,
    'mdx/component-content',
    '<TwoColumns>\n\nPo.\n\n</TwoColumns>',
    2,
  ),
  'a property misspelt': before(
    reports,
    paragraph,
    'mdx/unknown-property',
    '<Note titel="Po">\n\nPo.\n\n</Note>',
  ),
  'a property twice': before(
    reports,
    paragraph,
    'mdx/repeated-property',
    '<Note title="Po" title="Jo">\n\nPo.\n\n</Note>',
  ),
  'a note in a project': before(
    ['project'],
    /^\p{Lu}.*\.$/u,
    'mdx/unknown-component',
    '<Note title="Po">\n\nPo.\n\n</Note>',
  ),
  'a table of HTML': before(
    ['report', 'project'],
    /^\p{Lu}.*\.$/u,
    'mdx/html',
    '<table><tr><td>Po</td></tr></table>',
  ),
  'a property without quotes': before(
    reports,
    paragraph,
    'mdx/property-syntax',
    '<Note title=Po>\n\nPo.\n\n</Note>',
  ),
  'a property as code': before(
    reports,
    paragraph,
    'mdx/property-text',
    '<Note title={po}>\n\nPo.\n\n</Note>',
  ),
  'a property left out': before(reports, paragraph, 'mdx/missing-property', '<VideoCard title="Po" />'),
  'a video without encryption': before(
    reports,
    paragraph,
    'mdx/property-value',
    '<VideoCard href="http://video.test/1" title="Po" />',
  ),
  'a figure that is not there': before(
    reports,
    paragraph,
    'picture/missing',
    '<Figure file="99.jpg" alt="Një kodër" />',
  ),
}
