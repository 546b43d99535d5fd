import { meantHref } from '../../link-address.ts'
import type { BodyKind, PropertyKind } from '../../markdown/components.ts'
import type { LeftoverKind } from '../../markdown/leftovers.ts'
import type { MessagesOf } from '../index.ts'
import { elsewhereCure, htmlCure, pictureCures } from './html-in-markdown.ts'
import { allOf, didYouMean, oneOf, quotesOf, realAddress } from './phrases.ts'

const nodes: Readonly<Record<string, string>> = {
  image: 'a picture put in with ![…](…)',
  imageReference: 'a picture put in with ![…][…]',
  code: 'a block of code',
  inlineCode: 'code between two ` signs',
  blockquote: 'a quotation with >',
  thematicBreak: 'a dividing line',
  table: 'a table',
  definition: 'a definition of a link',
  footnote: 'a footnote',
  linkReference: 'a link with two pairs of square brackets',
}

const properties: Readonly<Record<PropertyKind, string>> = {
  text: 'Write a text that says something.',
  picture: 'Write the name of a picture of the same folder, for example 03.jpg',
  https: 'Write a whole address that starts with https://',
  language: 'Write the short name of the language, for example en',
}

const contents = {
  paragraphs: 'paragraphs and lists',
  list: 'one bullet list and nothing else',
  text: 'text',
  nothing: 'nothing: it closes itself, with />',
} as const

const leftovers: Readonly<Record<Exclude<LeftoverKind, 'footnote'>, string>> = {
  emphasis:
    'Emphasis opens and closes right at the words: **word** or *word*. The sign itself is written \\*',
  strike: 'Struck text is not used; remove the ~ signs.',
  highlight: 'Coloured text is not used; remove the == signs, or emphasize it: **word**',
  task: 'Boxes of tasks are not used; remove the box and leave the point: - Text of the point',
  link: 'A link has no blank between its brackets, nor in the address: [text](/address)',
  table: 'Tables are not used here; write the rows as a list.',
}

const footnoteCures: Readonly<Record<BodyKind, string>> = {
  report: 'Footnotes are not used; put the explanation in brackets or in a <Note>.',
  project: 'Footnotes are not used; put the explanation in brackets.',
}

