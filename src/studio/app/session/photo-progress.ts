import { format } from '../../../model/message/format.ts'
import { gallery } from '../../words/app.json'
import { Failure, failureOf, Refused } from '../api.ts'

/**
 * The progress of the current batch of uploads, and of earlier failures that can be retried. `done` counts failed
 * uploads too.
 */
export type PhotoProgress = { done: number; count: number; failed: readonly FailedPhoto[] }

export const noPhotos: PhotoProgress = { done: 0, count: 0, failed: [] }

/** A photo to upload under a name, `cover` for that of a cover; `use` gets its name in the document's folder. */
export type AddedPhoto = { photo: File; name: string; use: (picture: string) => void }

/** A photo that was not uploaded, or whose `use` has thrown. */
export type FailedPhoto = AddedPhoto & { error: unknown }

/** Whether photos are being uploaded. */
export function isUploading({ done, count }: PhotoProgress): boolean {
  return done < count
}

/** The batch of uploads until all have ended; then only the `failed` ones that the editor still has to see. */
export function photosUnderWay(photos: PhotoProgress, failed: PhotoProgress['failed'] = []): PhotoProgress {
  return isUploading(photos) ? photos : { done: failed.length, count: failed.length, failed }
}

/** Whether a retry of a photo would fail, because the photo was refused or its place is gone. */
export function isFinal({ error }: FailedPhoto): boolean {
  return !(error instanceof Failure) || error instanceof Refused
}

/** Whether a retry could upload failed photos. */
export function hasPhotosToTry({ failed }: PhotoProgress): boolean {
  return !failed.every(isFinal)
}

/**
 * The sentences about failed photos. A photo whose retry would fail has its own sentence; the others have one for each
 * reason. The reason is left out if it is the message of `reported`.
 */
export function photoFailures({ failed }: PhotoProgress, reported?: Failure): string[] {
  const groups = new Map<unknown, [FailedPhoto, ...FailedPhoto[]]>()
  for (const one of failed) {
    const key = isFinal(one) ? one : failureOf(one.error).message
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].map((same) => {
    const [{ photo, error }] = same
    const { message } = failureOf(error)
    const reason = message === reported?.message ? '' : message
    return format(gallery.failed, { count: same.length, name: photo.name, reason }).trim()
  })
}
