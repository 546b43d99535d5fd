import type { Act, Calls, FormProblem, OpenDocument, Path } from '../../protocol.ts'
import { editor } from '../../words/app.json'
import { type Api, failureOf, Refused, Stale } from '../api.ts'
import { applyToValues, type FieldAct, fieldId } from '../values.ts'
import { preparePhoto } from './prepare-photo.ts'
import {
  type AddedPhoto,
  type EditorState,
  isAgain,
  isFinal,
  isOnSeen,
  noPhotos,
  photosUnderWay,
  type Seen,
  takenBack,
  type Writing,
  withBodyOf,
} from './state.ts'
import { noUnsent, type UnsentStore } from './unsent.ts'

/** The waiting acts conflict with a change that somebody else made at the same place. */
export class Conflict extends Refused {}

/** A document that is being edited: its state and its tasks. Its functions keep their identity, so effects can depend on them. */
export type Session = ReturnType<typeof startSession>

type Work = () => Promise<Partial<EditorState>>

/** The pause in typing after which the session sends the typed text, and the longest time without a pause, in ms. */
const [pause, longest] = [300, 2000]

/** Begins to edit a document, with what an earlier session of it could not send. */
export function startSession(api: Api, opened: OpenDocument, unsent: UnsentStore = noUnsent) {
  const { seen, waiting } = unsent.take(opened.file) ?? { seen: opened, waiting: [] }
  const values = waiting.reduce(applyToValues, seen.values)
  let state: EditorState = { document: opened, seen, values, waiting, photos: noPhotos }
  const listeners = new Set<() => void>()
  let lastTask: Promise<unknown> = Promise.resolve()
  /** Ends when the last photo has been uploaded and used, or has failed. */
  let lastPhoto: Promise<void> = Promise.resolve()
  /** Runs while the editor types into a field: the last waiting act is not sent, because the next key replaces it. `due` is its last end. */
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = 0
  /** The act whose call failed without a refusal: the server may have done it. */
  let lost: Writing | undefined

  function change(next: Partial<EditorState>): void {
    const after = { ...state, ...next }
    const seen = after.waiting.length > 0 ? after.seen : after.document
    state = { ...after, seen, values: after.waiting.reduce(applyToValues, seen.values) }
    if (state.failure || state.waiting.length === 0) keep()
    for (const listener of listeners) listener()
  }

  /** Keeps what waits for the page that is loaded after this one. */
  function keep(): void {
    const { document, seen, waiting } = state
    unsent.keep(document.file, waiting.length > 0 ? { seen, waiting } : undefined)
  }

  /** Runs a task after all those before it. */
  function mutex<Value>(task: () => Promise<Value>): Promise<Value> {
    const result = lastTask.then(task)
    lastTask = result.catch(() => undefined)
    return result
  }

  /** Runs a task in the mutex and never rejects: an error becomes the failure in the state. */
  function attempt(task: () => Promise<void>): Promise<void> {
    return mutex(task).catch((error: unknown) => change({ failure: failureOf(error) }))
  }

  function send(act: Act): Promise<OpenDocument> {
    const { file, revision } = state.document
    return api.call('act', { file, revision, act })
  }

  function open(): Promise<OpenDocument> {
    return api.call('open', { file: state.document.file })
  }

  /** Sends the waiting acts; if that fails, `failure` says why. */
  function sendWaiting(): Promise<void> {
    return sendNext().catch((error: unknown) => {
      change({ failure: failureOf(error) })
      throw error
    })
  }

  async function sendNext(): Promise<void> {
    const { waiting } = state
    const [first] = timer === undefined ? waiting : waiting.slice(0, -1)
    if (first === undefined) return
    if (!isOnSeen(state) || !(await isSent(first))) {
      if ((await mergeWaiting()).conflict) throw new Conflict(editor.conflict)
    }
    await sendNext()
  }

  /** Sends an act that was made on the document's text; false if the server has another text meanwhile. */
  async function isSent(act: Writing): Promise<boolean> {
    try {
      accept(await send(act), [act])
      return true
    } catch (error) {
      if (!(error instanceof Refused)) lost = act
      if (!(error instanceof Stale)) throw error
      return false
    }
  }

  /**
   * Takes an answer and drops the sent acts. An act that was typed during the request has replaced the sent one, and waits.
   *
   * @param seen the document after the sent acts alone, on which the editor typed on
   */
  function accept(document: OpenDocument, sent: readonly Writing[], seen: Seen = document): void {
    lost = undefined
    const waiting = state.waiting.filter((act) => !sent.includes(act))
    const isBody = ({ act }: Writing) => act === 'body'
    // What follows from an act, as the titles of days from a date, is not in a body that was typed on meanwhile.
    const isFormer = waiting.some(isBody) && !sent.some(isBody)
    change({
      document,
      seen: isFormer ? withBodyOf(seen, state.seen) : seen,
      failure: undefined,
      waiting,
    })
  }

  /** Has the server rebase the waiting acts on the document's latest text; where they conflict with it, nothing is done. */
  async function mergeWaiting(): Promise<Calls['merge']['gives']> {
    const { waiting } = state
    const { file } = state.document
    const acts = waiting.filter((act) => act !== lost)
    const answer = await api.call('merge', { file, seen: state.seen.text, acts, ...(lost && { lost }) })
    if (!answer.conflict) accept(answer.document, waiting, answer.mine)
    return answer
  }

  function write(act: Writing): void {
    const { waiting, failure, failed } = state
    const before = isAgain(waiting.at(-1), act) ? waiting.slice(0, -1) : waiting
    // Only a failed save may be done to words that are written after it; any other task was meant for those before.
    const kept = failed?.task === 'save' ? failed : undefined
    change({ waiting: [...before, act], outcome: undefined, failed: kept })
    // The server would refuse the first waiting act again: all acts wait until the editor decides.
    if (failure instanceof Refused && waiting.length > 0) return
    clearTimeout(timer)
    if (timer === undefined) due = Date.now() + longest
    if (act.act === 'set' || 'text' in act) timer = setTimeout(retry, Math.min(pause, due - Date.now()))
    else void retry()
  }

  function retry(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    return attempt(sendWaiting)
  }

  function flush(): void {
    if (state.waiting.length > 0 && !(state.failure instanceof Refused)) void retry()
  }

  /**
   * Runs a task that the editor waits for, after the acts typed before; `work` gives the changes of the state, and `workAgain`
   * does it after it has failed.
   */
  function perform(task: EditorState['task'], work: Work, workAgain = work): Promise<void> {
    flush()
    change({ task, outcome: undefined, conflict: undefined })
    return mutex(async () => {
      // An earlier task may have ended in the meantime and set `task` to undefined.
      change({ task })
      change({ failure: undefined, failed: undefined, ...(await work()), task: undefined })
    }).catch((error: unknown) => {
      const failure = failureOf(error)
      const failed = { task, failure, again: () => perform(task, workAgain) }
      change({ task: undefined, failed, failure: state.failure && failure })
    })
  }

  async function upload(added: AddedPhoto): Promise<string> {
    const photo = await preparePhoto(added.photo)
    flush()
    return mutex(async () => {
      const sendPhoto = () => api.upload(photo, added.name, state.document)
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

  /** Uploads a photo and uses it. A photo that fails is listed in `photos.failed`: it is no failure of the document. */
  async function uploadAndUse(added: AddedPhoto): Promise<void> {
    // `use` throws if the place of the photo is gone, as a removed figure; the photos after it are uploaded all the same.
    const asFailed = (error: unknown) => ({ ...added, error })
    const failed = await upload(added).then(added.use).catch(asFailed)
    const { photos } = state
    const all = failed ? [...photos.failed, failed] : photos.failed
    change({ photos: { ...photos, done: photos.done + 1, failed: all } })
  }

  /** Uploads photos after those under way; `use` gets the name of each in the document's folder, for which `name` is a wish. */
  function addPhotos(photos: readonly File[], use: AddedPhoto['use'], name?: string): Promise<void> {
    const before = photosUnderWay(state.photos, state.photos.failed)
    change({ photos: { ...before, count: before.count + photos.length } })
    for (const photo of photos)
      lastPhoto = lastPhoto.then(() => uploadAndUse({ photo, name: name ?? photo.name, use }))
    return lastPhoto
  }

  async function save(chosen?: { disk: string; text: string }): Promise<Partial<EditorState>> {
    await sendWaiting()
    const { file, revision } = state.document
    const answer = await api.call('save', { file, revision, ...(chosen && { chosen }) })
    const { saved, document, conflict } = answer
    const outcome = conflict ? undefined : saved ? 'saved' : 'notSaved'
    return { document, conflict, wasSaveAnswered: true, outcome }
  }

  /** Saves the document as it is now: a save may have failed because another window or program has changed it. */
  async function saveLatest(): Promise<Partial<EditorState>> {
    await sendWaiting()
    change({ document: await open() })
    return await save()
  }

  /** Sends the waiting acts again; if none wait, opens the document again, as another window or program may have changed it. */
  function refresh(): Promise<void> {
    if (state.waiting.length > 0) return retry()
    return attempt(async () => change({ document: await open(), failure: undefined }))
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Changes a field: in the form at once, on the server later. */
    act: (act: FieldAct) => write(act),
    /** Replaces the text of the body, or of the whole document. */
    write: (act: 'body' | 'write', text: string) => write({ act, text }),
    /** Writes the fix of a problem. The waiting acts are sent first and may move the problem: the nearest one is fixed. */
    fix: ({ sentence, path, start }: FormProblem) =>
      perform('fix', async () => {
        await sendWaiting()
        const [nearest] = state.document.problems
          .filter((one) => one.fix && one.sentence === sentence && fieldId(one.path) === fieldId(path))
          .toSorted((one, other) => Math.abs(one.start - start) - Math.abs(other.start - start))
        return nearest ? { document: await send({ act: 'fix', start: nearest.start, end: nearest.end }) } : {}
      }),
    /** Writes all certain fixes, until none is left or a round changes nothing. */
    fixAll: () =>
      perform('fix', async () => {
        await sendWaiting()
        const isLeft = () => state.document.problems.some(({ fix }) => fix === 'certain')
        for (let before = ''; isLeft() && before !== state.document.text; ) {
          before = state.document.text
          change({ document: await send({ act: 'fixAll' }) })
        }
        return {}
      }),
    addPhotos,
    /** Uploads one photo for a single field. The server names the photo of a cover `cover`, any other one by the next number. */
    addPhoto: (photo: File, path: Path, use: AddedPhoto['use']) =>
      addPhotos([photo], use, path[0] === 'cover' ? 'cover' : undefined),
    /** Uploads again the photos that failed, but for those that would fail again. */
    tryPhotosAgain(): Promise<void> {
      const { failed } = state.photos
      const final = failed.filter(isFinal)
      change({ photos: { done: final.length, count: failed.length, failed: final } })
      for (const one of failed) if (!isFinal(one)) lastPhoto = lastPhoto.then(() => uploadAndUse(one))
      return lastPhoto
    },
    /** Clears the progress and the failures of uploads. */
    endPhotos: () => change({ photos: noPhotos }),
    save: () => perform('save', save, saveLatest),
    /** Shows the places where the editor's acts conflict with another text; without a conflict, takes the merged document. */
    compare: () =>
      perform('open', async () => {
        const { conflict: passages } = await mergeWaiting()
        return passages ? { conflict: { passages }, failure: state.failure } : {}
      }),
    /** Ends a conflict with the whole text, put together from the chosen versions. */
    choose(text: string): Promise<void> {
      const { conflict, waiting } = state
      const disk = conflict?.disk
      if (disk !== undefined) return perform('save', () => save({ disk, text }), saveLatest)
      return perform('open', async () => {
        const { document, conflict: passages } = await mergeWaiting()
        if (passages === undefined) return {}
        // Somebody has changed the document again: the editor sees the conflict as it is now.
        if (JSON.stringify(passages) !== JSON.stringify(conflict?.passages))
          return { conflict: { passages }, failure: state.failure }
        const { file, revision } = document
        accept(await api.call('act', { file, revision, act: { act: 'write', text } }), waiting)
        return {}
      })
    },
    /**
     * `discard` forgets the draft and how its photos came, `undo` takes back the last save, and `open` opens the document again without the acts that
     * the server refused. If discarding leaves no document, the window goes back to the list.
     */
    takeBack: (task: keyof typeof takenBack) =>
      perform(task, async () => {
        if (task === 'undo') await sendWaiting()
        const answer = await api.call(task, { file: state.document.file })
        const photos = task === 'discard' ? photosUnderWay(state.photos) : state.photos
        if (!('gone' in answer)) return { waiting: [], photos, document: answer, outcome: takenBack[task] }
        window.location.hash = '#/'
        return { waiting: [], photos }
      }),
    /** Begins a new document as a copy of this one, and opens it. */
    copy: () =>
      perform('open', async () => {
        await sendWaiting()
        const copy = await api.call('copy', { file: state.document.file })
        window.location.hash = `#/${encodeURI(copy.file)}`
        return {}
      }),
    refresh,
    /** Does the failed task again, else {@link refresh}. */
    tryAgain: () => state.failed?.again() ?? refresh(),
    endFailure: () => change({ failure: undefined, failed: undefined }),
    leaveConflict: () => change({ conflict: undefined }),
    flush,
    keep,
  }
}
