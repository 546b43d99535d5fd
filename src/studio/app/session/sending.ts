import type { Calls, Chosen, OpenDocument, Operation } from '../../protocol.ts'
import { type Api, failureOf, Refused, Stale } from '../api.ts'
import { Conflict, type EditorEvent, type EditorState, isOnSeen, type Seen, type Writing } from './state.ts'

/** The state and functions that all parts of a session share. */
export type Editing = {
  api: Api
  state: () => EditorState
  dispatch: (event: EditorEvent) => void
  /** Runs a task after all those before it. */
  queue: <Value>(task: () => Promise<Value>) => Promise<Value>
}

export function sendOperation({ api, state }: Editing, operation: Operation): Promise<OpenDocument> {
  const { file, revision } = state().document
  return api.call('edit', { file, revision, operation })
}

export function openAgain({ api, state }: Editing): Promise<OpenDocument> {
  const { file, revision } = state().document
  return api.call('open', { file, revision })
}

/** Sends the waiting operations, except one that is still being typed. If that fails, `failure` has the reason. */
export function sendWaiting(editing: Editing): Promise<void> {
  return sendNext(editing).catch((error: unknown) => {
    editing.dispatch({ event: 'failed', failure: failureOf(error) })
    throw error
  })
}

async function sendNext(editing: Editing): Promise<void> {
  const { waiting, isTyping } = editing.state()
  const [first] = isTyping ? waiting.slice(0, -1) : waiting
  if (first === undefined) return
  if (!isOnSeen(editing.state()) || !(await isSent(editing, first))) {
    const { conflict } = await mergeWaiting(editing)
    if (conflict) throw new Conflict(conflict)
  }
  await sendNext(editing)
}

/** Sends an operation that was made on the document's text; returns false if the core has another text meanwhile. */
async function isSent(editing: Editing, operation: Writing): Promise<boolean> {
  try {
    applyResponse(editing, await sendOperation(editing, operation), [operation])
    return true
  } catch (error) {
    recordLost(editing, [operation], error)
    if (!(error instanceof Stale)) throw error
    return false
  }
}

/** Records operations whose call got no response. A refused call has changed nothing, so it is not recorded. */
function recordLost({ dispatch }: Editing, operations: readonly Writing[], error: unknown): void {
  if (!(error instanceof Refused)) dispatch({ event: 'lost', operations })
}

/**
 * Asks the core to rebase the waiting operations on the document's latest text. A conflict changes nothing until the
 * editor has chosen a text.
 */
export async function mergeWaiting(
  editing: Editing,
  waiting = editing.state().waiting,
  chosen?: Chosen,
): Promise<Calls['merge']['response']> {
  const { document, seen, lost } = editing.state()
  const operations = waiting.filter((operation) => !lost.includes(operation))
  const request = { file: document.file, seen: seen.text, lost, operations, ...chosen }
  const answer = await editing.api.call('merge', request).catch((error: unknown) => {
    recordLost(editing, waiting, error)
    throw error
  })
  if (answer.document) applyResponse(editing, answer.document, waiting, answer.ours)
  return answer
}

/**
 * Stores the document after sent operations. `seen` is the document after these operations alone, without the changes
 * of others.
 */
export function applyResponse(
  { dispatch }: Editing,
  document: OpenDocument,
  sent: readonly Writing[],
  seen: Seen = document,
): void {
  dispatch({ event: 'answered', document, sent, seen })
}
