import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history'
import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { type KeyboardEvent, type Ref, useState } from 'react'
import buttonStyles from '../../client/parts/Button.module.css'
import words from '../../words/body.json'
import { say } from '../../words/say.ts'
import styles from '../BodyEditor.module.css'
import {
  around,
  canHaveTitle,
  hasMark,
  insertCard,
  perform,
  toggle,
  toggleList,
  toggleQuotation,
  toggleTitle,
} from './commands.ts'

/** A tool: what it is called, what it does, and whether it is on. */
type Tool = { name: string; run: Command; isOn?: boolean; isOff?: boolean; says?: string }

/** The tools of the editor. Arrow keys go from one to the next. */
export function Toolbar({
  ref,
  view,
  onLink,
}: {
  ref: Ref<HTMLDivElement>
  view: EditorView
  /** Asks where a link leads. */
  onLink: () => void
}) {
  const [current, setCurrent] = useState(0)
  const tools = listTools(view.state, onLink)
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape') return view.focus()
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const target = (current + step + tools.length) % tools.length
    event.preventDefault()
    event.currentTarget.querySelectorAll('button')[target]?.focus()
  }
  return (
    <div
      ref={ref}
      role="toolbar"
      tabIndex={-1}
      aria-label={words.tools}
      aria-controls={view.dom.id}
      className={styles.toolbar}
      onKeyDown={onKeyDown}
    >
      {tools.map(({ name, run, isOn, isOff, says }, index) => (
        <button
          key={name}
          type="button"
          className={buttonStyles.button}
          tabIndex={index === current ? 0 : -1}
          aria-pressed={isOn}
          aria-disabled={isOff || undefined}
          onFocus={() => setCurrent(index)}
          // The selection stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => isOff || perform(view, run, says)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

function listTools(state: EditorState, onLink: () => void): Tool[] {
  const { nodes } = state.schema
  const list = around(state, 'list')?.node.attrs.tag
  const title = (tag: string, name: string): Tool => ({
    name,
    run: toggleTitle(tag),
    isOn: around(state, 'heading')?.node.attrs.tag === tag,
    isOff: !canHaveTitle(state),
  })
  const askForLink: Command = () => {
    onLink()
    return true
  }
  const english = toggle('span', { attributes: { lang: 'en' } })
  const cards = (['note', 'figure', 'columns', 'video', 'table', 'rule'] as const).filter(
    (name) => nodes[name],
  )
  return [
    { name: words.strong, run: toggle('strong'), isOn: hasMark(state, 'strong') },
    { name: words.em, run: toggle('em'), isOn: hasMark(state, 'em') },
    { name: words.link, run: askForLink, isOn: hasMark(state, 'link') },
    { name: words.language, run: english, isOn: hasMark(state, 'span') },
    { name: words.bulletList, run: toggleList('ul'), isOn: list === 'ul' },
    { name: words.orderedList, run: toggleList('ol'), isOn: list === 'ol' },
    ...(nodes.table ? [title('h2', words.title)] : []),
    ...(nodes.heading ? [title('h3', words.subtitle)] : []),
    ...(nodes.quotation
      ? [{ name: words.quotation, run: toggleQuotation, isOn: around(state, 'quotation') !== undefined }]
      : []),
    ...cards.map((name) => ({
      name: say(words.insert, { name: words.cards[name] }),
      run: insertCard(name),
      says: say(words.said.inserted, { name: words.cards[name] }),
    })),
    { name: words.undo, run: undo, isOff: undoDepth(state) === 0 },
    { name: words.redo, run: redo, isOff: redoDepth(state) === 0 },
  ]
}
