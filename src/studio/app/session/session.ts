import type { FormProblem, OpenDocument, Path } from '../../protocol.ts'
import { type Api, failureOf } from '../api.ts'
import type { FieldOperation } from '../values.ts'
import type { AddedPhoto } from './photo-progress.ts'
import { type Editing, openAgain, sendWaiting } from './sending.ts'
import { type EditorState, type Ended, isHeld, reduce, stateOf, type Task, type Writing } from './state.ts'
import { choose, copy, discard, fix, fixAll, forgetWaiting, type TextChosenIn } from './tasks.ts'
import { noUnsent, type UnsentStore } from './unsent.ts'
import { startUploads } from './uploads.ts'

/** A document that is being edited: its state and its tasks. Its functions keep their identity, so effects can depend on them. */
export type Session = ReturnType<typeof startSession>

/** The pause in typing after which the session sends the typed text, and the longest time without a pause, in ms. */
const [pause, longest] = [300, 2000]

/** Begins to edit a document, with the unsent operations of an earlier session. */
export function startSession(api: Api, opened: OpenDocument, unsent: UnsentStore = noUnsent) {
  const { editing, subscribe, keep, isKept } = startEditing(api, opened, unsent)
  const { state, dispatch } = editing
  const { write, sendAll, flush } = startSending(editing)
  const uploads = startUploads(editing, flush)
  const perform = (task: Task, work: () => Promise<Ended>) => performTask(editing, flush, task, work)

  /** Retries the waiting operations; if none wait, opens the document again, as another window or program may have changed it. */
  function refresh(): Promise<void> {
    return state().waiting.length > 0 ? sendAll().catch(() => undefined) : reopen(editing)
  }

  return {
    state,
    subscribe,
    /** Changes a field: in the form at once, in the core later. */
    edit: (operation: FieldOperation) => write(operation),
    /** Replaces the text of the body, or of the whole document. */
    write: (op: 'body' | 'write', text: string) => write({ op, text }),
    fix: (problem: FormProblem) => perform('fix', () => fix(editing, problem)),
    fixAll: () => perform('fix', () => fixAll(editing)),
    addPhotos: uploads.add,
    /** Uploads one photo for a single field; that of a cover is renamed to `cover-<digest>.jpg`, any other to `foto-<digest>.jpg`. */
    addPhoto: (photo: File, path: Path, use: AddedPhoto['use']) =>
      uploads.add([photo], use, path[0] === 'cover' ? 'cover' : undefined),
    retryPhotos: uploads.retry,
    endPhotos: uploads.end,
    /** Refreshes the conflicting places, with the text typed meanwhile. */
    compare: refresh,
    /** Ends the conflict in the state with the editor's choices. */
    choose: (textChosenIn: TextChosenIn) => perform('open', () => choose(editing, textChosenIn)),
    /** `discard` forgets the draft, and `open` the operations that the core refused. */
    takeBack: (task: 'discard' | 'open') =>
      perform(task, () => (task === 'discard' ? discard(editing) : forgetWaiting(editing))),
    copy: () => perform('open', () => copy(editing)),
    refresh,
    /** Retries the failed task, else does {@link refresh}. */
    retry: () => state().failed?.again() ?? refresh(),
    endFailure: () => dispatch({ event: 'noteClosed' }),
    /** Sends all waiting edits; rejects with the failure if one could not be sent. */
    sendAll,
    flush,
    keep,
    isKept,
  }
}

/**
 * Creates the state of a session. Each event stores the waiting operations for the next page, even after a crash.
 * `keep` stores them again, because the storage may have been cleared. `isKept` tells whether the storage, which may be
 * refused or full, has them.
 */
function startEditing(api: Api, opened: OpenDocument, unsent: UnsentStore) {
  let state: EditorState = stateOf(opened, unsent.read(opened.file))
  const listeners = new Set<() => void>()
  let last: Promise<unknown> = Promise.resolve()
  /** The file whose waiting operations are stored, because the path of a new document may change. */
  let { file } = opened
  function keep(): void {
    const { document, seen, waiting } = state
    if (document.file !== file) unsent.write(file)
    file = document.file
    unsent.write(file, waiting.length > 0 ? { seen, waiting } : undefined)
  }
  const editing: Editing = {
    api,
    state: () => state,
    dispatch(event) {
      state = reduce(state, event)
      keep()
      for (const listener of listeners) listener()
    },
    queue(task) {
      const result = last.then(task)
      last = result.catch(() => undefined)
      return result
    },
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const isKept = () => JSON.stringify(unsent.read(file)?.waiting ?? []) === JSON.stringify(state.waiting)
  return { editing, subscribe, keep, isKept }
}

/** Sends operations as they are written: typed text after a pause, all others at once. */
function startSending(editing: Editing) {
  const { state, dispatch, queue } = editing
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The time at which text that is typed without a pause is sent. */
  let due = 0

  /** Sends all waiting operations, including one that is still being typed. */
  function sendAll(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (state().isTyping) dispatch({ event: 'paused' })
    return queue(() => sendWaiting(editing))
  }

  const sendInTurn = () => void sendAll().catch(() => undefined)

  function write(operation: Writing): void {
    const wasHeld = isHeld(state())
    dispatch({ event: 'typed', operation })
    if (wasHeld) return
    clearTimeout(timer)
    if (timer === undefined) due = Date.now() + longest
    if (state().isTyping) timer = setTimeout(sendInTurn, Math.min(pause, due - Date.now()))
    else sendInTurn()
  }

  function flush(): void {
    if (state().waiting.length > 0 && !isHeld(state())) sendInTurn()
  }

  return { write, sendAll, flush }
}

/** Runs a task that the editor waits for, after the operations typed before. */
function performTask(
  editing: Editing,
  flush: () => void,
  task: Task,
  work: () => Promise<Ended>,
): Promise<void> {
  const { dispatch, queue } = editing
  flush()
  dispatch({ event: 'taskBegan', task })
  return queue(async () => {
    // An earlier task may have ended in the meantime, and with it the task in the state.
    dispatch({ event: 'taskBegan', task })
    dispatch({ event: 'taskEnded', changes: await work() })
  }).catch((error: unknown) => {
    const again = () => performTask(editing, flush, task, work)
    dispatch({ event: 'taskFailed', failure: failureOf(error), again })
  })
}

/** Opens the document again; if that fails, `failure` says why. */
function reopen(editing: Editing): Promise<void> {
  const { dispatch, queue } = editing
  return queue(async () => {
    dispatch({ event: 'opened', document: await openAgain(editing) })
    dispatch({ event: 'failed', failure: undefined })
  }).catch((error: unknown) => dispatch({ event: 'failed', failure: failureOf(error) }))
}
