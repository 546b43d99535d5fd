import { EditorState, Selection, TextSelection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import type { Session } from '../client/session/session.ts'
import type { OpenDocument } from '../protocol.ts'
import words from '../words/body.json'
import { readBody, toDocument, writeBody } from './text/changes.ts'
import { PasteParser } from './text/paste.ts'
import { hasCards, pasteInto } from './text/paste-into.ts'
import { readLines } from './text/paste-lines.ts'
import { type BodyKind, schemas } from './text/schema.ts'
import { type Card, cardViews } from './view/card-views.ts'
import { replaceDocument } from './view/commands.ts'
import { canHaveTitle } from './view/parts.ts'
import { makePlugins, showProblems } from './view/plugins.ts'

/** What is drawn: the text, and the cards in it whose forms are drawn. */
export type Drawn = { view: EditorView; cards: ReadonlySet<Card> }

/** How far from the edges of the window the caret stays, in px: above it stand the bar that saves and the tools. */
const room = { top: 180, bottom: 40, left: 0, right: 0 }

type Listeners = {
  onDraw: (drawn: Drawn) => void
  /** Told in sentences what did not go as somebody may have expected. */
  onNote: (sentences: readonly string[]) => void
  /** Told when the text has changed, or is about to by a paste or a drop: what was noted before is over. */
  onWrite: () => void
}

/**
 * Edits the body of a document at a place of the page: what is typed there goes to the session, and what changes elsewhere
 * comes from it. Gives what ends this.
 */
export function editBody(
  place: HTMLElement,
  session: Session,
  kind: BodyKind,
  attributes: Record<string, string>,
  { onDraw, onNote, onWrite }: Listeners,
): () => void {
  const schema = schemas[kind]
  const cards = new Set<Card>()
  let body = readBody(bodyText(session.state().document), kind)

  const view = new EditorView(place, {
    state: EditorState.create({
      doc: toDocument(body, kind),
      plugins: makePlugins(schema, (what) => onNote([words[what]])),
    }),
    nodeViews: cardViews(cards),
    attributes,
    scrollThreshold: room,
    scrollMargin: room,
    clipboardParser: new PasteParser(schema, {
      canHaveTitle,
      onLeftOut: (left) => left.length > 0 && onNote(left.map((one) => words.leftOut[one])),
    }),
    clipboardTextParser: (text, context) => readLines(text, schema, context.marks()),
    handleDOMEvents: { paste: onWrite, drop: onWrite },
    handlePaste({ state: { tr }, dispatch }, _event, slice) {
      if (slice.size > 0) dispatch(pasteInto(tr, slice).scrollIntoView().setMeta('paste', true))
      return slice.size > 0
    },
    handleDrop(view, { clientX: left, clientY: top }, slice, isMoved) {
      const { tr } = view.state
      const place = view.posAtCoords({ left, top })?.pos ?? 0
      // What is let go beside text, and a card, ProseMirror itself finds a place for.
      if (slice.size === 0 || hasCards(slice) || !tr.doc.resolve(place).parent.isTextblock) return false
      if (isMoved) tr.deleteSelection()
      tr.setSelection(TextSelection.create(tr.doc, tr.mapping.map(place)))
      view.dispatch(pasteInto(tr, slice).setMeta('paste', true))
      view.focus()
      return true
    },
    dispatchTransaction(transaction) {
      const { doc } = view.state
      const { text } = body
      try {
        view.updateState(view.state.apply(transaction))
        onDraw({ view, cards })
        if (view.state.doc !== doc) body = writeBody(body, view.state.doc)
      } catch (error) {
        // What was typed, pasted or dropped is not lost without a word.
        console.error(error)
        return onNote([words.notWritten])
      }
      if (view.state.doc !== doc && !transaction.getMeta('paste')) onWrite()
      if (body.text !== text) session.write('body', body.text)
    },
  })

  function receive(): void {
    const { document, waiting } = session.state()
    // What is still to be sent brings an answer of its own.
    if (waiting.length > 0) return
    const text = bodyText(document)
    if (text !== body.text) {
      body = readBody(text, kind)
      view.dispatch(replaceDocument(view.state.tr, toDocument(body, kind)))
    }
    view.dispatch(showProblems(view.state.tr, body, session))
  }

  // Lets the plugins add the lines to write in.
  view.dispatch(view.state.tr)
  // The caret begins in words: who types over a heading that is given types nothing.
  const first = Selection.findFrom(view.state.doc.resolve(0), 1, true)
  if (first) view.dispatch(view.state.tr.setSelection(first))
  receive()
  const endReceiving = session.subscribe(receive)
  return () => {
    endReceiving()
    view.destroy()
  }
}

function bodyText({ text, body }: OpenDocument): string {
  return text.slice(body?.start, body?.end)
}
