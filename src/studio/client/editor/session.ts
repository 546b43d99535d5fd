import type { FormProblem, OpenDocument } from '../../protocol.ts'
import { type Api, failureOf } from '../api.ts'
import type { FieldAct } from '../values.ts'
import {
  begin,
  type EditorState,
  type Event,
  nextCall,
  type Replace,
  reduce,
  type Task,
  type Wish,
} from './state.ts'

/** A document that is being edited: its state, and all that can be done with it. Its functions stay the same. */
export type Session = {
  state(): EditorState
  subscribe(listener: () => void): () => void
  /** Wants a change of a field; the form has it at once, the server by and by. */
  act(act: FieldAct): void
  /** Wants passages of the body replaced; places count from `offset` on, where the body began for who wants it. */
  replaceBody(acts: readonly Replace[], offset: number): void
  write(text: string): void
  mend(problem: FormProblem): void
  /** Hands over a photo; gives its name in the document's folder. */
  upload(photo: File): Promise<string>
  save(options?: { overwrite: boolean }): Promise<void>
  discard(): Promise<void>
  undo(): Promise<void>
  retry(): void
  /** Takes the server's state and forgets what it did not accept. */
  reopen(): Promise<void>
  leaveConflict(): void
  /** Calls `send` before anything that needs all that was typed; gives what ends this. */
  onFlush(send: () => void): () => void
  flush(): void
}

/** Begins to edit a document. */
export function startSession(api: Api, opened: OpenDocument): Session {
  let state = begin(opened)
  const { file } = opened
  const listeners = new Set<() => void>()
  const typing = new Set<() => void>()
  let line: Promise<unknown> = Promise.resolve()

  function dispatch(event: Event): void {
    state = reduce(state, event)
    for (const listener of listeners) listener()
  }

  /** Runs a task after all those before it; what goes wrong is said and thrown. */
  function inTurn<Value>(task: () => Promise<Value>, say = true): Promise<Value> {
    const result = line.then(task).catch((error: unknown) => {
      if (say) dispatch({ type: 'failed', failure: failureOf(error) })
      throw error
    })
    line = result.catch(() => undefined)
    return result
  }

  async function sendWaiting(): Promise<void> {
    while (state.waiting.length > 0) {
      const { acts, count } = nextCall(state)
      dispatch({ type: 'sent', count })
      const { revision } = state.document
      const document = acts.length === 0 ? state.document : await api.call('act', { file, revision, acts })
      dispatch({ type: 'answered', document })
    }
  }

  function want(wish: Wish): void {
    dispatch({ type: 'wished', wish })
    // What was refused would be refused again: that waits until the editor decides.
    if (state.failure?.isRefusal && state.waiting.length > 1) return
    retry()
  }

  function retry(): void {
    if (state.failure !== undefined) dispatch({ type: 'retried' })
    inTurn(sendWaiting).catch(() => undefined)
  }

  function flush(): void {
    for (const send of typing) send()
  }

  /** A task that needs the server to know all that was typed. */
  async function withAll(task: Task, run: () => Promise<void>): Promise<void> {
    flush()
    dispatch({ type: 'began', task })
    await inTurn(async () => {
      if (task !== 'discard') await sendWaiting()
      await run()
    })
  }

  const quietly = (work: Promise<void>) => work.catch(() => undefined)

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    act: (act) => want({ wish: 'field', act }),
    replaceBody(acts, offset) {
      const relative = acts.map((act) => ({ ...act, start: act.start - offset, end: act.end - offset }))
      want({ wish: 'body', acts: relative })
    },
    write: (text) => want({ wish: 'write', text }),
    mend(problem) {
      flush()
      want({ wish: 'mend', problem })
    },
    async upload(photo) {
      flush()
      await inTurn(sendWaiting)
      // A photo that is refused concerns that photo alone: who handed it over says so.
      return inTurn(async () => {
        const { revision } = state.document
        const { picture, document } = await api.upload({ file, revision, name: photo.name, bytes: photo })
        dispatch({ type: 'uploaded', document })
        return picture
      }, false)
    },
    save: ({ overwrite = false } = { overwrite: false }) =>
      quietly(
        withAll('save', async () => {
          const { revision } = state.document
          const saved = await api.call('save', { file, revision, ...(overwrite && { overwrite }) })
          dispatch({ type: 'saved', saved })
        }),
      ),
    discard: () =>
      quietly(
        withAll('discard', async () => {
          dispatch({ type: 'returned', task: 'discarded', answer: await api.call('discard', { file }) })
        }),
      ),
    undo: () =>
      quietly(
        withAll('undo', async () => {
          dispatch({ type: 'returned', task: 'undone', answer: await api.call('undo', { file }) })
        }),
      ),
    retry,
    reopen: () =>
      quietly(inTurn(async () => dispatch({ type: 'reopened', document: await api.call('open', { file }) }))),
    leaveConflict: () => dispatch({ type: 'conflict left' }),
    onFlush(send) {
      typing.add(send)
      return () => typing.delete(send)
    },
    flush,
  }
}
