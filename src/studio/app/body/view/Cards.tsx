import type { Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useMemo } from 'react'
import { editorComponents } from '../../../../model/editor-components.ts'
import { format } from '../../../../model/message/format.ts'
import { propertyLabels } from '../../../component-labels.ts'
import type { FormField } from '../../../protocol.ts'
import words from '../../../words/body.json'
import { Fields } from '../../forms/FieldInput.tsx'
import { SessionContext, useSession } from '../../session/context.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/Button.tsx'
import { applyToValues, type FieldOperation } from '../../values.ts'
import styles from '../BodyEditor.module.css'
import type { Card } from './card-views.ts'
import { formMeta, partHeadings, removePart } from './parts.ts'
import { changeTable, isGrid } from './table.ts'

/**
 * The attributes with fields on a card. A figure in HTML has the attributes of the component, with `src` instead of
 * `file`.
 */
function fieldsOf(tag: string): readonly FormField[] {
  const isHtml = tag === 'figure'
  const { properties = {} } = editorComponents[isHtml ? 'Figure' : tag] ?? {}
  return Object.entries(properties).map(([name, { required, value }]) => {
    const key = (isHtml && name === 'file' ? 'src' : name) as keyof typeof propertyLabels
    const type = value === 'picture' ? 'picture' : 'line'
    return { key, label: propertyLabels[key], type, isRequired: required }
  })
}

/** The form of one card: its name and the buttons of every card, then the fields and buttons of its kind. */
export function CardForm({ card, parts }: { card: Card; parts: readonly string[] }) {
  const { key, node, view, at } = card
  const kind = node.type.name
  const isPart = kind === 'section'
  const title = isPart ? node.textContent : words.cards[kind as keyof typeof words.cards]
  const session = useSession()
  // The fields of the form change the card, not the fields of the document.
  const own = useMemo(
    () => ({ ...session, edit: (operation: FieldOperation) => void change(view, fillIn(card, operation)) }),
    [session, view, card],
  )
  const mover = (step: 1 | -1, label: string) => (
    <Button
      data-control={String(step)}
      label={`${label}: ${title}`}
      onPress={() => change(view, move(card, step)) && announce(format(words.said.moved, { name: title }))}
    >
      {label}
    </Button>
  )
  const remove = () => {
    const { tr } = view.state
    const isRemoved = change(view, isPart ? removePart(tr, at()) : tr.delete(at(), at() + node.nodeSize))
    if (isRemoved) view.focus()
    announce(isRemoved ? format(words.said.removed, { name: title }) : words.parts.isNotEmpty)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would put its legend into the border
    <div role="group" aria-labelledby={key} className={isPart ? styles.part : styles.card}>
      <div className={styles.cardHead}>
        {isPart ? <h3 id={key}>{title}</h3> : <strong id={key}>{title}</strong>}
        {!isPart && mover(-1, words.cards.up)}
        {!isPart && mover(1, words.cards.down)}
        {!['Hyrje', 'Përfundim'].includes(title) && (
          <Button label={`${words.cards.remove}: ${title}`} onPress={remove}>
            {words.cards.remove}
          </Button>
        )}
      </div>
      <SessionContext value={own}>
        <Fields
          fields={isPart ? otherDays(card, parts) : fieldsOf(node.attrs.tag)}
          path={[key]}
          value={isPart ? { day: title } : node.attrs.attributes}
        />
      </SessionContext>
      {kind === 'table' && isGrid(node) && (
        <div className={styles.row}>
          {(['addRow', 'removeRow', 'addColumn', 'removeColumn'] as const).map((what) => (
            <Button key={what} onPress={() => change(view, changeTable(view.state.tr, at(), what))}>
              {words.cards[what]}
            </Button>
          ))}
        </div>
      )}
      {kind === 'locked' && (
        <>
          <p>{words.cards.lockedNote}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls, also by the keyboard */}
          <pre className={styles.source} tabIndex={0}>
            {node.attrs.attributes.source}
          </pre>
        </>
      )}
    </div>
  )
}

/** Applies a change of a form, if there is one; returns whether there was one. */
function change(view: EditorView, tr: Transaction | undefined): boolean {
  if (tr !== undefined) view.dispatch(tr.setMeta(formMeta, true))
  return tr !== undefined
}

/** A choice of the report's free days, for a part whose day is not in the report, for example after its dates changed. */
function otherDays({ node, view }: Card, parts: readonly string[]): FormField[] {
  const taken = partHeadings(view.state.doc)
  const free = parts.filter((part) => part.startsWith('Data:') && !taken.includes(part))
  if (parts.includes(node.textContent) || free.length === 0) return []
  const choices = free.map((part) => ({ value: part, label: part }))
  return [{ key: 'day', label: words.parts.chooseDay, type: 'line', isRequired: true, choices }]
}

/** Sets an attribute of a card, or the heading of a part. */
function fillIn({ node, view, at }: Card, operation: FieldOperation): Transaction {
  const { tr, schema } = view.state
  if (node.type.name === 'section' && operation.op === 'set')
    return tr.replaceWith(at() + 1, at() + node.nodeSize - 1, schema.text(String(operation.value)))
  const own = { ...operation, path: operation.path.slice(-1) }
  // `setNodeAttribute` would add a step to the history for each typed letter.
  return tr.setNodeMarkup(at(), null, {
    ...node.attrs,
    attributes: applyToValues(node.attrs.attributes, own),
  })
}

/** Swaps a card with the block before or after it; undefined if its part of the report has no such block. */
function move({ node, view, at }: Card, step: 1 | -1): Transaction | undefined {
  const { tr } = view.state
  const [start, end] = [at(), at() + node.nodeSize]
  const other = step === 1 ? tr.doc.resolve(end).nodeAfter : tr.doc.resolve(start).nodeBefore
  if (!other || other.type.name === 'section') return undefined
  const target = start + step * other.nodeSize
  // The card is drawn again at its place, so the focus is set on its button again.
  requestAnimationFrame(() => {
    const moved = view.nodeDOM(target)
    if (moved instanceof HTMLElement) moved.querySelector<HTMLElement>(`[data-control="${step}"]`)?.focus()
  })
  return tr.delete(start, end).insert(target, node).scrollIntoView()
}
