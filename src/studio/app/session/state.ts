import type { DraftConflict, OpenDocument, Operation, Passage } from '../../protocol.ts'
import { editor as words } from '../../words/app.json'
import { type Failure, Refused } from '../api.ts'
import { applyToValues, fieldId } from '../values.ts'
import { isRemovedByOthers } from '../versions/choices.ts'
import { noPhotos, type PhotoProgress } from './photo-progress.ts'

/** An operation of writing. It names a field or a whole text, never a range of characters, so it fits any revision. */
export type Writing = Exclude<Operation, { op: 'fix' | 'fixAll' }>

/** The text of a document, its values and its body. */
export type Seen = Pick<OpenDocument, 'text' | 'values' | 'body'>

/** The waiting operations conflict with a change that somebody else made at the same place. */
export class Conflict extends Refused {
  readonly passages: readonly Passage[]

  constructor(passages: readonly Passage[]) {
    super(isRemovedByOthers(passages) ? words.removed : words.conflict)
    this.passages = passages
  }
}

/** A task that the editor waits for. */
export type Task = 'fix' | 'open' | 'discard'

export type EditorState = {
  /** The document of the core's last response. The path of a new document follows its year, so it may change. */
  document: OpenDocument
  /**
   * The text on which the waiting operations were made: the document, or its earlier text if a response has brought
   * changes of others.
   */
  seen: Seen
  /** The values of the form: the values of `seen` after all waiting operations. */
  values: unknown
  /** The operations that are still to be sent or answered, oldest first. */
  waiting: readonly Writing[]
  /** Whether the last waiting operation is still being typed. It is not sent, because the next key replaces it. */
  isTyping: boolean
  /** The operations whose calls failed without a refusal, oldest first. The core may have applied them. */
  lost: readonly Writing[]
  task: Task | undefined
  /** Why the waiting operations were not applied, or the document was not opened again. */
  failure: Failure | undefined
  /** The failed task, until a task succeeds, or the editor writes on or gives the task up. `again` retries it. */
  failed: { failure: Failure; again: () => Promise<void> } | undefined
  outcome: 'discarded' | undefined
  /**
   * The places that wait for the editor's choice. The waiting operations conflict with another window, or the draft
   * conflicts with the published file, which `published` names.
   */
  conflict: Pick<DraftConflict, 'passages'> | DraftConflict | undefined
  photos: PhotoProgress
}

/** The changes by a task that succeeded. */
export type Ended = Partial<Pick<EditorState, 'document' | 'waiting' | 'photos' | 'outcome' | 'failure'>>

/** The events of an open document. */
export type EditorEvent =
  | { event: 'typed'; operation: Writing }
  /** The editor pauses, or a task needs the whole text. So the last operation is sent as well. */
  | { event: 'paused' }
  /**
   * The core has applied the sent operations. `seen` is the document after these operations alone, on which the editor
   * typed on.
   */
  | { event: 'answered'; document: OpenDocument; sent: readonly Writing[]; seen: Seen }
  | { event: 'lost'; operations: readonly Writing[] }
  /** The document was opened again, or has changed by a task that is still under way. */
  | { event: 'opened'; document: OpenDocument }
  | { event: 'failed'; failure: Failure | undefined }
  | { event: 'taskBegan'; task: Task }
  | { event: 'taskEnded'; changes: Ended }
  | { event: 'taskFailed'; failure: Failure; again: () => Promise<void> }
  | { event: 'noteClosed' }
  | { event: 'photos'; photos: PhotoProgress }

/** The state of an opened document, with the unsent operations of an earlier session. */
export function stateOf(
  opened: OpenDocument,
  unsent: Pick<EditorState, 'seen' | 'waiting'> = { seen: opened, waiting: [] },
): EditorState {
  const { seen, waiting } = unsent
  return {
    document: opened,
    seen,
    values: waiting.reduce(applyToValues, seen.values),
    waiting,
    isTyping: false,
    lost: [],
    task: undefined,
    failure: undefined,
    failed: undefined,
    outcome: undefined,
    conflict: opened.conflict,
    photos: noPhotos,
  }
}

/** The state after an event. */
export function reduce(before: EditorState, event: EditorEvent): EditorState {
  const after = { ...before, ...changesOf(before, event) }
  const { document, waiting, failure } = after
  const seen = waiting.length > 0 ? after.seen : document
  const isSame = seen.values === before.seen.values && waiting === before.waiting
  const values = isSame ? before.values : waiting.reduce(applyToValues, seen.values)
  const conflict = failure instanceof Conflict ? { passages: failure.passages } : document.conflict
  return { ...after, seen, values, conflict }
}

