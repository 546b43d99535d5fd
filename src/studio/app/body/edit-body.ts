import type { Schema } from 'prosemirror-model'
import { EditorState, Selection, TextSelection } from 'prosemirror-state'
import { type EditorProps, EditorView } from 'prosemirror-view'
import words from '../../words/body.json'
import type { Session } from '../session/session.ts'
import { bodyText, bodyToShow, typedBody } from '../session/state.ts'
import { photosAttribute } from '../ui/use-dropped-files.ts'
import { readBody, toDocument, writeBody } from './text/changes.ts'
import { PasteParser } from './text/paste.ts'
import { hasAtomCards, pasteInto } from './text/paste-into.ts'
import { readLines } from './text/paste-lines.ts'
import { type BodyKind, schemas } from './text/schema.ts'
import { type Card, cardViews } from './view/card-views.ts'
import { replaceDocument } from './view/commands.ts'
import { keepUndoInFields } from './view/native-undo.ts'
import { canHaveTitle } from './view/parts.ts'
import { photosIntoText } from './view/photos.ts'
import { makePlugins, showProblems } from './view/plugins.ts'
import { plusBetweenBlocks } from './view/plus.ts'

/** The view of the text, and the cards in the text whose forms are drawn. */
export type Drawn = { view: EditorView; cards: ReadonlySet<Card> }

/** Distance in px of the caret from the edges of the window, because the bar of the draft and the tools cover the top. */
const room = { top: 180, bottom: 40, left: 0, right: 0 }

type Listeners = {
  onDraw: (drawn: Drawn) => void
  /** Called with sentences about a result that the editor may not expect. */
  onNote: (sentences: readonly string[]) => void
  /** Called after a change of the text, because earlier notes are then outdated. */
  onWrite: () => void
  /** Called before a paste or a drop, because earlier notes would seem to be about it. */
  onPaste: () => void
}

/**
 * Edits the body of a document in an element of the page. Typed text goes to the session; other changes come from the
 * session. Returns a function that ends the editing.
 */
export function editBody(
  place: HTMLElement,
  session: Session,
  kind: BodyKind,
  attributes: Record<string, string>,
  { onDraw, onNote, onWrite, onPaste }: Listeners,
): () => void {
  const schema = schemas[kind]
  const hasFigures = schema.nodes.figure !== undefined
  const cards = new Set<Card>()
  let body = readBody(typedBody(session.state()) ?? bodyText(session.state().document), kind)

  const view = new EditorView(place, {
    state: EditorState.create({
      doc: toDocument(body, kind),
      plugins: [
        ...makePlugins(schema, (what) => onNote([words[what]])),
        ...(hasFigures ? [plusBetweenBlocks(schema), photosIntoText(session)] : []),
      ],
    }),
    nodeViews: cardViews(cards),
    attributes: hasFigures ? { ...attributes, [photosAttribute]: '' } : attributes,
    scrollThreshold: room,
    scrollMargin: room,
    ...pasting(schema, { onNote, onPaste }),
    dispatchTransaction(transaction) {
      const { doc } = view.state
      const { text } = body
      try {
        view.updateState(view.state.apply(transaction))
        onDraw({ view, cards })
        if (view.state.doc !== doc) body = writeBody(body, view.state.doc)
      } catch (error) {
        // The editor must know that the typed, pasted or dropped text was not taken.
        console.error(error)
        return onNote([words.notWritten])
      }
      if (view.state.doc !== doc && !transaction.getMeta('paste')) onWrite()
      if (body.text !== text) session.write('body', body.text)
    },
  })

  function receive(): void {
    const text = bodyToShow(session.state())
    if (text === undefined) return
    if (text !== body.text) {
      body = readBody(text, kind)
      view.dispatch(replaceDocument(view.state.tr, toDocument(body, kind)))
    }
    view.dispatch(showProblems(view.state.tr, body, session))
  }

  // An empty transaction lets the plugins add the empty lines to write in.
  view.dispatch(view.state.tr)
  // The caret begins in a text block, because nobody can type in the fixed heading of a part.
  const first = Selection.findFrom(view.state.doc.resolve(0), 1, true)
  if (first) view.dispatch(view.state.tr.setSelection(first))
  receive()
  const endReceiving = session.subscribe(receive)
  const endUndo = keepUndoInFields(view.dom)
  return () => {
    endUndo()
    endReceiving()
    view.destroy()
  }
}

/** How pasted and dropped content gets into the text. */
function pasting(schema: Schema, { onNote, onPaste }: Pick<Listeners, 'onNote' | 'onPaste'>): EditorProps {
  return {
    handleDOMEvents: { paste: onPaste, drop: onPaste },
    clipboardParser: new PasteParser(schema, {
      canHaveTitle,
      onLosses: (losses) => losses.length > 0 && onNote(losses.map((loss) => words.leftOut[loss])),
    }),
    clipboardTextParser: (text, context) => readLines(text, schema, context.marks()),
    handlePaste({ state: { tr }, dispatch }, _event, slice) {
      if (slice.size > 0) dispatch(pasteInto(tr, slice).scrollIntoView().setMeta('paste', true))
      return slice.size > 0
    },
    handleDrop(view, { clientX: left, clientY: top }, slice, isMoved) {
      const { tr } = view.state
      const place = view.posAtCoords({ left, top })?.pos ?? 0
      // ProseMirror itself finds a place for a card, and for a drop beside text.
      if (slice.size === 0 || hasAtomCards(slice) || !tr.doc.resolve(place).parent.isTextblock) return false
      if (isMoved) tr.deleteSelection()
      tr.setSelection(TextSelection.create(tr.doc, tr.mapping.map(place)))
      view.dispatch(pasteInto(tr, slice).setMeta('paste', true))
      view.focus()
      return true
    },
  }
}
