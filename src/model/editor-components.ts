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

/**
 * The components for editors.
 *
 * To add one, for example Callout:
 *
 * 1. Its record here. The check and the form of a card follow.
 * 2. `site/components/mdx/components.tsx` and `mdx.module.css`, and an exhibit in `catalogue/exhibits.tsx`.
 * 3. Its label in `studio/component-labels.ts`, and the label of a new property in `attributes` of `studio/words/body.json`.
 * 4. The part `### Callout` with an example in `content/README.md`, and the sentence of `mdx/component-place` in
 *    `check/markdown/component-rules.json`. Then `npm run format`.
 * 5. A node in `studio/app/body/text/schema.ts`, its name in `studio/app/body/view/card-views.ts`, and a button in `Toolbar.tsx`,
 *    `plus.ts` and `ToolIcon.tsx` beside it. Without a node the editor shows the block locked, and keeps it.
 *
 * The compiler names a forgotten component or label, and a test a forgotten part of the guide.
 */
const components = {
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
} as const satisfies Readonly<Record<string, EditorComponent>>

type Components = typeof components

/** The name of a component that stands on lines of its own. */
export type BlockName = {
  [Name in keyof Components]: Components[Name]['kind'] extends 'block' ? Name : never
}[keyof Components]

/** The name of a property of these components. */
export type BlockProperty = { [Name in BlockName]: keyof Components[Name]['properties'] }[BlockName]

/** The components for editors, by name. */
export const editorComponents: Readonly<Record<string, EditorComponent>> = components

/** The names of the components, for suggestions. */
export const componentNames: readonly string[] = Object.keys(editorComponents)

/** The components for a body of paragraphs and lists, which allows no blocks. */
export const plainComponents: readonly string[] = ['span']

/** The kind of body that allows these components. */
export function bodyKindOf(components: readonly string[]): BodyKind {
  return components.includes('Note') ? 'report' : 'plain'
}