function changesOf(before: EditorState, event: EditorEvent): Partial<EditorState> {
  switch (event.event) {
    case 'typed':
      return typed(before, event.operation)
    case 'paused':
      return { isTyping: false }
    case 'answered':
      return answered(before, event)
    case 'lost':
      return { lost: [...new Set([...before.lost, ...event.operations])] }
    case 'opened':
      return { document: event.document }
    case 'failed':
      return { failure: event.failure }
    case 'taskBegan':
      return { task: event.task, outcome: undefined }
    case 'taskEnded':
      return { failure: undefined, failed: undefined, ...event.changes, task: undefined }
    case 'taskFailed': {
      const { failure, again } = event
      return { task: undefined, failed: { failure, again }, failure: before.failure && failure }
    }
    case 'noteClosed':
      return { failure: undefined, failed: undefined }
    case 'photos':
      return { photos: event.photos }
  }
}

function typed(before: EditorState, operation: Writing): Partial<EditorState> {
  const { waiting } = before
  const earlier = isAgain(waiting.at(-1), operation) ? waiting.slice(0, -1) : waiting
  const isTyping = (operation.op === 'set' || 'text' in operation) && !isHeld(before)
  // A failed task belonged to the former text.
  return { waiting: [...earlier, operation], isTyping, outcome: undefined, failed: undefined }
}

/** Whether an operation replaces the one before it. Only the last of all texts typed into one place is sent. */
function isAgain(before: Writing | undefined, operation: Writing): boolean {
  if ('text' in operation) return before?.op === operation.op
  return operation.op === 'set' && before?.op === 'set' && fieldId(before.path) === fieldId(operation.path)
}

/**
 * Applies a response and drops the sent operations. An operation typed during the request has replaced the sent one,
 * and waits.
 */
function answered(
  before: EditorState,
  { document, sent, seen }: Extract<EditorEvent, { event: 'answered' }>,
): Partial<EditorState> {
  const waiting = before.waiting.filter((operation) => !sent.includes(operation))
  const isBody = ({ op }: Writing) => op === 'body'
  // A body that was typed meanwhile lacks derived values, such as the titles of days that follow from a date.
  const isFormer = waiting.some(isBody) && !sent.some(isBody)
  return {
    document,
    seen: isFormer ? withBodyOf(seen, before.seen) : seen,
    waiting,
    lost: [],
    failure: undefined,
  }
}

/** A text with the body of a former one. */
function withBodyOf(seen: Seen, former: Seen): Seen {
  const { text, body } = seen
  if (body === undefined) return seen
  const own = bodyText(former)
  const end = body.start + own.length
  return {
    ...seen,
    text: text.slice(0, body.start) + own + text.slice(body.end),
    body: { start: body.start, end },
  }
}

/** Whether the waiting operations were made on the document's present text. */
export function isOnSeen({ document, seen }: EditorState): boolean {
  return document.text === seen.text
}

/** The text of a body, or the whole text where a kind has none. */
export function bodyText({ text, body }: Seen): string {
  return text.slice(body?.start, body?.end)
}

/** The typed body that waits; undefined where none does. */
export function typedBody({ waiting }: EditorState): string | undefined {
  return waiting.findLast((one) => one.op === 'body')?.text
}

/**
 * The body for the editor to show; undefined while the editor keeps its own. It does so while a typed body, or
 * operations that must be rebased, wait for their response.
 */
export function bodyToShow(state: EditorState): string | undefined {
  const isOwn = !isOnSeen(state) || typedBody(state) !== undefined
  return isOwn ? undefined : bodyText(state.document)
}

/** Whether operations wait because they could not be sent. */
export function isUnsent({ waiting, failure }: EditorState): boolean {
  return failure !== undefined && waiting.length > 0
}

/**
 * Whether the core has refused the first waiting operation. It would refuse a retry too, so all wait until the editor
 * decides.
 */
export function isHeld({ waiting, failure }: EditorState): boolean {
  return failure instanceof Refused && waiting.length > 0
}

/** Whether the document differs from what is published. */
export function isDraft({ document, waiting }: EditorState): boolean {
  return document.isDraft || waiting.length > 0
}

/** Whether the form shows errors as remaining steps, because the document is new. */
export function showsErrorsAsSteps({ document }: EditorState): boolean {
  return document.isNew
}
