import type { MessagesOf } from '../index.ts'
import { allOf, didYouMean, oneOf, quotesOf } from './phrases.ts'

const foreign: Readonly<Record<string, string>> = {
  script: 'Scripts are allowed nowhere.',
  iframe: 'Frames with foreign pages are not allowed; put a link to the page.',
  h1: 'The title of the post is the h1 already; use h2.',
  div: 'Use <p> for paragraphs.',
  font: 'Use <strong> or <em> for emphasis.',
  u: 'Use <strong> or <em> for emphasis.',
  video: 'Put a link to the video.',
}

const values: Readonly<Record<string, string>> = {
  id: 'Write only small letters, numbers and hyphens: id="about-the-study"',
  lang: 'Write the short name of the language, e.g. lang="en"; remove it where the text is Albanian.',
  scope: 'Write scope="col" for a column or scope="row" for a row.',
  target: 'Remove it, or write: target="_blank" rel="noopener"',
  rel: 'Write: rel="noopener"',
}

/** HTML bodies of news posts. */
export const htmlMessages: MessagesOf<'html' | 'news'> = {
  'html/element': ({ name, suggestion }) => ({
    message: `The element <${name}> is not allowed in news posts.`,
    cure: name.includes(':')
      ? `It comes from Word; delete the tags <${name}> and </${name}>.`
      : (foreign[name] ?? didYouMean(suggestion) ?? 'Remove it; the allowed elements are in the guide.'),
  }),
  'html/event-handler': ({ name }) => ({
    message: `The attribute “${name}” runs code and is not allowed.`,
    cure: 'Remove the attribute.',
  }),
  'html/style': () => ({
    message: 'The attribute “style” is not allowed: the looks come from the site.',
    cure: 'Remove the attribute; use <strong> or <em> for emphasis.',
  }),
  'html/attribute': ({ name, element, suggestion, allowed }) => ({
    message: `The attribute “${name}” is not allowed on <${element}>.`,
    cure: didYouMean(suggestion) ?? `Remove it; <${element}> may have ${allOf(allowed)}.`,
  }),
  'html/duplicate-attribute': ({ name }) => ({
    message: `The attribute “${name}” is written twice.`,
    cure: 'Keep one.',
  }),
  'html/attribute-value': ({ name }) => ({
    message: `The attribute “${name}” has no value, or not the right one.`,
    cure: values[name] ?? `Write the value in quotes: ${name}="…"`,
  }),
  'html/missing-attribute': ({ name, element }) => ({
    message: `The element <${element}> lacks the attribute “${name}”.`,
    cure: name === 'alt' ? 'Add alt="…" with a description of what is seen.' : `Add: ${name}="…"`,
  }),
  'html/new-window': () => ({
    message: 'A link that opens a new window needs rel="noopener".',
    cure: 'Add rel="noopener", or remove target="_blank".',
  }),
  'html/picture-address': ({ address }) => ({
    message: `The picture address “${address}” is not the name of a JPEG, PNG, WebP or AVIF in the folder of the post.`,
    cure: 'Put the picture beside the post and write only its name: src="02.jpg"',
  }),
  'html/table-headings': () => ({
    message: 'The table has no heading cell.',
    cure: 'Write the titles of the columns with <th scope="col">…</th>.',
  }),
  'html/heading-order': ({ written, expected }) => ({
    message: `The heading <h${written}> skips a level.`,
    cure: `Write: <h${expected}>…</h${expected}>`,
  }),
  'html/empty-element': ({ name }) => ({
    message: `The element <${name}> holds no text.`,
    cure: 'Write its text, or remove it.',
  }),
  'html/unclosed': ({ name, before }) => ({
    message:
      before === undefined
        ? `The element <${name}> opens here and is not closed.`
        : `The element <${name}> opens here and is not closed before </${before}>.`,
    cure: `Add </${name}> after its content.`,
  }),
  'html/stray-end-tag': ({ name }) => ({
    message: `</${name}> closes something that is not open.`,
    cure: ['br', 'hr', 'img'].includes(name)
      ? `Write only <${name} />.`
      : name.includes(':')
        ? 'It comes from Word; delete it.'
        : `Remove it, or add <${name}> before the content.`,
  }),
  'html/misplaced': ({ name, parents }) => ({
    message: `The element <${name}> is not in its place.`,
    cure: `Put it directly inside ${oneOf(parents.map((parent) => `<${parent}>`))}.`,
  }),
  'html/misplaced-in': ({ name, parent, children }) => ({
    message: `The element <${name}> cannot stand directly inside <${parent}>.`,
    cure: `Inside <${parent}> come only ${allOf(children.map((child) => `<${child}>`))}.`,
  }),
  'html/misnested': ({ name, parent }) => ({
    message:
      parent === undefined
        ? 'A browser would read this part otherwise than it is written.'
        : `The element <${name}> cannot stand inside <${parent}>: a browser would take it out.`,
    cure:
      parent === undefined
        ? 'Write it more simply: paragraphs, headings and lists one after the other.'
        : `Close </${parent}> before <${name}>.`,
  }),
  'html/text-sign': () => ({
    message: 'The sign < in text is taken for the start of an element.',
    cure: 'Write: &lt;',
  }),
  'html/tag-form': ({ name, fault }) => {
    if (fault.kind === 'quotes')
      return { message: quotesOf(fault.form, fault.attribute), cure: `Write: ${fault.corrected}` }
    if (fault.kind === 'blank')
      return {
        message: 'A space stands after the sign <, so the element is not read.',
        cure: `Delete the space: ${fault.corrected}`,
      }
    return {
      message: `The element <${name}> cannot be read: after the marked part stands something that is no part of it.`,
      cure: 'Write the name, then attributes with values in straight quotes, and > at the end, e.g. <a href="/projects">',
    }
  },
  'html/comment': () => ({
    message:
      'This comment is not simple or not closed: only <!-- text --> is allowed, without double hyphens and < inside.',
    cure: 'Simplify or delete the comment.',
  }),
  'html/declaration': () => ({
    message: '<!DOCTYPE, <![CDATA[ and <? have no place in news posts.',
    cure: 'Delete it; write only the content of the post.',
  }),
  'html/entity': () => ({
    message: 'The sign & starts an abbreviation here that is unknown or not closed with a semicolon.',
    cure: 'For the sign itself write &amp; – letters such as ë are written directly.',
  }),
  'html/duplicate-id': ({ id }) => ({
    message: `The identifier “${id}” is used on this page already.`,
    cure: 'Choose another name.',
  }),
  'news/empty': () => ({
    message: 'The post has no text.',
    cure: 'Write the text below the fields: <p>…</p>',
  }),
  'html/bare-text': () => ({
    message: 'This text is in no paragraph.',
    cure: 'Put it between <p> and </p>.',
  }),
  'html/markdown': ({ written }) => ({
    message: `“${written}” is written with the signs of reports; in a news post they show as they are.`,
    cure: 'Write HTML: <strong>…</strong>, <a href="…">…</a>, <h2>…</h2>, <ul><li>…</li></ul>.',
  }),
}
