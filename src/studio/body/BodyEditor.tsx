import { DOMParser } from 'prosemirror-model'
import { type Command, EditorState, NodeSelection, Selection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSession } from '../client/context.ts'
import { announce } from '../client/parts/announce.ts'
import { Button } from '../client/parts/Button.tsx'
import type { OpenDocument } from '../protocol.ts'
import words from '../words/body.json'
import { say } from '../words/say.ts'
import styles from './BodyEditor.module.css'
import { Sync, toDocument } from './text/changes.ts'
import { PasteParser } from './text/paste.ts'
import { schemas } from './text/schema.ts'
import { CardForm } from './view/Cards.tsx'
import { type Card, cardViews } from './view/card-views.ts'
import { LinkPanel } from './view/LinkPanel.tsx'
import { formMeta, insertPart, listParts, partsOf } from './view/parts.ts'
import { decorateProblems, makePlugins, problemsKey } from './view/plugins.ts'
import { Toolbar } from './view/Toolbar.tsx'

/** What the editor of a document's body is given. */
export type BodyEditorProps = {
  document: OpenDocument
  /** Where the document has its body; its format and the document's kind decide which blocks there are. */
  body: NonNullable<OpenDocument['body']>
  targets: readonly { address: string; title: string }[]
  /** First and last day of a report, as `2024-11-21`: the days that it can have parts for. */
  days?: { start: string; end: string }
  /** Whether acts wait or are under way: a text that comes meanwhile is not the last. */
  isBusy: boolean
  /** Whether something else than what is typed changes the text just then: nothing can be typed meanwhile. */
  isTakenBack: boolean
}

/** How long typing pauses before what was typed is sent. */
const pause = 250

/** The body of a document, in blocks. */
export function BodyEditor(props: BodyEditorProps) {
  const { document, body, isBusy, targets } = props
  const text = document.text.slice(body.start, body.end)
  const bodyKind = body.format === 'html' ? 'news' : document.kind === 'report' ? 'report' : 'project'
  const session = useSession()
  const latest = useRef(text)
  latest.current = text
  const place = useRef<HTMLDivElement>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  const [cards, setCards] = useState<readonly Card[]>([])
  const [opened, setOpened] = useState<{ view: EditorView; state: EditorState; sync: Sync }>()
  const [isLinking, setLinking] = useState(false)
  const id = useId()

  useEffect(() => {
    if (place.current === null) return
    const schema = schemas[bodyKind]
    const sync = new Sync(latest.current, bodyKind)
    let timer: ReturnType<typeof setTimeout> | undefined
    const send = () => {
      clearTimeout(timer)
      const edits = sync.send(view.state.doc)
      const acts = edits.map((edit) => ({ act: 'replace' as const, ...edit }))
      if (acts.length > 0) session.replaceBody(acts)
    }
    const endFlush = session.onFlush(send)
    const view = new EditorView(place.current, {
      state: EditorState.create({ doc: toDocument(sync.blocks, bodyKind), plugins: makePlugins(schema) }),
      nodeViews: cardViews(setCards),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': words.editor,
        'aria-describedby': `${id}-help`,
        class: styles.text ?? '',
        lang: 'sq',
        spellcheck: 'true',
        id,
      },
      clipboardParser: new PasteParser(schema, DOMParser.fromSchema(schema).rules),
      dispatchTransaction(transaction) {
        const state = view.state.apply(transaction)
        view.updateState(state)
        setOpened({ view, state, sync })
        if (!transaction.docChanged) return
        clearTimeout(timer)
        // What comes of a form has waited there.
        if (transaction.getMeta(formMeta)) send()
        else timer = setTimeout(send, pause)
      },
    })
    // Lets the plugins add the lines to write in.
    view.dispatch(view.state.tr)
    // The caret begins in words: who types over a heading that is given types nothing.
    const first = Selection.findFrom(view.state.doc.resolve(0), 1, true)
    if (first) view.dispatch(view.state.tr.setSelection(first))
    return () => {
      endFlush()
      send()
      view.destroy()
    }
  }, [bodyKind, id, session])

  const { view, state, sync } = opened ?? {}
  useEffect(() => {
    if (view === undefined || sync === undefined || isBusy) return
    const { tr } = view.state
    const start = tr.doc.resolve(0)
    for (const { from, to, content } of sync.receive(text, tr.doc))
      tr.replaceWith(start.posAtIndex(from), start.posAtIndex(to), content)
    if (tr.docChanged) view.dispatch(tr.setMeta(formMeta, true))
    const { doc } = view.state
    const placed = sync.placed(doc)
    // What is still to be sent will bring problems of its own.
    if (placed === undefined) return
    const decorations = decorateProblems(doc, placed, document.problems, body.start)
    view.dispatch(view.state.tr.setMeta(problemsKey, decorations).setMeta('addToHistory', false))
  }, [view, sync, text, isBusy, document.problems, body.start])

  const run = (command: Command, sentence?: string) => {
    if (!view || !command(view.state, view.dispatch, view) || sentence === undefined) return
    // After the key that did it has come up: else it would be typed.
    setTimeout(() => {
      focusSelection(view)
      announce(sentence)
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && event.key === 'F10')
      toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    else if ((event.ctrlKey || event.metaKey) && event.key === 'k') setLinking(true)
    else return
    event.preventDefault()
  }
  const parts = props.days === undefined ? [] : listParts(props.days)
  const present = state === undefined ? parts : partsOf(state.doc)
  const missing = parts.filter((title) => !present.includes(title))
  return (
    <div className={styles.editor} inert={props.isTakenBack}>
      {state === undefined ? null : (
        <Toolbar
          ref={toolbar}
          state={state}
          editorId={id}
          onLink={() => setLinking(true)}
          onRun={run}
          onLeave={() => view?.focus()}
        />
      )}
      {isLinking && state !== undefined ? (
        <LinkPanel
          state={state}
          targets={targets}
          onRun={run}
          onClose={() => {
            setLinking(false)
            view?.focus()
          }}
        />
      ) : null}
      <p id={`${id}-help`} className="visually-hidden">
        {words.help}
      </p>
      {missing.length === 0 ? null : (
        <div className={styles.row}>
          {missing.map((title) => (
            <Button
              key={title}
              onPress={() => run(insertPart(title, parts), say(words.said.inserted, { name: title }))}
            >
              {say(words.parts.add, { title })}
            </Button>
          ))}
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the text within it */}
      <div ref={place} onKeyDown={onKeyDown} />
      {cards.map((card) => createPortal(<CardForm card={card} parts={parts} />, card.form, String(card.key)))}
    </div>
  )
}

/** Goes on where something was inserted: in the text, or in the form of a card without any. */
function focusSelection(view: EditorView): void {
  const { selection } = view.state
  const card = selection instanceof NodeSelection ? view.nodeDOM(selection.from) : null
  const control = card instanceof HTMLElement ? card.querySelector<HTMLElement>('[aria-describedby]') : null
  if (control === null) view.focus()
  else control.focus()
}
