/** What a body of Markdown may hold: all that a report may, or paragraphs and lists alone. */
export type BodyKind = 'report' | 'plain'

/** What a property of a component may hold. */
export type PropertyKind = 'text' | 'picture' | 'https' | 'language'

/** A component that editors may use in the body of a report. */
export type EditorComponent = {
  /** `block` stands on lines of its own, `inline` within a sentence. */
  kind: 'block' | 'inline'
  /** The allowed content between its tags. */
  holds: 'paragraphs' | 'list' | 'text' | 'nothing'
  properties: Readonly<Record<string, { required: boolean; value: PropertyKind }>>
}

/** The components for editors; the guide and the MDX provider have the same names. */
export const editorComponents: Readonly<Record<string, EditorComponent>> = {
  Note: { kind: 'block', holds: 'paragraphs', properties: { title: { required: false, value: 'text' } } },
  Figure: {
    kind: 'block',
    holds: 'nothing',
    properties: {
      file: { required: true, value: 'picture' },
      alt: { required: true, value: 'text' },
      caption: { required: false, value: 'text' },
    },
  },
  VideoCard: {
    kind: 'block',
    holds: 'nothing',
    properties: { href: { required: true, value: 'https' }, title: { required: true, value: 'text' } },
  },
  TwoColumns: { kind: 'block', holds: 'list', properties: {} },
  span: { kind: 'inline', holds: 'text', properties: { lang: { required: true, value: 'language' } } },
}

/** Their names, for suggestions. */
export const componentNames: readonly string[] = Object.keys(editorComponents)

/** What may stand in a body of paragraphs and lists: it has no room for blocks. */
export const plainComponents: readonly string[] = ['span']

/** The kind of body that may hold these components. */
export function bodyKindOf(components: readonly string[]): BodyKind {
  return components.includes('Note') ? 'report' : 'plain'
}
