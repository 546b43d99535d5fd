import { type ReactNode, useId } from 'react'
import type { OpenDocument } from '../../protocol.ts'
import { bodyWords as words } from '../../words/body.ts'
import styles from '../BodyEditor.module.css'
import type { Card } from './card-views.ts'
import { SectionHead, setValue } from './SectionHead.tsx'
import { changeTable, isGrid, placeInTable, type TableChange } from './table.ts'

type CardProps = {
  card: Card
  pictures: OpenDocument['pictures']
  days: { start: string; end: string } | undefined
  onSay: (sentence: string) => void
}

/** The form of one card. */
export function CardForm({ card, pictures, days, onSay }: CardProps) {
  const { node } = card
  const field = (name: string, label: string) => (
    <Field label={label} value={String(node.attrs[name])} onChange={(value) => setValue(card, name, value)} />
  )
  switch (node.type.name) {
    case 'section':
      return <SectionHead card={card} days={days} onSay={onSay} />
    case 'note':
      return (
        <Frame card={card} title={words.cards.note} onSay={onSay}>
          {field('title', words.cards.noteTitle)}
        </Frame>
      )
    case 'video':
      return (
        <Frame card={card} title={words.cards.video} onSay={onSay}>
          {field('href', words.cards.videoAddress)}
          {field('title', words.cards.videoTitle)}
        </Frame>
      )
    case 'figure':
      return (
        <Frame card={card} title={words.cards.figure} onSay={onSay}>
          <PictureChoice card={card} pictures={pictures} />
          {field('alt', words.cards.alt)}
          {field('caption', words.cards.caption)}
        </Frame>
      )
    case 'table':
      return (
        <Frame card={card} title={words.cards.table} onSay={onSay}>
          <TableButtons card={card} />
        </Frame>
      )
    case 'locked':
      return (
        <Frame card={card} title={words.cards.locked} onSay={onSay}>
          <p className={styles.hint}>{words.cards.lockedNote}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls, also by the keyboard */}
          <pre className={styles.source} tabIndex={0}>
            {String(node.attrs.source)}
          </pre>
        </Frame>
      )
    default:
      return (
        <Frame
          card={card}
          title={node.type.name === 'rule' ? words.cards.rule : words.cards.columns}
          onSay={onSay}
        />
      )
  }
}

/** The name of a card with the buttons that every card has. */
function Frame({
  card,
  title,
  onSay,
  children,
}: {
  card: Card
  title: string
  onSay: (sentence: string) => void
  children?: ReactNode
}) {
  const titleId = useId()
  const act = (run: (card: Card) => boolean, sentence: string) => () => {
    if (run(card)) onSay(sentence)
  }
  const button = (label: string, onClick: () => void, step?: number) => (
    <button
      type="button"
      className={styles.small}
      data-step={step}
      aria-label={`${label}: ${title}`}
      onClick={onClick}
    >
      {label}
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would put its legend into the border
    <div role="group" aria-labelledby={titleId} className={styles.card}>
      <div className={styles.cardHead}>
        <strong id={titleId}>{title}</strong>
        {button(
          words.cards.up,
          act((one) => move(one, -1), words.said.moved(title)),
          -1,
        )}
        {button(
          words.cards.down,
          act((one) => move(one, 1), words.said.moved(title)),
          1,
        )}
        {button(words.cards.remove, act(remove, words.said.removed(title)))}
      </div>
      {children}
    </div>
  )
}

function Field({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} value={value} onChange={({ target }) => onChange(target.value)} />
    </div>
  )
}

function PictureChoice({ card, pictures }: { card: Card; pictures: OpenDocument['pictures'] }) {
  const id = useId()
  const file = String(card.node.attrs.file)
  const chosen = pictures.find((picture) => picture.file === file)
  const names = pictures.map((picture) => picture.file)
  return (
    <div className={styles.picture}>
      {chosen ? <img src={chosen.address} alt="" className={styles.thumbnail} /> : null}
      <div className={styles.field}>
        <label htmlFor={id}>{words.cards.picture}</label>
        <select id={id} value={file} onChange={({ target }) => setValue(card, 'file', target.value)}>
          <option value="">{words.cards.choosePicture}</option>
          {(file === '' || names.includes(file) ? names : [file, ...names]).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        {pictures.length === 0 ? <p className={styles.hint}>{words.cards.noPictures}</p> : null}
      </div>
    </div>
  )
}

function TableButtons({ card }: { card: Card }) {
  const change = (what: TableChange) => () => {
    const { view, node } = card
    const place = card.place()
    const changed = place === undefined ? undefined : changeTable(node, what, placeInTable(view.state, place))
    if (place === undefined || changed === undefined) return
    view.dispatch(view.state.tr.replaceWith(place, place + node.nodeSize, changed))
  }
  if (!isGrid(card.node)) return null
  return (
    <div className={styles.row}>
      {(['addRow', 'removeRow', 'addColumn', 'removeColumn'] as const).map((what) => (
        <button key={what} type="button" className={styles.small} onClick={change(what)}>
          {words.cards[what]}
        </button>
      ))}
    </div>
  )
}

function remove({ view, node, place }: Card): boolean {
  const at = place()
  if (at === undefined) return false
  view.dispatch(view.state.tr.delete(at, at + node.nodeSize))
  view.focus()
  return true
}

/** Changes places with the block before or after, within its part of a report. */
function move({ view, node, place }: Card, step: 1 | -1): boolean {
  const at = place()
  if (at === undefined) return false
  const { doc, tr } = view.state
  const end = at + node.nodeSize
  const other = step === 1 ? doc.resolve(end).nodeAfter : doc.resolve(at).nodeBefore
  if (!other || other.type.name === 'section') return false
  const target = step === 1 ? at + other.nodeSize : at - other.nodeSize
  view.dispatch(tr.delete(at, end).insert(target, node).scrollIntoView())
  // The card is drawn anew at its place: the focus goes along.
  requestAnimationFrame(() => {
    const moved = view.nodeDOM(target)
    if (moved instanceof HTMLElement) moved.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus()
  })
  return true
}
