import type { After } from './record.ts'

/** A heading or list item that lacks the space after its marker changes the structure of the whole body. */
export const afterSpace: After = { document: ['markdown/missing-space'] }

/** The same, and syntax that MDX cannot parse: it is blanked, and the section seems to lack it. */
export const afterSyntax: After = {
  ...afterSpace,
  section: [
    ...['brace', 'less-than', 'comment', 'import', 'lazy-line', 'bare-link', 'property-syntax'],
    ...['stray-end-tag', 'wrong-end-tag', 'unclosed', 'html', 'unknown-component'],
  ].map((name) => `mdx/${name}`),
}

/** A tag, an attribute or a value that is refused anyway. */
export const afterRefused: After = {
  place: ['element', 'attribute', 'attribute-value', 'event-handler', 'style'].map((name) => `html/${name}`),
}

/** Characters that stand for a description that is still to come. */
export const afterEmpty: After = { place: ['picture/alt-empty'] }
