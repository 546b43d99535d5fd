import type { Kind } from '../../../src/check/documents/kinds.ts'
import type { Rule } from '../../../src/check/rules/index.ts'
import { type Mutation, type Mutations, onLines } from './mutation.ts'

const news: readonly Kind[] = ['news']
const paragraph = /^<p>\p{L}+ .*<\/p>$/u

/** HTML bodies. */
export const newsMutations: Mutations = {
  'an end tag deleted': lines(/<\/(strong|li|h2|td|a|figcaption|caption)>/, 'html/unclosed', (line) =>
    line.replace(/<\/(strong|li|h2|td|a|figcaption|caption)>/, ''),
  ),
  'a paragraph not closed': lines(paragraph, 'html/unclosed', (line) => line.replace('</p>', '')),
  'a start tag deleted': lines(paragraph, 'html/stray-end-tag', (line) => line.replace('<p>', '')),
  'crossed tags': lines(/<strong>[^<]*<\/strong>.*<\/li>/, 'html/unclosed', (line) =>
    line.replace('</strong>', '').replace('</li>', '</li></strong>'),
  ),
  'an element misspelt': lines(/<strong>/, 'html/element', (line) =>
    line.replace('<strong>', '<storng>').replace('</strong>', '</storng>'),
  ),
  'a section': lines(paragraph, 'html/element', (line) => `<section>${line}</section>`),
  'a heading of the first level': lines(/^<h2>/, 'html/element', (line) => line.replaceAll('h2', 'h1')),
  'a heading two levels down': lines(/^<h2>/, 'html/heading-order', (line) => line.replaceAll('h2', 'h4')),
  'an empty paragraph': lines(paragraph, 'html/empty-element', () => '<p>&nbsp;</p>'),
  'an empty heading': lines(/^<h2>/, 'html/empty-element', () => '<h2></h2>'),
  'a script': lines(paragraph, 'html/element', (line) =>
    line.replace('</p>', '<script>alert(1)</script></p>'),
  ),
  'an event handler': lines(paragraph, 'html/event-handler', (line) =>
    line.replace('<p>', '<p onclick="alert(1)">'),
  ),
  'an event handler on a picture': lines(/<img /, 'html/event-handler', (line) =>
    line.replace('<img ', '<img onerror="alert(1)" '),
  ),
  'a style': lines(paragraph, 'html/style', (line) => line.replace('<p>', '<p style="color:red">')),
  'a class': lines(paragraph, 'html/attribute', (line) => line.replace('<p>', '<p class="hyrja">')),
  'an attribute twice': lines(/ alt="/, 'html/duplicate-attribute', (line) =>
    line.replace(' alt="', ' alt="Po" alt="'),
  ),
  'an attribute without quotes': lines(/ (href|src)="[^"]*"/, 'html/tag-form', (line) =>
    line.replace(/(href|src)="([^"]*)"/, '$1=$2'),
  ),
  'an attribute in the quotes of a text': lines(/ (href|src)="[^"]*"/, 'html/tag-form', (line) =>
    line.replace(/(href|src)="([^"]*)"/, '$1=“$2”'),
  ),
  'a paragraph of Word': lines(paragraph, 'html/element', (line) => line.replace('</p>', '<o:p></o:p></p>')),
  'a blank within a tag': lines(paragraph, 'html/tag-form', (line) => line.replace('<p>', '< p>')),
  'an id with blanks': lines(/^<h2>/, 'html/attribute-value', (line) =>
    line.replace('<h2>', '<h2 id="Një vend">'),
  ),
  'an id of the page': lines(/^<h2>/, 'html/duplicate-id', (line) => line.replace('<h2>', '<h2 id="main">')),
  'a picture without its words': lines(/ alt="[^"]*"/, 'html/missing-attribute', (line) =>
    line.replace(/ alt="[^"]*"/, ''),
  ),
  'a picture with empty words': lines(/ alt="[^"]*"/, 'picture/alt-empty', (line) =>
    line.replace(/ alt="[^"]*"/, ' alt=""'),
  ),
  'a foreign picture': lines(/ src="/, 'html/picture-address', (line) =>
    line.replace(' src="', ' src="https://foto.test/'),
  ),
  'a picture that is not there': lines(/ src="/, 'picture/missing', (line) =>
    line.replace(' src="', ' src="a'),
  ),
  'a comparison that looks like a tag': lines(paragraph, 'html/less-than', (line) =>
    line.replace('</p>', ' 3 < 5.</p>'),
  ),
  'an ampersand': lines(paragraph, 'html/entity', (line) => line.replace('</p>', ' Dielli &copy era.</p>')),
  'a list within a paragraph': lines(paragraph, 'html/misnested', (line) =>
    line.replace('</p>', '<ul><li>Po</li></ul></p>'),
  ),
  'a point outside a list': lines(paragraph, 'html/misplaced', (line) => `<li>Po</li>${line}`),
  'a paragraph directly in a list': lines(/^ {2}<li>/, 'html/misplaced-in', (line) => `  <p>Po</p>${line}`),
  'words directly in a list': lines(/^ {2}<li>/, 'html/misplaced-text', (line) => `  Po${line}`),
  'a new window': lines(/<a href/, 'html/new-window', (line) =>
    line.replace('<a href', '<a target="_blank" href'),
  ),
  'a link without its address': lines(/<a href/, 'html/missing-attribute', (line) =>
    line.replace(/<a href="[^"]*"/, '<a'),
  ),
  'a link without words': lines(/<a href/, 'link/empty-text', (line) =>
    line.replace(/(<a href="[^"]*">)[^<]*/, '$1'),
  ),
  'a link to a page that is not there': lines(/<a href="\//, 'link/missing-page', (line) =>
    line.replace(/href="\//, 'href="/faqe/'),
  ),
  'a disguised script address': lines(/<a href="/, 'link/address', (line) =>
    line.replace(/href="[^"]*"/, 'href="java&#10;script:alert(1)"'),
  ),
  'a data address': lines(/<a href="/, 'link/address', (line) =>
    line.replace(/href="[^"]*"/, 'href="data:text/html,po"'),
  ),
  'a document type': lines(paragraph, 'html/declaration', (line) => `<!DOCTYPE html>${line}`),
  'a comment not closed': lines(paragraph, 'html/comment', (line) => `<!-- shënim ${line}`),
}

function lines(pattern: RegExp, rule: Rule, rewrite: (line: string) => string): Mutation {
  return onLines(news, 'body', pattern, rule, rewrite)
}