/** Markdown and components. */
export const bodyMessages: MessagesOf<'markdown' | 'mdx'> = {
  'markdown/not-allowed': ({ kind, body }) => ({
    message: `Here stands ${nodes[kind] ?? 'a sign of Markdown'}, which this text does not use.`,
    cure: kind.startsWith('image')
      ? pictureCures[body]
      : kind === 'footnote'
        ? footnoteCures[body]
        : 'Use paragraphs, **strong**, *emphasis*, lists and links [text](address).',
  }),
  'mdx/html': ({ name, body, address }) => ({
    message: `The HTML tag <${name}> is not used in this text.`,
    cure: htmlCure(name, body, address),
  }),
  'mdx/unknown-component': ({ name, suggestion, known, body, isElsewhere, address }) => ({
    message: isElsewhere
      ? `The component <${name}> is used in reports only.`
      : `There is no component <${name}>.`,
    cure: isElsewhere
      ? elsewhereCure(name, address)
      : (didYouMean(suggestion) ??
        (body === 'report'
          ? `Use ${oneOf(known)}; write the sign < in text as \\<`
          : 'Remove it; write the sign < in text as \\<')),
  }),
  'mdx/unclosed': ({ name }) => ({
    message: `The component <${name}> opens here and is not closed.`,
    cure: `Add </${name}> after its content; alone on its line when the opening is so too.`,
  }),
  'mdx/wrong-end-tag': ({ expected, written }) => ({
    message: `</${written}> closes here, but <${expected}> is open.`,
    cure: `Write: </${expected}>`,
  }),
  'mdx/stray-end-tag': () => ({
    message: 'This tag closes something that is not open.',
    cure: 'Remove it, or add the opening tag before the content.',
  }),
  'mdx/brace': () => ({
    message: 'The curly bracket { has a special meaning and is not written directly in text.',
    cure: 'Use ordinary brackets ( ), or write \\{',
  }),
  'mdx/expression': () => ({
    message: 'Curly brackets { } are code, and code is not allowed in content.',
    cure: 'Remove the brackets and write the text as it should be read, or \\{ when you want the sign itself.',
  }),
  'mdx/import': () => ({
    message: 'A line that starts with “import” or “export” is code, and code is not allowed in content.',
    cure: 'Remove the line; components are used without import.',
  }),
  'mdx/comment': () => ({
    message: 'HTML comments <!-- … --> are not used in this text.',
    cure: 'Delete the comment.',
  }),
  'mdx/bare-link': ({ address }) => ({
    message: 'An address between < and > does not become a link.',
    cure: `Write: [text of the link](${meantHref(address)})`,
  }),
  'mdx/less-than': () => ({
    message: 'After the sign < the name of a component is expected.',
    cure: 'When you want the sign itself, write \\< or “less than”.',
  }),
  'mdx/property-syntax': ({ quotes }) => ({
    message: quotes
      ? quotesOf(quotes.form, quotes.property)
      : 'The properties of this component cannot be read.',
    cure: quotes
      ? `Write: ${quotes.corrected}`
      : 'Each property is: name, equals sign and value in straight quotes, for example title="Remember"',
  }),
  'mdx/lazy-line': () => ({
    message:
      'The component opened above continues on a line that no longer belongs to the list or quotation.',
    cure: 'Close the component before the list ends, or move it out.',
  }),
  'mdx/component-place': ({ name, kind }) => ({
    message:
      kind === 'block'
        ? `The component <${name}> must stand on lines of its own, not inside a sentence, a list or another component.`
        : `<${name}> stands inside a sentence, not alone on a line.`,
    cure:
      kind === 'block'
        ? 'Put it at the start of a line, with an empty line before and after it.'
        : 'Write it on the same line as the words around it.',
  }),
  'mdx/component-content': ({ name, holds }) => ({
    message: `This cannot stand inside <${name}>.`,
    cure: `Inside <${name}> is allowed: ${contents[holds]}.`,
  }),
  'mdx/component-empty': ({ name }) => ({
    message: `The component <${name}> is empty.`,
    cure: `Write its content between <${name}> and </${name}>, or remove it.`,
  }),
  'mdx/unknown-property': ({ name, property, suggestion, known }) => ({
    message: `The component <${name}> has no property “${property}”.`,
    cure:
      didYouMean(suggestion) ??
      (known.length === 0
        ? 'Remove it; this component has no properties.'
        : `Remove it; the properties are ${allOf(known)}.`),
  }),
  'mdx/repeated-property': ({ property }) => ({
    message: `The property “${property}” is written twice.`,
    cure: 'Keep one.',
  }),
  'mdx/missing-property': ({ name, property }) => ({
    message: `The component <${name}> lacks the property “${property}”.`,
    cure: `Add: ${property}="…"`,
  }),
  'mdx/property-text': ({ property }) => ({
    message: `The value of the property “${property}” must be text in straight quotes.`,
    cure: `Write: ${property}="…"`,
  }),
  'mdx/property-value': ({ property, kind, isPlaceholder }) => ({
    message: `The value of the property “${property}” is not the right one.`,
    cure: isPlaceholder ? realAddress : properties[kind],
  }),
  'markdown/missing-space': ({ corrected, fault }) => ({
    message: {
      space:
        'This is read neither as a heading nor as a point: the sign at the start of a line needs a space after it.',
      dash: 'This looks like a point of a list, but its sign is a dash.',
      letter: 'This looks like a point of a list, but points are not marked by letters.',
    }[fault],
    cure: `Write: ${corrected}`,
  }),
  'markdown/leftover': ({ kind, written, body }) => ({
    message: `“${written}” would show on the page exactly so, signs included.`,
    cure: kind === 'footnote' ? footnoteCures[body] : leftovers[kind],
  }),
  'markdown/heading-place': () => ({
    message: 'The heading stands within a list or another part.',
    cure: 'Put the heading at the start of a line, with an empty line before and after it.',
  }),
}
