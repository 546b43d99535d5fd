import type { Act, OpenDocument, Passage } from '../../protocol.ts'
import { gallery } from '../../words/app.json'
import { format } from '../../words/format.ts'
import { Failure, failureOf, Refused } from '../api.ts'
import { fieldId } from '../values.ts'

/** An act of writing. It names a field or a whole text, never a range of characters, so it fits any revision. */
export type Writing = Exclude<Act, { act: 'fix' | 'fixAll' }>

/** Whether an act replaces the one before it: of all texts typed into one place, only the last one is sent. */
export function isAgain(before: Writing | undefined, act: Writing): boolean {
  if ('text' in act) return before?.act === act.act
  return act.act === 'set' && before?.act === 'set' && fieldId(before.path) === fieldId(act.path)
}

/** The uploads since no photo was under way, with those that had failed before: how many ended, failed ones included, of how many. */
export type PhotoProgress = { done: number; count: number; failed: readonly FailedPhoto[] }

export const noPhotos: PhotoProgress = { done: 0, count: 0, failed: [] }

/** The uploads, if they have not all ended yet; else only those `failed` ones that the editor still has to see. */
export function photosUnderWay(photos: PhotoProgress, failed: PhotoProgress['failed'] = []): PhotoProgress {
  return photos.done < photos.count ? photos : { done: failed.length, count: failed.length, failed }
}

/** A photo to upload under a name, `cover` for that of a cover; `use` gets its name in the document's folder. */
export type AddedPhoto = { photo: File; name: string; use: (picture: string) => void }

/** A photo that was not uploaded, or whose `use` has thrown. */
export type FailedPhoto = AddedPhoto & { error: unknown }

/** Whether a photo would fail again: it was refused, or its place is gone. */
export function isFinal({ error }: FailedPhoto): boolean {
  return !(error instanceof Failure) || error instanceof Refused
}

/** The outcome of each task that replaces the form by a document of the server. */
export const takenBack = { discard: 'discarded', undo: 'undone', open: undefined } as const

/** The text of a document, its values and its body. */
export type Seen = Pick<OpenDocument, 'text' | 'values' | 'body'>

export type EditorState = {
  /** The document as the server last answered it. Its path may change: that of a new document follows its year. */
  document: OpenDocument
  /** What the waiting acts were made on: the document, or an earlier text of it where an answer has brought changes of others since. */
  seen: Seen
  /** The values of the form: those of `seen` after all waiting acts. */
  values: unknown
  /** The acts that are still to be sent or answered, oldest first. */
  waiting: readonly Writing[]
  /** The task that the editor waits for. */
  task?: 'save' | 'fix' | keyof typeof takenBack
  /** Why the waiting acts were not done, or the document was not opened again. */
  failure?: Failure
  /** The failed task, until a task succeeds or the editor gives it up; `again` does it again. */
  failed?: { task: EditorState['task']; failure: Failure; again: () => Promise<void> }
  outcome?: 'saved' | 'notSaved' | 'discarded' | 'undone'
  /** The places that somebody else has changed as well; `disk` is the text that a save found in the file. */
  conflict?: { passages: readonly Passage[]; disk?: string }
  photos: PhotoProgress
  /** Whether the server has answered a save since the document was opened, even if it did not save. */
  wasSaveAnswered?: boolean
}

/** Whether the waiting acts were made on the document's present text. */
export function isOnSeen({ document, seen }: EditorState): boolean {
  return document.text === seen.text
}

/** The text of a body, or the whole text where a kind has none. */
export function bodyText({ text, body }: Seen): string {
  return text.slice(body?.start, body?.end)
}

/** The typed body that waits; undefined where none does. */
export function typedBody({ waiting }: EditorState): string | undefined {
  return waiting.findLast((one) => one.act === 'body')?.text
}

/**
 * The body for the editor to show; undefined while the editor keeps its own: a body that waits brings a response of its
 * own, and so do acts that wait to be rebased.
 */
export function bodyToShow(state: EditorState): string | undefined {
  const isOwn = !isOnSeen(state) || typedBody(state) !== undefined
  return isOwn ? undefined : bodyText(state.document)
}

/** A text with the body of a former one. */
export function withBodyOf(seen: Seen, former: Seen): Seen {
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

/** Whether acts wait because they could not be sent. */
export function isUnsent({ waiting, failure }: EditorState): boolean {
  return failure !== undefined && waiting.length > 0
}

/** Whether photos failed that could be uploaded by another try. */
export function hasPhotosToTry({ failed }: PhotoProgress): boolean {
  return !failed.every(isFinal)
}

/**
 * What is said of photos that failed: a photo that would fail again has a sentence of its own, the others one for each
 * reason. The reason is left out where `known` has said it already.
 */
export function photoFailures({ failed }: PhotoProgress, known?: Failure): string[] {
  const groups = new Map<unknown, [FailedPhoto, ...FailedPhoto[]]>()
  for (const one of failed) {
    const key = isFinal(one) ? one : failureOf(one.error).message
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].map((same) => {
    const [{ photo, error }] = same
    const { message } = failureOf(error)
    const reason = message === known?.message ? '' : message
    return format(gallery.failed, { count: same.length, name: photo.name, reason }).trim()
  })
}

/** Whether the form shows errors as steps that are left: the document is new, and the editor has not tried to save it. */
export function showsErrorsAsSteps({ document, wasSaveAnswered }: EditorState): boolean {
  return document.isNew && !wasSaveAnswered
}
