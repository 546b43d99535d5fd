import type { Act, FormProblem, OpenDocument, Saved } from '../../protocol.ts'
import type { Failure } from '../api.ts'
import { applyAct, type FieldAct, isSamePath, keepEqual } from '../values.ts'

/** A change of a passage of the body. */
export type Replace = Extract<Act, { act: 'replace' }>

/** What the editor wants of the server, not yet bound to a revision. */
export type Wish =
  | { wish: 'field'; act: FieldAct }
  /** Places count from the beginning of the body, because fields above it may grow meanwhile. */
  | { wish: 'body'; acts: readonly Replace[] }
  | { wish: 'write'; text: string }
  | { wish: 'mend'; problem: FormProblem }

/** What is under way that the editor waits for. */
export type Task = 'save' | 'discard' | 'undo'

export type EditorState = {
  /** The server's last answer. */
  document: OpenDocument
  /** The values of the form: those of the document with all wishes laid over them. */
  values: unknown
  /** What has no answer yet, oldest first. */
  waiting: readonly Wish[]
  /** How many of the waiting wishes are on their way. */
  sent: number
  task?: Task
  failure?: Failure
  outcome?: { task: 'saved' | 'notSaved' | 'discarded' | 'undone' }
  conflict?: { disk: string; draft: string }
  /** The document is no longer there: its draft was all that there was. */
  isGone: boolean
}

export type Event =
  | { type: 'wished'; wish: Wish }
  | { type: 'sent'; count: number }
  | { type: 'answered'; document: OpenDocument }
  | { type: 'failed'; failure: Failure }
  | { type: 'retried' }
  | { type: 'began'; task: Task }
  | { type: 'uploaded'; document: OpenDocument }
  | { type: 'saved'; saved: Saved }
  | { type: 'returned'; task: 'discarded' | 'undone'; answer: OpenDocument | { gone: true } }
  | { type: 'reopened'; document: OpenDocument }
  | { type: 'conflict left' }

/** A document just opened. */
export function begin(document: OpenDocument): EditorState {
  return { document, values: document.values, waiting: [], sent: 0, isGone: false }
}

/** The state after an event. */
export function reduce(state: EditorState, event: Event): EditorState {
  switch (event.type) {
    case 'wished': {
      const waiting = withWish(state, event.wish)
      const values = event.wish.wish === 'field' ? applyAct(state.values, event.wish.act) : state.values
      return { ...without(state, 'outcome'), waiting, values }
    }
    case 'sent':
      return { ...state, sent: event.count }
    case 'answered': {
      const answered = { ...state, waiting: state.waiting.slice(state.sent), sent: 0 }
      return withDocument(answered, event.document)
    }
    case 'failed':
      return { ...without(state, 'task'), sent: 0, failure: event.failure }
    case 'retried':
      return without(state, 'failure')
    case 'began':
      return { ...without(state, 'outcome', 'failure'), task: event.task }
    case 'uploaded':
      return withDocument(state, event.document)
    case 'saved': {
      const next = withDocument(without(state, 'task', 'conflict'), event.saved.document)
      if ('conflict' in event.saved) return { ...next, conflict: event.saved.conflict }
      return { ...next, outcome: { task: event.saved.saved ? 'saved' : 'notSaved' } }
    }
    case 'returned': {
      const next = without(state, 'task', 'failure', 'conflict')
      if ('gone' in event.answer) return { ...next, waiting: [], isGone: true }
      return withDocument({ ...next, waiting: [], outcome: { task: event.task } }, event.answer)
    }
    case 'reopened':
      return begin(keepEqual(state.document, event.document))
    case 'conflict left':
      return without(state, 'conflict')
  }
}

/** The wishes that the next call takes along, as acts on the document that the server has. */
export function nextCall({ document, waiting }: EditorState): { acts: readonly Act[]; count: number } {
  const [first] = waiting
  if (first === undefined) return { acts: [], count: 0 }
  if (first.wish === 'field') {
    const end = waiting.findIndex(({ wish }) => wish !== 'field')
    const run = waiting.slice(0, end === -1 ? waiting.length : end)
    return { acts: run.flatMap((one) => (one.wish === 'field' ? [one.act] : [])), count: run.length }
  }
  return { acts: placed(document, first), count: 1 }
}

function placed(document: OpenDocument, wish: Exclude<Wish, { wish: 'field' }>): readonly Act[] {
  if (wish.wish === 'write') return [{ act: 'write', text: wish.text }]
  if (wish.wish === 'mend') {
    const { problem } = wish
    const same = document.problems.filter(
      ({ sentence, path, isCertain }) =>
        isCertain && sentence === problem.sentence && isSamePath(path ?? [], problem.path ?? []),
    )
    const nearest = same.toSorted(
      (one, other) => Math.abs(one.start - problem.start) - Math.abs(other.start - problem.start),
    )[0]
    return nearest === undefined ? [] : [{ act: 'mend', start: nearest.start, end: nearest.end }]
  }
  const offset = document.body?.start ?? 0
  // From the end on, so that no act moves the place of another.
  return wish.acts
    .map((act) => ({ ...act, start: act.start + offset, end: act.end + offset }))
    .toSorted((one, other) => other.start - one.start)
}

function withDocument(state: EditorState, answer: OpenDocument): EditorState {
  const document = keepEqual(state.document, answer)
  const values = state.waiting.reduce(
    (before, wish) => (wish.wish === 'field' ? applyAct(before, wish.act) : before),
    document.values,
  )
  return { ...state, document, values: keepEqual(state.values, values) }
}

/** The waiting wishes with one more; words set twice in a row are sent once. */
function withWish({ waiting, sent }: EditorState, wish: Wish): readonly Wish[] {
  const last = waiting.at(-1)
  const isAgain =
    waiting.length > sent &&
    ((last?.wish === 'write' && wish.wish === 'write') ||
      (last?.wish === 'field' &&
        wish.wish === 'field' &&
        last.act.act === 'set' &&
        wish.act.act === 'set' &&
        isSamePath(last.act.path, wish.act.path)))
  return [...(isAgain ? waiting.slice(0, -1) : waiting), wish]
}

function without(state: EditorState, ...names: ('task' | 'failure' | 'outcome' | 'conflict')[]): EditorState {
  const next = { ...state }
  for (const name of names) delete next[name]
  return next
}
