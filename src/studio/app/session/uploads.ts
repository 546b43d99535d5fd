import { Stale } from '../api.ts'
import { convertPhoto } from './convert-photo.ts'
import { type AddedPhoto, isFinal, noPhotos, type PhotoProgress, photosUnderWay } from './photo-progress.ts'
import { type Editing, openAgain, sendWaiting } from './sending.ts'

/**
 * Uploads photos one after the other; `flush` sends the waiting operations. A failed photo is no failure of the
 * document.
 */
export function startUploads(editing: Editing, flush: () => void) {
  /** Ends when the last photo has been uploaded and used, or has failed. */
  let last: Promise<void> = Promise.resolve()
  const photos = () => editing.state().photos
  const show = (photos: PhotoProgress) => editing.dispatch({ event: 'photos', photos })

  /** Uploads a photo and uses it; lists it in `failed` if that fails. */
  async function uploadAndUse(added: AddedPhoto): Promise<void> {
    // `use` throws if the place of the photo is gone, as a removed figure; the photos after it are uploaded all the same.
    const asFailed = (error: unknown) => ({ ...added, error })
    const failed = await upload(editing, flush, added).then(added.use).catch(asFailed)
    const { done, failed: before } = photos()
    show({ ...photos(), done: done + 1, failed: failed ? [...before, failed] : before })
  }

  function enqueue(all: readonly AddedPhoto[]): Promise<void> {
    for (const one of all) last = last.then(() => uploadAndUse(one))
    return last
  }

  return {
    /**
     * Uploads photos after the current uploads. `use` gets the name of each photo in the document's folder; `name` is
     * the preferred name. Only earlier failures that can be retried are kept.
     */
    add(added: readonly File[], use: AddedPhoto['use'], name?: string): Promise<void> {
      const toTry = photos().failed.filter((one) => !isFinal(one))
      const before = photosUnderWay(photos(), toTry)
      show({ ...before, count: before.count + added.length })
      return enqueue(added.map((photo) => ({ photo, name: name ?? photo.name, use })))
    },
    /** Retries the failed uploads, except those that would fail again. */
    retry(): Promise<void> {
      const { failed } = photos()
      const final = failed.filter(isFinal)
      show({ done: final.length, count: failed.length, failed: final })
      return enqueue(failed.filter((one) => !isFinal(one)))
    },
    /** Clears the progress and the failures. */
    end: () => show(noPhotos),
  }
}

async function upload(editing: Editing, flush: () => void, added: AddedPhoto): Promise<string> {
  const photo = await convertPhoto(added.photo)
  flush()
  return await editing.queue(async () => {
    const sendPhoto = () => editing.api.upload(photo, added.name, editing.state().document)
    const { picture, document } = await sendPhoto().catch(async (error: unknown) => {
      if (!(error instanceof Stale)) throw error
      await sendWaiting(editing)
      editing.dispatch({ event: 'opened', document: await openAgain(editing) })
      return await sendPhoto()
    })
    editing.dispatch({ event: 'opened', document })
    return picture
  })
}
