/** Attributes that every element may carry. */
const everywhere = ['lang', 'id', 'title']

const none: readonly string[] = []

/** The elements of a news body and their own attributes: the allow-list of the editors' guide. */
const elements: Readonly<Record<string, readonly string[]>> = {
  p: none,
  br: none,
  hr: none,
  h2: none,
  h3: none,
  h4: none,
  ul: none,
  ol: none,
  li: none,
  strong: none,
  b: none,
  em: none,
  i: none,
  sup: none,
  sub: none,
  abbr: none,
  span: none,
  a: ['href', 'target', 'rel'],
  blockquote: none,
  figure: none,
  figcaption: none,
  img: ['src', 'alt', 'width', 'height'],
  table: none,
  caption: none,
  thead: none,
  tbody: none,
  tr: none,
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
}

/** Elements that stand within words and sentences; every other begins a block or ends a line. */
export const inlineElements: ReadonlySet<string> = new Set([
  'a',
  'abbr',
  'b',
  'em',
  'i',
  'span',
  'strong',
  'sub',
  'sup',
])

/** Elements without an end tag. */
export const voidElements: ReadonlySet<string> = new Set(['br', 'hr', 'img'])

/** Elements that must stand directly in one of others. */
export const parents: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  figcaption: ['figure'],
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['table', 'thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
}

/** Elements that hold nothing but certain others. */
export const children: Readonly<Record<string, readonly string[]>> = {
  ul: ['li'],
  ol: ['li'],
  table: ['caption', 'thead', 'tbody', 'tr'],
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['th', 'td'],
}

/** Names of the allowed elements, for suggestions. */
export const elementNames: readonly string[] = Object.keys(elements)

/** Whether an element may be used at all. */
export function isAllowedElement(name: string): boolean {
  return Object.hasOwn(elements, name)
}

/** The attributes that an allowed element may carry. */
export function attributesOf(name: string): readonly string[] {
  return [...(elements[name] ?? none), ...everywhere]
}
