import type { EditorView } from 'prosemirror-view'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { reportParts } from '../../../model/report-parts.ts'
import words from '../../words/body.json'
import { useSession } from '../session/context.ts'
import type { EditorState } from '../session/state.ts'
import { controlText, valueAt } from '../values.ts'
import styles from './BodyEditor.module.css'
import { type Drawn, editBody } from './edit-body.ts'
import { NotesBox, useNotes } from './Notes.tsx'
import { CardForm } from './view/Cards.tsx'
import { LinkPanel } from './view/LinkPanel.tsx'
import { MissingParts } from './view/MissingParts.tsx'
import { Toolbar } from './view/Toolbar.tsx'

/** The body of a document below its fields, in blocks. */
export function BodyEditor({ state: { document, values, task } }: { state: EditorState }) {
  const kind = document.kind === 'news' || document.kind === 'report' ? document.kind : 'project'
  const session = useSession()
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  const start = useRef<HTMLParagraphElement>(null)
  const end = useRef<HTMLParagraphElement>(null)
  /** The field of a card that had the focus last; undefined if the text or a button had it. */
  const field = useRef<HTMLElement>(undefined)
  const [drawn, setDrawn] = useState<Drawn>()
  const [isLinking, setLinking] = useState(false)
  const { notes, onNote, onWrite, endNotes } = useNotes()

  useEffect(() => {
    const attributes = {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': words.editor,
      'aria-describedby': `${id}-help`,
      class: styles.text ?? '',
      lang: 'sq',
      spellcheck: 'true',
    }
    const listeners = { onDraw: setDrawn, onNote, onWrite, onPaste: endNotes }
    return place.current ? editBody(place.current, session, kind, attributes, listeners) : undefined
  }, [kind, id, session, onNote, onWrite, endNotes])

  /**
   * Handles keys in the whole editor. A letter typed on a button moves the focus to the text, because the next space
   * would press the button.
   */
  const onKeyDown = (event: KeyboardEvent) => {
    const hasControl = event.ctrlKey || event.metaKey
    const isTyped = event.key.length === 1 && !hasControl && !event.altKey
    const isOnButton = event.target instanceof HTMLButtonElement && event.key !== ' '
    const isBeside = event.target === start.current || event.target === end.current
    if (isTyped && (isOnButton || isBeside)) return goBack()
    const target = drawn && event.key === 'Tab' && !event.defaultPrevented && tabTarget(drawn.view, event)
    if (target) target.focus()
    else if (event.altKey && event.key === 'F10')
      toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    else if (hasControl && event.key === 'k') setLinking(true)
    else return
    event.preventDefault()
  }
  /** The target of a Tab that the text has not handled; undefined if the browser moves the focus. */
  const tabTarget = (view: EditorView, { target, shiftKey }: KeyboardEvent) => {
    if (target === start.current && !shiftKey) return controlAbove(view)
    if (target === end.current && shiftKey)
      return view.dom.querySelector<HTMLElement>('[data-gap] button') ?? undefined
    if (target !== view.dom) return undefined
    if (shiftKey) return start.current
    // On a selected card, Tab goes to the card's form.
    return view.state.selection.$from.depth === 0 ? undefined : end.current
  }
  /** Restores the focus to the text, or to the field in it that the editor was using. */
  const goBack = () => {
    const target = field.current?.isConnected ? field.current : drawn?.view
    target?.focus()
  }
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const isField = target !== drawn?.view.dom && !(target instanceof HTMLButtonElement)
    if (place.current?.contains(target)) field.current = isField ? target : undefined
  }
  const askForLink = () => {
    setLinking(true)
    return true
  }
  const closeLinks = () => {
    setLinking(false)
    goBack()
  }
  const closeNotes = () => {
    endNotes()
    goBack()
  }
  const dayAt = (key: string) => controlText(valueAt(values, [key]))
  const parts = kind === 'report' ? reportParts(dayAt('start'), dayAt('end')) : []
  // The editor is read-only during a fix or another task of the core, because the task changes the text.
  const isInert = task !== undefined
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the text and its tools
    <div className={styles.editor} inert={isInert} onKeyDown={onKeyDown} onFocus={onFocus}>
      {drawn && (
        <div className={styles.tools}>
          <Toolbar
            ref={toolbar}
            view={drawn.view}
            askForLink={askForLink}
            onLeave={goBack}
            onRefused={(why) => onNote([why])}
          />
          {isLinking && <LinkPanel view={drawn.view} onClose={closeLinks} />}
          <NotesBox notes={notes} onClose={closeNotes} />
        </div>
      )}
      <p id={`${id}-help`} className="visually-hidden">
        {words.help}
      </p>
      {drawn && <MissingParts view={drawn.view} parts={parts} />}
      {/* Tab leads from the text to these two, past the buttons of the cards: what is typed next must press none. */}
      <p ref={start} tabIndex={-1} className={styles.beside}>
        {words.start}
      </p>
      <div ref={place} />
      <p ref={end} tabIndex={-1} className={styles.beside}>
        {words.end}
      </p>
      {drawn &&
        [...drawn.cards].map((card) =>
          createPortal(<CardForm card={card} parts={parts} />, card.form, card.key),
        )}
    </div>
  )
}

/** The last button or field of a card above the caret. */
function controlAbove(view: EditorView): HTMLElement | undefined {
  const { node } = view.domAtPos(view.state.selection.from)
  const controls = [
    ...view.dom.querySelectorAll<HTMLElement>(':is(button, input, textarea, select):not([data-gap] *)'),
  ]
  return controls.findLast(
    (one) => one.checkVisibility() && one.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
}
