type ElementRule = {
  /** Its own attributes, besides those that every element may have. */
  attributes?: readonly string[]
  isInline?: true
  /** It has no end tag. */
  isVoid?: true
  /** The only allowed parents. */
  parents?: readonly string[]
  /** The only allowed children. */
  children?: readonly string[]
}

/** The elements of a news body: the allow-list of the editors' guide. */
const elements: Readonly<Record<string, ElementRule>> = {
  p: {},
  br: { isVoid: true },
  hr: { isVoid: true },
  h2: {},
  h3: {},
  h4: {},
  ul: { children: ['li'] },
  ol: { children: ['li'] },
  li: { parents: ['ul', 'ol'] },
  strong: { isInline: true },
  b: { isInline: true },
  em: { isInline: true },
  i: { isInline: true },
  sup: { isInline: true },
  sub: { isInline: true },
  abbr: { isInline: true },
  span: { isInline: true },
  a: { isInline: true, attributes: ['href', 'target', 'rel'] },
  blockquote: {},
  figure: {},
  figcaption: { parents: ['figure'] },
  img: { isVoid: true, attributes: ['src', 'alt', 'width', 'height'] },
  table: { attributes: ['data-figure'], children: ['caption', 'thead', 'tbody', 'tr'] },
  caption: { parents: ['table'] },
  thead: { parents: ['table'], children: ['tr'] },
  tbody: { parents: ['table'], children: ['tr'] },
  tr: { parents: ['table', 'thead', 'tbody'], children: ['th', 'td'] },
  th: { parents: ['tr'], attributes: ['scope', 'colspan', 'rowspan'] },
  td: { parents: ['tr'], attributes: ['colspan', 'rowspan'] },
}

/** Names of the allowed elements, for suggestions. */
export const elementNames: readonly string[] = Object.keys(elements)

/** The rule of an element; undefined if it is not allowed. */
export function ruleOf(name: string): ElementRule | undefined {
  return Object.hasOwn(elements, name) ? elements[name] : undefined
}

/** Inline elements; every other one begins a block or ends a line. */
export const inlineElements: ReadonlySet<string> = new Set(
  elementNames.filter((name) => elements[name]?.isInline),
)
