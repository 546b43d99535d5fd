import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history'
import type { Command, EditorState } from 'prosemirror-state'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { bodyWords as words } from '../../words/body.ts'
import styles from '../BodyEditor.module.css'
import {
  around,
  canHaveTitle,
  hasMark,
  insertBlock,
  makeCard,
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
  state,
  editorId,
  onRun,
  onLink,
  onLeave,
}: {
  ref: Ref<HTMLDivElement>
  state: EditorState
  editorId: string
  onRun: (command: Command, says?: string) => void
  onLink: () => void
  onLeave: () => void
}) {
  const [current, setCurrent] = useState(0)
  const tools = listTools(state, onLink)
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape') return onLeave()
    const last = tools.length - 1
    const target = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }[event.key]
    if (target === undefined) return
    event.preventDefault()
    setCurrent(target)
    event.currentTarget.querySelectorAll('button')[target]?.focus()
  }
  return (
    <div
      ref={ref}
      role="toolbar"
      tabIndex={-1}
      aria-label={words.tools}
      aria-controls={editorId}
      className={styles.toolbar}
      onKeyDown={onKeyDown}
    >
      {tools.map(({ name, run, isOn, isOff, says }, index) => (
        <button
          key={name}
          type="button"
          className={styles.tool}
          tabIndex={index === Math.min(current, tools.length - 1) ? 0 : -1}
          aria-pressed={isOn}
          aria-disabled={isOff || undefined}
          onFocus={() => setCurrent(index)}
          // The selection stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            if (!isOff) onRun(run, says)
          }}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

function listTools(state: EditorState, onLink: () => void): Tool[] {
  const { nodes } = state.schema
  const mark = (name: string, label: string, attrs?: Record<string, unknown>): Tool => ({
    name: label,
    run: toggle(name, attrs),
    isOn: hasMark(state, name),
  })
  const openLink: Command = () => {
    onLink()
    return true
  }
  const title = (level: number, label: string): Tool => ({
    name: label,
    run: toggleTitle(level),
    isOn: around(state, 'heading', level) !== undefined,
    isOff: !canHaveTitle(state),
  })
  const insert = (['note', 'figure', 'columns', 'video', 'table', 'rule'] as const).flatMap(
    (name): Tool[] => {
      const node = makeCard(state.schema, name)
      if (node === undefined) return []
      return [
        { name: words.insert[name], run: insertBlock(node), says: words.said.inserted(words.cards[name]) },
      ]
    },
  )
  return [
    mark('strong', words.strong),
    mark('em', words.em),
    { name: words.link, run: openLink, isOn: hasMark(state, 'link') },
    mark('span', words.language, { attributes: [['lang', 'en']] }),
    {
      name: words.bulletList,
      run: toggleList('bullet_list'),
      isOn: around(state, 'bullet_list') !== undefined,
    },
    {
      name: words.orderedList,
      run: toggleList('ordered_list'),
      isOn: around(state, 'ordered_list') !== undefined,
    },
    ...(nodes.table ? [title(2, words.title)] : []),
    ...(nodes.heading ? [title(3, words.subtitle)] : []),
    ...(nodes.quotation
      ? [{ name: words.quotation, run: toggleQuotation, isOn: around(state, 'quotation') !== undefined }]
      : []),
    ...insert,
    { name: words.undo, run: undo, isOff: undoDepth(state) === 0 },
    { name: words.redo, run: redo, isOff: redoDepth(state) === 0 },
  ]
}
