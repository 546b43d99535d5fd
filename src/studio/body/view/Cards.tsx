import { type ReactNode, useId } from 'react'
import type { OpenDocument } from '../../protocol.ts'
import { bodyWords as words } from '../../words/body.ts'
import styles from '../BodyEditor.module.css'
import type { Card } from './card-views.ts'
import { insertSection } from './commands.ts'
import { listDays, nextDay } from './days.ts'
import { sectionsMeta } from './plugins.ts'
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
  const button = (label: string, onClick: () => void) => (
    <button type="button" className={styles.small} aria-label={`${label}: ${title}`} onClick={onClick}>
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
        )}
        {button(
          words.cards.down,
          act((one) => move(one, 1), words.said.moved(title)),
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

/** The heading of a part of a report: shown, with what can be done with the part. */
function SectionHead({ card, days, onSay }: Omit<CardProps, 'pictures'>) {
  const { node, view } = card
  const title = String(node.attrs.title)
  const label = /^Data:\s*(.*)$/.exec(title)?.[1]
  const doc = view.state.doc
  const titles = doc.content.content.flatMap(({ type, attrs }) =>
    type.name === 'section' ? [String(attrs.title)] : [],
  )
  const isObjectivesFree = title === 'Hyrje' && !titles.includes('Objektivat')
  const add = (heading: string) => {
    const end = endOfSection(card)
    if (end === undefined) return
    insertSection(heading, end)(view.state, view.dispatch)
    view.focus()
    onSay(words.said.inserted(heading.replace(/^Data:\s*/, '')))
  }
  const next = label === undefined ? undefined : nextDay(titles, title, days)
  const all = days === undefined ? [] : listDays(days)
  // Days of the report are shown; another day, as after its dates changed, can become one of them.
  const free = all.includes(label ?? '') ? [] : all.filter((day) => !titles.includes(`Data: ${day}`))
  const isKnown = ['Hyrje', 'Përfundim'].includes(title)
  return (
    <div className={styles.section}>
      <h3 className={styles.sectionTitle}>
        {label === undefined ? title : `${words.sections.day}: ${label}`}
      </h3>
      {label === undefined || free.length === 0 ? null : (
        <select
          aria-label={words.sections.chooseDay}
          className={styles.small}
          value=""
          onChange={({ target }) => setValue(card, 'title', `Data: ${target.value}`)}
        >
          <option value="">{words.sections.chooseDay}</option>
          {free.map((day) => (
            <option key={day}>{day}</option>
          ))}
        </select>
      )}
      {isObjectivesFree ? (
        <button type="button" className={styles.small} onClick={() => add('Objektivat')}>
          {words.sections.addObjectives}
        </button>
      ) : null}
      {next === undefined ? null : (
        <button type="button" className={styles.small} onClick={() => add(`Data: ${next}`)}>
          {words.sections.addDay}
        </button>
      )}
      {isKnown ? null : (
        <button
          type="button"
          className={styles.small}
          aria-label={`${label === undefined ? words.cards.remove : words.sections.removeDay}: ${label ?? title}`}
          onClick={() => onSay(removeSection(card) ? words.said.removed(title) : words.sections.isNotEmpty)}
        >
          {label === undefined ? words.cards.remove : words.sections.removeDay}
        </button>
      )}
    </div>
  )
}

function setValue({ view, place }: Card, name: string, value: string): void {
  const at = place()
  if (at !== undefined)
    view.dispatch(view.state.tr.setNodeAttribute(at, name, value).setMeta(sectionsMeta, true))
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
  return true
}

function endOfSection({ view, place }: Card): number | undefined {
  const at = place()
  if (at === undefined) return undefined
  const { doc } = view.state
  let end = at
  for (let index = doc.resolve(at).index(); index < doc.childCount; index++) {
    if (end > at && doc.child(index).type.name === 'section') break
    end += doc.child(index).nodeSize
  }
  return end
}

/** Takes away a part without words; one with words stays, so that nothing is lost by a slip. */
function removeSection(card: Card): boolean {
  const at = card.place()
  const end = endOfSection(card)
  if (at === undefined || end === undefined) return false
  const { state } = card.view
  const inside = state.doc.slice(at + card.node.nodeSize, end).content.content
  const isEmpty = inside.every((node) => node.type.name === 'paragraph' && node.content.size === 0)
  if (!isEmpty) return false
  card.view.dispatch(state.tr.delete(at, end).setMeta(sectionsMeta, true))
  card.view.focus()
  return true
}
