import type { Act, FormProblem, OpenDocument } from '../../protocol.ts'
import { type Api, type Failure, failureOf } from '../api.ts'
import { applyAct, type FieldAct, isSamePath, keepEqual } from '../values.ts'

/** What the editor wants of the server, not yet bound to a revision. */
type Wish = Exclude<Act, { act: 'mend' }> | { act: 'mend'; problem: FormProblem }

export type EditorState = {
  /** The server's last answer. */
  document: OpenDocument
  /** The values of the form: those of the document, with what waits done to them. */
  values: unknown
  /** What has no answer yet, oldest first. */
  waiting: readonly Wish[]
  /** Whether the first of what waits is on its way. */
  isSending: boolean
  /** What is under way that the editor waits for. */
  task?: 'save' | 'discard' | 'undo'
  failure?: Failure
  outcome?: 'saved' | 'notSaved' | 'discarded' | 'undone'
  conflict?: { disk: string; draft: string }
}

/** A document that is being edited: its state, and all that can be done with it. Its functions stay the same. */
export type Session = ReturnType<typeof startSession>

/** A pause in typing after which what was typed is sent, in ms. */
const pause = 300

/** Begins to edit a document. */
export function startSession(api: Api, opened: OpenDocument) {
  let state: EditorState = { document: opened, values: opened.values, waiting: [], isSending: false }
  const { file } = opened
  const listeners = new Set<() => void>()
  let line: Promise<unknown> = Promise.resolve()
  /** Runs while words are typed into a field: the last of what waits is theirs, and grows. */
  let timer: ReturnType<typeof setTimeout> | undefined

  function change(next: Partial<EditorState>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  /** Takes an answer of the server. Its values do not know what still waits: the form keeps its own until nothing does. */
  function accept(answer: OpenDocument, next: Partial<EditorState> = {}): void {
    const { waiting } = { ...state, ...next }
    const values = waiting.length === 0 ? keepEqual(state.values, answer.values) : state.values
    change({ ...next, document: keepEqual(state.document, answer), values })
  }

  /** Runs a task after all those before it; what goes wrong is said and thrown. */
  function inTurn<Value>(task: () => Promise<Value>, say = true): Promise<Value> {
    const result = line.then(task).catch((error: unknown) => {
      if (say) change({ task: undefined, isSending: false, failure: failureOf(error) })
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
    while (state.waiting.length > (timer === undefined ? 0 : 1)) {
      const { document, waiting } = state
      const acts = waiting.slice(0, 1).flatMap((wish) => actsOf(document, wish))
      change({ isSending: true })
      const { revision } = document
      const answer = acts.length === 0 ? document : await api.call('act', { file, revision, acts })
      accept(answer, { waiting: state.waiting.slice(1), isSending: false })
    }
  }

  function want(wish: Wish): void {
    const { waiting, isSending, values, failure } = state
    const last = waiting.length > Number(isSending) ? waiting.at(-1) : undefined
    change({
      waiting: [...(isAgain(last, wish) ? waiting.slice(0, -1) : waiting), wish],
      values: 'path' in wish ? applyAct(values, wish) : values,
      outcome: undefined,
    })
    // What was refused would be refused again: that waits until the editor decides.
    if (failure?.isRefusal && waiting.length > 0) return
    clearTimeout(timer)
    if (wish.act === 'set' || 'text' in wish) timer = setTimeout(retry, pause)
    else retry()
  }

  function retry(): void {
    clearTimeout(timer)
    timer = undefined
    change({ failure: undefined })
    void attempt(sendWaiting)
  }

  function flush(): void {
    if (timer !== undefined) retry()
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
    /** Wants another text: the body's, or that of the whole document. */
    write: (act: 'body' | 'write', text: string) => want({ act, text }),
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
        const outcome = conflict ? undefined : saved.saved ? 'saved' : 'notSaved'
        accept(saved.document, { task: undefined, conflict, outcome })
      })
    },
    /** Forgets the draft, or takes back the last save; a document that was a draft alone is left. */
    takeBack(task: 'discard' | 'undo'): Promise<void> {
      begin(task)
      return attempt(async () => {
        if (task === 'undo') await sendWaiting()
        const answer = await api.call(task, { file })
        const settled = { task: undefined, failure: undefined, waiting: [] }
        if ('gone' in answer) {
          change(settled)
          window.location.hash = '#/'
        } else accept(answer, { ...settled, outcome: task === 'undo' ? 'undone' : 'discarded' })
      })
    },
    retry,
    /** Takes the server's state and forgets what it did not accept. */
    reopen: () =>
      attempt(async () => {
        const settled = { failure: undefined, outcome: undefined, waiting: [] }
        accept(await api.call('open', { file }), settled)
      }),
    leaveConflict: () => change({ conflict: undefined }),
    flush,
  }
}

/** A wish as acts on the document that the server has. */
function actsOf({ problems }: OpenDocument, wish: Wish): readonly Act[] {
  if (wish.act !== 'mend') return [wish]
  const { sentence, path, start } = wish.problem
  const [nearest] = problems
    .filter((one) => one.isCertain && one.sentence === sentence && isSamePath(one.path, path))
    .toSorted((one, other) => Math.abs(one.start - start) - Math.abs(other.start - start))
  return nearest === undefined ? [] : [{ act: 'mend', start: nearest.start, end: nearest.end }]
}

/** Whether a wish says anew what the one before it said: while words are typed, the last of them is enough. */
function isAgain(before: Wish | undefined, wish: Wish): boolean {
  if ('text' in wish) return before?.act === wish.act
  return wish.act === 'set' && before?.act === 'set' && isSamePath(before.path, wish.path)
}
