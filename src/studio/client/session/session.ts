import type { Act, FormProblem, OpenDocument, Passage, Path } from '../../protocol.ts'
import clientWords from '../../words/client.json'
import { format } from '../../words/format.ts'
import { type Api, Failure, failureOf, Refused, Stale } from '../api.ts'
import { applyAct, type FieldAct, pathId } from '../values.ts'
import { asJpeg } from './as-jpeg.ts'

/** What an editor does to a document by writing; it names no place in a text, and fits whatever revision it meets. */
type Writing = Exclude<Act, { act: 'fix' | 'fixAll' }>

/** What was written does not fit, because somebody else has changed the same place. */
export class Clash extends Refused {}

/** Photos that were handed over since none was on its way, of how many; and why some were not taken, in sentences. */
type PhotoProgress = { done: number; count: number; failed: readonly string[] }

const noPhotos: PhotoProgress = { done: 0, count: 0, failed: [] }

/** How a task ends that takes a state of the server for what was written. */
const takenBack = { discard: 'discarded', undo: 'undone', open: undefined } as const

export type EditorState = {
  /** The server's last answer, which names the path too: a new document follows its year to another one. */
  document: OpenDocument
  /** The values of the form: those of the document, with what waits done to them. */
  values: unknown
  /** What is still to be sent or answered, oldest first. */
  waiting: readonly Writing[]
  /** What is under way that the editor waits for. */
  task?: 'save' | 'fix' | keyof typeof takenBack
  failure?: Failure
  outcome?: 'saved' | 'notSaved' | 'discarded' | 'undone'
  /** Places that somebody else has changed as well; `disk` is the file that a save met. */
  conflict?: { passages: readonly Passage[]; disk?: string }
  photos: PhotoProgress
  /** Whether the editor has wanted to save it since it was opened. */
  wasSaved?: boolean
}

/** Whether what a document lacks are steps that are left, and no mistakes yet: it is new, and nobody wanted to save it. */
export function hasSteps({ document, wasSaved }: EditorState): boolean {
  return document.base === '' && !wasSaved
}

/** A document that is being edited: its state, and all that can be done with it. Its functions stay the same. */
export type Session = ReturnType<typeof startSession>

/** A pause in typing after which what was typed is sent, in ms. */
const pause = 300

