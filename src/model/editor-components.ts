/** The kind of a Markdown body: `report` allows everything that a report may have, `plain` only paragraphs and lists. */
export type BodyKind = 'report' | 'plain'

/** The kind of value that a property of a component takes. */
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

/** The names of the components, for suggestions. */
export const componentNames: readonly string[] = Object.keys(editorComponents)

/** The components for a body of paragraphs and lists, which allows no blocks. */
export const plainComponents: readonly string[] = ['span']

/** The kind of body that allows these components. */
export function bodyKindOf(components: readonly string[]): BodyKind {
  return components.includes('Note') ? 'report' : 'plain'
}
