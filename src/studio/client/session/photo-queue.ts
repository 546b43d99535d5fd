import clientWords from '../../words/client.json'
import { say } from '../../words/say.ts'
import { failureOf } from '../api.ts'

/** Photos that were handed over since none was on its way, of how many; and why some were not taken, in sentences. */
export type PhotoProgress = { done: number; count: number; failed: readonly string[] }

/** Told of its name in the document's folder. */
type Use = (picture: string) => void

export const noPhotos: PhotoProgress = { done: 0, count: 0, failed: [] }

/**
 * Hands photos over one after the other; those that come meanwhile wait behind them. One that is refused is no failure of
 * the document.
 *
 * @param options.upload gives the name of a photo in the document's folder
 */
export function createPhotoQueue(options: {
  upload(photo: File): Promise<string>
  progress(): PhotoProgress
  onProgress(progress: PhotoProgress): void
}) {
  const { upload, progress, onProgress } = options
  const queue: { photo: File; use: Use }[] = []

  return async (photos: readonly File[], use: Use): Promise<void> => {
    const isIdle = queue.length === 0
    queue.push(...photos.map((photo) => ({ photo, use })))
    const { done, failed } = isIdle ? noPhotos : progress()
    onProgress({ done, failed, count: done + queue.length })
    if (!isIdle) return
    for (let next = queue[0]; next; next = queue[0]) {
      const { photo, use } = next
      // Its place may be gone meanwhile, as a figure that was removed: those that follow come all the same.
      const failed = await upload(photo)
        .then(use)
        .catch((error: unknown) =>
          say(clientWords.gallery.failed, { name: photo.name, reason: failureOf(error).message }),
        )
      queue.shift()
      const before = progress()
      onProgress({
        ...before,
        done: before.done + 1,
        failed: [...before.failed, ...(failed ? [failed] : [])],
      })
    }
  }
}
