import type { Transaction } from 'prosemirror-state'
import { useId } from 'react'
import fieldStyles from '../../client/forms/Field.module.css'
import { announce } from '../../client/parts/announce.ts'
import { Button } from '../../client/parts/Button.tsx'
import type { OpenDocument } from '../../protocol.ts'
import { bodyWords as words } from '../../words/body.ts'
import styles from '../BodyEditor.module.css'
import { kindOf, withAttribute } from '../text/schema.ts'
import type { Card } from './card-views.ts'
import { Field } from './fields.tsx'
import { partsOf, removePart } from './parts.ts'
import { changeTable, isGrid } from './table.ts'

/** The attributes that are filled in on each kind of card, with their labels. */
const fieldsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  note: { title: words.cards.noteTitle },
  video: { href: words.cards.videoAddress, title: words.cards.videoTitle },
  figure: { alt: words.cards.alt, caption: words.cards.caption },
}

type CardProps = {
  card: Card
  pictures: OpenDocument['pictures']
  /** The headings that the parts of a report can have. */
  parts: readonly string[]
}

/** The form of one card: its name with the buttons that every card has, and what its kind has besides. */
export function CardForm({ card, pictures, parts }: CardProps) {
  const titleId = useId()
  const { node, view, change } = card
  const kind = node.type.name
  const isPart = kind === 'section'
  const title = isPart ? node.textContent : words.cards[kind as keyof typeof words.cards]
  const mover = (step: 1 | -1, label: string) => (
    <Button
      control={String(step)}
      label={`${label}: ${title}`}
      onPress={() => move(card, step) && announce(words.said.moved(title))}
    >
      {label}
    </Button>
  )
  const remove = () => {
    const isRemoved = change((tr, at) => (isPart ? removePart(tr, at) : tr.delete(at, at + node.nodeSize)))
    if (isRemoved) view.focus()
    announce(isRemoved ? words.said.removed(title) : words.parts.isNotEmpty)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would put its legend into the border
    <div role="group" aria-labelledby={titleId} className={isPart ? styles.part : styles.card}>
      <div className={styles.cardHead}>
        {isPart ? <h3 id={titleId}>{title}</h3> : <strong id={titleId}>{title}</strong>}
        {isPart ? <DayChoice card={card} parts={parts} /> : null}
        {isPart ? null : mover(-1, words.cards.up)}
        {isPart ? null : mover(1, words.cards.down)}
        {isPart && ['Hyrje', 'Përfundim'].includes(title) ? null : (
          <Button label={`${words.cards.remove}: ${title}`} onPress={remove}>
            {words.cards.remove}
          </Button>
        )}
      </div>
      {kind === 'figure' ? <PictureChoice card={card} pictures={pictures} /> : null}
      {Object.entries(fieldsOf[kind] ?? {}).map(([name, label]) => (
        <Field
          key={name}
          label={label}
          value={node.attrs.attributes[name] ?? ''}
          onChange={({ target }) => setAttribute(card, name, target.value)}
        />
      ))}
      {kind === 'table' && isGrid(node) ? (
        <div className={styles.row}>
          {(['addRow', 'removeRow', 'addColumn', 'removeColumn'] as const).map((what) => (
            <Button key={what} onPress={() => change((tr, at) => changeTable(tr, at, what))}>
              {words.cards[what]}
            </Button>
          ))}
        </div>
      ) : null}
      {kind === 'locked' ? (
        <>
          <p className={fieldStyles.hint}>{words.cards.lockedNote}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls, also by the keyboard */}
          <pre className={styles.source} tabIndex={0}>
            {String(node.attrs.source)}
          </pre>
        </>
      ) : null}
    </div>
  )
}

function PictureChoice({ card, pictures }: Pick<CardProps, 'card' | 'pictures'>) {
  const id = useId()
  const { node } = card
  const name = kindOf(node) === 'news' ? 'src' : 'file'
  const file = node.attrs.attributes[name] ?? ''
  const chosen = pictures.find((picture) => picture.file === file)
  const names = pictures.map((picture) => picture.file)
  return (
    <div className={styles.picture}>
      {chosen ? <img src={chosen.address} alt="" className={styles.thumbnail} /> : null}
      <div className={fieldStyles.field}>
        <label htmlFor={id} className={fieldStyles.label}>
          {words.cards.picture}
        </label>
        <select
          id={id}
          className={fieldStyles.control}
          value={file}
          onChange={({ target }) => setAttribute(card, name, target.value)}
        >
          <option value="">{words.cards.choosePicture}</option>
          {(file === '' || chosen ? names : [file, ...names]).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        {pictures.length === 0 ? <p className={fieldStyles.hint}>{words.cards.noPictures}</p> : null}
      </div>
    </div>
  )
}

/** Makes of a day that is none of the report's, as after its dates changed, one of them. */
function DayChoice({ card: { node, view, change }, parts }: Pick<CardProps, 'card' | 'parts'>) {
  const taken = partsOf(view.state.doc)
  const free = parts.filter((part) => part.startsWith('Data:') && !taken.includes(part))
  if (parts.includes(node.textContent) || free.length === 0) return null
  const choose = (title: string) =>
    change((tr, at) => tr.replaceWith(at + 1, at + node.nodeSize - 1, view.state.schema.text(title)))
  return (
    <select
      aria-label={words.parts.chooseDay}
      className={fieldStyles.control}
      data-type="choice"
      value=""
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{words.parts.chooseDay}</option>
      {free.map((part) => (
        <option key={part}>{part}</option>
      ))}
    </select>
  )
}

function setAttribute({ change, node }: Card, name: string, value: string): void {
  change((tr, at) => tr.setNodeAttribute(at, 'attributes', withAttribute(node, name, value)))
}

/** Changes places with the block before or after, within its part of a report. */
function move({ change, node, view }: Card, step: 1 | -1): boolean {
  return change((tr, at): Transaction | undefined => {
    const end = at + node.nodeSize
    const other = step === 1 ? tr.doc.resolve(end).nodeAfter : tr.doc.resolve(at).nodeBefore
    if (!other || other.type.name === 'section') return undefined
    const target = at + step * other.nodeSize
    // The card is drawn anew at its place: the focus goes along.
    requestAnimationFrame(() => {
      const moved = view.nodeDOM(target)
      if (moved instanceof HTMLElement) moved.querySelector<HTMLElement>(`[data-control="${step}"]`)?.focus()
    })
    return tr.delete(at, end).insert(target, node).scrollIntoView()
  })
}
