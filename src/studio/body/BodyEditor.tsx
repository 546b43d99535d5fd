import type { Act, FormProblem, Kind, OpenDocument } from '../protocol.ts'
import { bodyWords as words } from '../words/body.ts'

/** What the editor of a document's body is given. */
export type BodyEditorProps = {
  /** Of an open document; decides which blocks there are, together with the kind. */
  format: 'markdown' | 'html'
  /** A report has sections and cards, a project has not. */
  kind: Kind
  /** The body's own text, as the last answer of the server has it. */
  text: string
  /** Where the body begins in the document's text. */
  offset: number
  /** All problems of the document: those within the body are shown at their block. */
  problems: readonly FormProblem[]
  pictures: OpenDocument['pictures']
  targets: readonly { address: string; title: string }[]
  /** First and last day of a report, as `2024-11-21`: the days that it can have sections for. */
  days?: { start: string; end: string }
  /**
   * Whether a call is under way or waits: the editor then keeps what was typed to itself. Places in acts are those of
   * {@link text} and {@link offset} as they were given last.
   */
  isBusy?: boolean
  /** Called after a pause in typing, when the editor is left, and at Ctrl+S; with nothing to do it is not called. */
  onActs: (acts: readonly Act[]) => void
}

/** The body of a document, in blocks. */
export function BodyEditor({ text, offset, onActs }: BodyEditorProps) {
  return (
    <textarea
      aria-label={words.editor}
      value={text}
      rows={20}
      onChange={({ target }) =>
        onActs([{ act: 'replace', start: offset, end: offset + text.length, text: target.value }])
      }
    />
  )
}