/** Begins to edit a document. */
export function startSession(api: Api, opened: OpenDocument) {
  let state: EditorState = { document: opened, values: opened.values, waiting: [], photos: noPhotos }
  const listeners = new Set<() => void>()
  let line: Promise<unknown> = Promise.resolve()
  /** Ends with the last photo that was handed over. */
  let photoLine: Promise<void> = Promise.resolve()
  /** Runs while words are typed into a field: the last of what waits is theirs, and grows. */
  let timer: ReturnType<typeof setTimeout> | undefined
  /** An act that was sent and not answered: the server may have done it. */
  let lost: Writing | undefined

  function change(next: Partial<EditorState>): void {
    const { document, waiting } = { ...state, ...next }
    state = { ...state, ...next, values: waiting.reduce(applyAct, document.values) }
    for (const listener of listeners) listener()
  }

  /** Runs a task after all those before it. */
  function mutex<Value>(task: () => Promise<Value>): Promise<Value> {
    const result = line.then(task)
    line = result.catch(() => undefined)
    return result
  }

  /** Runs a task of which nothing else waits for the end; what goes wrong is said. */
  function attempt(task: () => Promise<void>): Promise<void> {
    return mutex(task).catch((error: unknown) => change({ task: undefined, failure: failureOf(error) }))
  }

  function send(act: Act): Promise<OpenDocument> {
    const { file, revision } = state.document
    return api.call('act', { file, revision, act })
  }

  function open(): Promise<OpenDocument> {
    return api.call('open', { file: state.document.file })
  }

  async function sendWaiting(): Promise<void> {
    const { waiting } = state
    const [first] = timer === undefined ? waiting : waiting.slice(0, -1)
    if (first === undefined) return
    let sent: readonly Writing[] = [first]
    const document = await send(first).catch(async (error: unknown) => {
      if (!(error instanceof Refused)) lost = first
      if (!(error instanceof Stale)) throw error
      sent = waiting
      const { document, conflict } = await merge(sent)
      if (conflict) throw new Clash(clientWords.editor.clash)
      return document
    })
    accept(document, sent)
    await sendWaiting()
  }

  /** Takes an answer; what has been typed anew meanwhile stands in the place of what was sent, and waits. */
  function accept(document: OpenDocument, sent: readonly Writing[]): void {
    lost = undefined
    change({ document, failure: undefined, waiting: state.waiting.filter((act) => !sent.includes(act)) })
  }

  /** Does acts to whatever text is there now. */
  function merge(acts: readonly Writing[]) {
    const { file, text: seen } = state.document
    const others = acts.filter((act) => act !== lost)
    return api.call('merge', { file, seen, acts: others, ...(lost && { lost }) })
  }

  function write(act: Writing): void {
    const { waiting, failure } = state
    const before = isAgain(waiting.at(-1), act) ? waiting.slice(0, -1) : waiting
    change({ waiting: [...before, act], outcome: undefined })
    // What was refused would be refused again: that waits until the editor decides.
    if (failure instanceof Refused && waiting.length > 0) return
    clearTimeout(timer)
    if (act.act === 'set' || 'text' in act) timer = setTimeout(retry, pause)
    else retry()
  }

  function retry(): void {
    clearTimeout(timer)
    timer = undefined
    void attempt(sendWaiting)
  }

  function flush(): void {
    if (state.waiting.length > 0 && !(state.failure instanceof Refused)) retry()
  }

  /** Does what the editor waits for, after what was typed before; `work` gives what it changes. */
  function perform(task: EditorState['task'], work: () => Promise<Partial<EditorState>>): Promise<void> {
    flush()
    change({ task, outcome: undefined, conflict: undefined })
    return attempt(async () => {
      // A task before it has ended meanwhile, and said so.
      change({ task })
      change({ failure: undefined, ...(await work()), task: undefined })
    })
  }

  async function upload(given: File): Promise<string> {
    const photo = await asJpeg(given)
    // A folder, or a file that has gone since it was chosen: the request would fail as if there were no connection.
    const start = photo.slice(0, 1).arrayBuffer()
    await start.catch(() => Promise.reject(new Failure(clientWords.gallery.unreadable)))
    flush()
    return mutex(async () => {
      const sendPhoto = () => api.upload(photo, state.document)
      const { picture, document } = await sendPhoto().catch(async (error: unknown) => {
        if (!(error instanceof Stale)) throw error
        await sendWaiting()
        change({ document: await open() })
        return await sendPhoto()
      })
      change({ document })
      return picture
    })
  }

  /** Hands a photo over to its use. One that is refused is no failure of the document. */
  async function hand(photo: File, use: (picture: string) => void): Promise<void> {
    // Its place may be gone meanwhile, as a figure that was removed: those that follow come all the same.
    const failed = await upload(photo)
      .then(use)
      .catch((error: unknown) =>
        format(clientWords.gallery.failed, { name: photo.name, reason: failureOf(error).message }),
      )
    const { photos } = state
    const all = failed ? [...photos.failed, failed] : photos.failed
    change({ photos: { ...photos, done: photos.done + 1, failed: all } })
  }

  /** Hands over photos, after those that are on their way; each is used by its name in the document's folder. */
  function addPhotos(photos: readonly File[], use: (picture: string) => void): Promise<void> {
    const before = state.photos.done < state.photos.count ? state.photos : noPhotos
    change({ photos: { ...before, count: before.count + photos.length } })
    for (const photo of photos) photoLine = photoLine.then(() => hand(photo, use))
    return photoLine
  }

  async function save(chosen?: { disk: string; text: string }): Promise<Partial<EditorState>> {
    await sendWaiting()
    const { file, revision } = state.document
    const answer = await api.call('save', { file, revision, ...(chosen && { chosen }) })
    const { saved, document, conflict } = answer
    const outcome = conflict ? undefined : saved ? 'saved' : 'notSaved'
    return { document, conflict, wasSaved: true, outcome }
  }

  return {
    state: () => state,
    /** The values with which the document was opened. */
    opened: opened.values,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Wants a change of a field; the form has it at once, the server by and by. */
    act: (act: FieldAct) => write(act),
    /** Wants another text: the body's, or that of the whole document. */
    write: (act: 'body' | 'write', text: string) => write({ act, text }),
    /** Writes the certain fix of a problem, nearest to where that was seen once the server has all that was typed. */
    fix: ({ sentence, path, start }: FormProblem) =>
      perform('fix', async () => {
        await sendWaiting()
        const [nearest] = state.document.problems
          .filter((one) => one.isCertain && one.sentence === sentence && pathId(one.path) === pathId(path))
          .toSorted((one, other) => Math.abs(one.start - start) - Math.abs(other.start - start))
        return nearest ? { document: await send({ act: 'fix', start: nearest.start, end: nearest.end }) } : {}
      }),
    /** Writes all certain fixes, until none is left or they change nothing more. */
    fixAll: () =>
      perform('fix', async () => {
        await sendWaiting()
        let before: string | undefined
        while (before !== state.document.text && state.document.problems.some((one) => one.isCertain)) {
          before = state.document.text
          change({ document: await send({ act: 'fixAll' }) })
        }
        return {}
      }),
    addPhotos,
    /** Hands over the photo of a single place: a cover is called so, any other one by the number after the others. */
    addPhoto: (photo: File, path: Path, use: (picture: string) => void) =>
      addPhotos([path[0] === 'cover' ? new File([photo], 'cover') : photo], use),
    /** Forgets what was said of photos. */
    endPhotos: () => change({ photos: noPhotos }),
    save: () => perform('save', save),
    /** Shows what was written beside what somebody else has, where these do not fit; else all of it is kept. */
    compare: () =>
      perform('open', async () => {
        const { waiting } = state
        const { document, conflict } = await merge(waiting)
        if (!conflict) accept(document, waiting)
        return conflict ? { conflict: { passages: conflict }, failure: state.failure } : {}
      }),
    /** Ends a conflict with the whole text that was put together of both. */
    choose(text: string): Promise<void> {
      const { conflict, waiting } = state
      const disk = conflict?.disk
      if (disk !== undefined) return perform('save', () => save({ disk, text }))
      return perform('open', async () => {
        const { document, conflict: others } = await merge(waiting)
        // Somebody wrote once more: both are shown again.
        if (JSON.stringify(others) !== JSON.stringify(conflict?.passages))
          return { conflict: others && { passages: others }, failure: state.failure }
        const { file } = state.document
        const act = { act: 'write', text } as const
        accept(await api.call('act', { file, revision: document.revision, act }), waiting)
        return {}
      })
    },
    /**
     * Forgets the draft, takes back the last save, or opens the document again without what the server did not accept.
     * A document that was a draft alone is left.
     */
    takeBack: (task: keyof typeof takenBack) =>
      perform(task, async () => {
        if (task === 'undo') await sendWaiting()
        const answer = await api.call(task, { file: state.document.file })
        if (!('gone' in answer)) return { waiting: [], document: answer, outcome: takenBack[task] }
        window.location.hash = '#/'
        return { waiting: [] }
      }),
    /** Begins a new document with all that this one has, and opens it. */
    copy: () =>
      perform('open', async () => {
        await sendWaiting()
        const copy = await api.call('copy', { file: state.document.file })
        window.location.hash = `#/${encodeURI(copy.file)}`
        return {}
      }),
    /** Looks again: another window or program may have changed the document, or a studio that was away is back. */
    refresh() {
      if (state.waiting.length > 0) return retry()
      void attempt(async () => change({ document: await open(), failure: undefined }))
    },
    leaveConflict: () => change({ conflict: undefined }),
    flush,
  }
}

/** Whether an act says anew what the one before it said: while words are typed, the last of them is enough. */
function isAgain(before: Writing | undefined, act: Writing): boolean {
  if ('text' in act) return before?.act === act.act
  return act.act === 'set' && before?.act === 'set' && pathId(before.path) === pathId(act.path)
}
