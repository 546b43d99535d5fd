import { useId } from 'react'
import type { OpenDocument } from '../../protocol.ts'
import { bodyWords as words } from '../../words/body.ts'
import styles from '../BodyEditor.module.css'
import type { Card } from './card-views.ts'
import { endOfPart, insertSection } from './commands.ts'
import { dayOf, nextDay } from './days.ts'
import { Button, Field } from './fields.tsx'
import { changeTable, isGrid, placeInTable } from './table.ts'

/** The lines that are filled in on each kind of card, with their labels. */
const fieldsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  note: { title: words.cards.noteTitle },
  video: { href: words.cards.videoAddress, title: words.cards.videoTitle },
  figure: { alt: words.cards.alt, caption: words.cards.caption },
}

type CardProps = {
  card: Card
  pictures: OpenDocument['pictures']
  days: readonly string[]
  onSay: (sentence: string) => void
}

/** The form of one card: its name with the buttons that every card has, and what its kind has besides. */
export function CardForm({ card, pictures, days, onSay }: CardProps) {
  const titleId = useId()
  const { type, attrs } = card.node
  if (type.name === 'section') return <SectionHead card={card} days={days} onSay={onSay} />
  const title = words.cards[type.name as keyof typeof words.cards]
  const button = (label: string, act: () => boolean, sentence: string, step?: number) => (
    <Button data-step={step} aria-label={`${label}: ${title}`} onClick={() => act() && onSay(sentence)}>
      {label}
    </Button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would put its legend into the border
    <div role="group" aria-labelledby={titleId} className={styles.card}>
      <div className={styles.cardHead}>
        <strong id={titleId}>{title}</strong>
        {button(words.cards.up, () => move(card, -1), words.said.moved(title), -1)}
        {button(words.cards.down, () => move(card, 1), words.said.moved(title), 1)}
        {button(words.cards.remove, () => remove(card), words.said.removed(title))}
      </div>
      {type.name === 'figure' ? <PictureChoice card={card} pictures={pictures} /> : null}
      {Object.entries(fieldsOf[type.name] ?? {}).map(([name, label]) => (
        <Field
          key={name}
          label={label}
          value={String(attrs[name])}
          onChange={({ target }) => setValue(card, name, target.value)}
        />
      ))}
      {type.name === 'table' && isGrid(card.node) ? <TableButtons card={card} /> : null}
      {type.name === 'locked' ? (
        <>
          <p className={styles.hint}>{words.cards.lockedNote}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls, also by the keyboard */}
          <pre className={styles.source} tabIndex={0}>
            {String(attrs.source)}
          </pre>
        </>
      ) : null}
    </div>
  )
}

function PictureChoice({ card, pictures }: Pick<CardProps, 'card' | 'pictures'>) {
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
          {(file === '' || chosen ? names : [file, ...names]).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        {pictures.length === 0 ? <p className={styles.hint}>{words.cards.noPictures}</p> : null}
      </div>
    </div>
  )
}

function TableButtons({ card: { change, node, view } }: Pick<CardProps, 'card'>) {
  return (
    <div className={styles.row}>
      {(['addRow', 'removeRow', 'addColumn', 'removeColumn'] as const).map((what) => (
        <Button
          key={what}
          onClick={() =>
            change((tr, at) => {
              const changed = changeTable(node, what, placeInTable(view.state, at))
              return changed && tr.replaceWith(at, at + node.nodeSize, changed)
            })
          }
        >
          {words.cards[what]}
        </Button>
      ))}
    </div>
  )
}

/** The heading of a part of a report: shown, with what can be done with the part. */
function SectionHead({ card, days, onSay }: Omit<CardProps, 'pictures'>) {
  const { view, change } = card
  const title = String(card.node.attrs.title)
  const titles = view.state.doc.children.flatMap(({ type, attrs }) =>
    type.name === 'section' ? [String(attrs.title)] : [],
  )
  const day = dayOf(title)
  const next = day === undefined ? undefined : nextDay(titles, day, days)
  // Days of the report are shown; another day, as after its dates changed, can become one of them.
  const free =
    day === undefined || days.includes(day) ? [] : days.filter((one) => !titles.includes(`Data: ${one}`))
  const removeLabel = day === undefined ? words.cards.remove : words.sections.removeDay
  const adder = (heading: string, label: string) => (
    <Button
      onClick={() => {
        change((tr, at) => insertSection(tr, heading, endOfPart(tr.doc, at)))
        view.focus()
        onSay(words.said.inserted(dayOf(heading) ?? heading))
      }}
    >
      {label}
    </Button>
  )
  return (
    <div className={styles.section}>
      <h3 className={styles.sectionTitle}>{day === undefined ? title : `${words.sections.day}: ${day}`}</h3>
      {free.length === 0 ? null : (
        <select
          aria-label={words.sections.chooseDay}
          className={styles.small}
          value=""
          onChange={({ target }) => setValue(card, 'title', `Data: ${target.value}`)}
        >
          <option value="">{words.sections.chooseDay}</option>
          {free.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      )}
      {title === 'Hyrje' && !titles.includes('Objektivat')
        ? adder('Objektivat', words.sections.addObjectives)
        : null}
      {next === undefined ? null : adder(`Data: ${next}`, words.sections.addDay)}
      {['Hyrje', 'Përfundim'].includes(title) ? null : (
        <Button
          aria-label={`${removeLabel}: ${day ?? title}`}
          onClick={() => onSay(removeSection(card) ? words.said.removed(title) : words.sections.isNotEmpty)}
        >
          {removeLabel}
        </Button>
      )}
    </div>
  )
}

/** Takes away a part without words; one with words stays, so that nothing is lost by a slip. */
function removeSection({ change, node, view }: Card): boolean {
  const isRemoved = change((tr, at) => {
    const end = endOfPart(tr.doc, at)
    const inside = tr.doc.slice(at + node.nodeSize, end).content
    const isEmpty = inside.content.every(
      ({ type, childCount }) => type.name === 'paragraph' && childCount === 0,
    )
    return isEmpty ? tr.delete(at, end) : undefined
  })
  if (isRemoved) view.focus()
  return isRemoved
}

/** Gives a card another value. */
function setValue({ change }: Card, name: string, value: string): void {
  change((tr, at) => tr.setNodeAttribute(at, name, value))
}

function remove({ change, node, view }: Card): boolean {
  const isRemoved = change((tr, at) => tr.delete(at, at + node.nodeSize))
  view.focus()
  return isRemoved
}

/** Changes places with the block before or after, within its part of a report. */
function move({ change, node, view }: Card, step: 1 | -1): boolean {
  return change((tr, at) => {
    const end = at + node.nodeSize
    const other = step === 1 ? tr.doc.resolve(end).nodeAfter : tr.doc.resolve(at).nodeBefore
    if (!other || other.type.name === 'section') return undefined
    const target = at + step * other.nodeSize
    // The card is drawn anew at its place: the focus goes along.
    requestAnimationFrame(() => {
      const moved = view.nodeDOM(target)
      if (moved instanceof HTMLElement) moved.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus()
    })
    return tr.delete(at, end).insert(target, node).scrollIntoView()
  })
}
