import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history'
import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { format } from '../../../../model/message/format.ts'
import words from '../../../words/body.json'
import buttonStyles from '../../ui/Button.module.css'
import styles from '../BodyEditor.module.css'
import { typeForTag } from '../text/schema.ts'
import { insertCard, isOn, runCommand, toggle } from './commands.ts'
import { canHaveTitle } from './parts.ts'
import { ToolIcon } from './ToolIcon.tsx'

/** The names of the tools for words and paragraphs, by tag; a body has the tools of its schema. */
const tags = {
  strong: words.strong,
  em: words.em,
  sup: words.superscript,
  sub: words.subscript,
  a: words.link,
  span: words.language,
  ul: words.bulletList,
  ol: words.orderedList,
  h2: words.title,
  h3: words.subtitle,
  blockquote: words.quotation,
}

/**
 * A tool. It is disabled if it can do nothing at the selection; `why` is the reason if the reason is not visible.
 * `says` is announced after the tool has run.
 */
type Tool = {
  /** The tag, the card or the step in the history that the tool stands for. */
  icon: string
  name: string
  run: Command
  isOn?: boolean
  isDisabled?: boolean
  why?: string
  says?: string
}

type ToolbarProps = {
  ref: Ref<HTMLDivElement>
  view: EditorView
  askForLink: Command
  /** Called when Escape leaves the tools. */
  onLeave: () => void
  /** Called with the reason why a pressed tool can do nothing at the selection. */
  onRefused: (why: string) => void
}

/** The tools of the editor. Arrow keys go from one to the next. */
export function Toolbar({ ref, view, askForLink, onLeave, onRefused }: ToolbarProps) {
  const [current, setCurrent] = useState(0)
  const tools = listTools(view.state, askForLink)
  function press({ run, isDisabled, why, says }: Tool) {
    if (!isDisabled) runCommand(view, run, says)
    else if (why !== undefined) onRefused(why)
  }
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape') return onLeave()
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
      {tools.map((tool, index) => (
        <button
          key={tool.name}
          type="button"
          className={buttonStyles.button}
          data-icon={tool.icon}
          aria-label={tool.name}
          tabIndex={index === current ? 0 : -1}
          aria-pressed={tool.isOn}
          aria-disabled={tool.isDisabled || undefined}
          title={(tool.isDisabled && tool.why) || tool.name}
          onFocus={() => setCurrent(index)}
          // A press takes no focus, so the selection stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => press(tool)}
        >
          <ToolIcon of={tool.icon} />
        </button>
      ))}
    </div>
  )
}

function listTools(state: EditorState, askForLink: Command): Tool[] {
  const { nodes } = state.schema
  const available = Object.entries(tags).filter(([tag]) => {
    const type = typeForTag(state.schema, tag)
    return type !== undefined && !type.spec.atom
  })
  const cards = (['note', 'figure', 'columns', 'video', 'table', 'rule'] as const).filter(
    (name) => nodes[name],
  )
  return [
    ...available.map(([tag, name]) => ({
      icon: tag,
      name,
      run: tag === 'a' ? askForLink : toggle(tag),
      isOn: isOn(state, tag),
      isDisabled: /^h/.test(tag) && !canHaveTitle(state.selection.$from),
      why: words.noTitle,
    })),
    ...cards.map((name) => ({
      icon: name,
      name: format(words.insert, { name: words.cards[name] }),
      run: insertCard(name),
      says: format(words.said.inserted, { name: words.cards[name] }),
    })),
    { icon: 'undo', name: words.undo, run: undo, isDisabled: undoDepth(state) === 0 },
    { icon: 'redo', name: words.redo, run: redo, isDisabled: redoDepth(state) === 0 },
  ]
}
