import type { FormProblem, OpenDocument } from '../../protocol.ts'
import { type Api, failureOf } from '../api.ts'
import { type FieldAct, keepEqual } from '../values.ts'
import { type EditorState, nextCall, type Replace, type Wish, withWish, withWished } from './state.ts'

/** A document that is being edited: its state, and all that can be done with it. Its functions stay the same. */
export type Session = ReturnType<typeof startSession>

/** Begins to edit a document. */
export function startSession(api: Api, opened: OpenDocument) {
  let state: EditorState = { document: opened, values: opened.values, waiting: [], sent: 0 }
  const { file } = opened
  const listeners = new Set<() => void>()
  const typing = new Set<() => void>()
  let line: Promise<unknown> = Promise.resolve()

  function change(next: Partial<EditorState>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  /** Takes an answer of the server, over which the wishes that still wait are laid. */
  function accept(answer: OpenDocument, next: Partial<EditorState> = {}): void {
    const { waiting } = { ...state, ...next }
    const values = waiting.reduce(withWished, answer.values)
    change({
      ...next,
      document: keepEqual(state.document, answer),
      values: keepEqual(state.values, values),
    })
  }

  /** Runs a task after all those before it; what goes wrong is said and thrown. */
  function inTurn<Value>(task: () => Promise<Value>, say = true): Promise<Value> {
    const result = line.then(task).catch((error: unknown) => {
      if (say) change({ task: undefined, sent: 0, failure: failureOf(error) })
      throw error
    })
    line = result.catch(() => undefined)
    return result
  }

  /** Runs a task of which nothing else waits for the end. */
  function attempt(task: () => Promise<void>): Promise<void> {
    return inTurn(task).catch(() => undefined)
  }

  async function sendWaiting(): Promise<void> {
    while (state.waiting.length > 0) {
      const { acts, count } = nextCall(state)
      change({ sent: count })
      const { revision } = state.document
      const document = acts.length === 0 ? state.document : await api.call('act', { file, revision, acts })
      accept(document, { waiting: state.waiting.slice(count), sent: 0 })
    }
  }

  function want(wish: Wish): void {
    const values = withWished(state.values, wish)
    change({ waiting: withWish(state, wish), values, outcome: undefined })
    // What was refused would be refused again: that waits until the editor decides.
    if (state.failure?.isRefusal && state.waiting.length > 1) return
    retry()
  }

  function retry(): void {
    change({ failure: undefined })
    void attempt(sendWaiting)
  }

  function flush(): void {
    for (const send of typing) send()
  }

  function begin(task: EditorState['task']): void {
    flush()
    change({ task, outcome: undefined, failure: undefined, conflict: undefined })
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Wants a change of a field; the form has it at once, the server by and by. */
    act: (act: FieldAct) => want(act),
    /** Wants passages of the body replaced; places count from `offset` on, where the body began for who wants it. */
    replaceBody(acts: readonly Replace[], offset: number) {
      const relative = acts.map((act) => ({ ...act, start: act.start - offset, end: act.end - offset }))
      want({ act: 'body', acts: relative })
    },
    write: (text: string) => want({ act: 'write', text }),
    mend(problem: FormProblem) {
      flush()
      want({ act: 'mend', problem })
    },
    /** Hands over a photo; gives its name in the document's folder. */
    async upload(photo: File): Promise<string> {
      flush()
      await inTurn(sendWaiting)
      // A photo that is refused concerns that photo alone: who handed it over says so.
      return inTurn(async () => {
        const { revision } = state.document
        const { picture, document } = await api.upload({ file, revision, name: photo.name, bytes: photo })
        accept(document)
        return picture
      }, false)
    },
    /** `overwrite`: a text of somebody else that the editor has seen and gives up. */
    save(options: { overwrite?: string } = {}): Promise<void> {
      begin('save')
      return attempt(async () => {
        await sendWaiting()
        const saved = await api.call('save', { file, revision: state.document.revision, ...options })
        const conflict = 'conflict' in saved ? saved.conflict : undefined
        const outcome = conflict ? undefined : ({ task: saved.saved ? 'saved' : 'notSaved' } as const)
        accept(saved.document, { task: undefined, conflict, outcome })
      })
    },
    /** Forgets the draft, or takes back the last save. */
    takeBack(task: 'discard' | 'undo'): Promise<void> {
      begin(task)
      return attempt(async () => {
        if (task === 'undo') await sendWaiting()
        const answer = await api.call(task, { file })
        const settled = { task: undefined, failure: undefined, waiting: [] }
        if ('gone' in answer) change({ ...settled, isGone: true })
        else accept(answer, { ...settled, outcome: { task: task === 'undo' ? 'undone' : 'discarded' } })
      })
    },
    retry,
    /** Takes the server's state and forgets what it did not accept. */
    reopen: () =>
      attempt(async () => {
        const settled = { failure: undefined, outcome: undefined, conflict: undefined, waiting: [] }
        accept(await api.call('open', { file }), settled)
      }),
    leaveConflict: () => change({ conflict: undefined }),
    /** Calls `send` before anything that needs all that was typed; gives what ends this. */
    onFlush(send: () => void): () => void {
      typing.add(send)
      return () => void typing.delete(send)
    },
    flush,
  }
}
