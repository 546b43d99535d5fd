import { bodyWords as words } from '../../words/body.ts'
import styles from '../BodyEditor.module.css'
import type { Card } from './card-views.ts'
import { insertSection } from './commands.ts'
import { listDays, nextDay } from './days.ts'
import { sectionsMeta } from './plugins.ts'

/** The heading of a part of a report: shown, with what can be done with the part. */
export function SectionHead({
  card,
  days,
  onSay,
}: {
  card: Card
  days: { start: string; end: string } | undefined
  onSay: (sentence: string) => void
}) {
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

/** Gives a card another value. */
export function setValue({ view, place }: Card, name: string, value: string): void {
  const at = place()
  if (at !== undefined)
    view.dispatch(view.state.tr.setNodeAttribute(at, name, value).setMeta(sectionsMeta, true))
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
