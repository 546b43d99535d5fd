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
  let line: Promise<void> = Promise.resolve()

  async function hand(photo: File, use: Use): Promise<void> {
    // Its place may be gone meanwhile, as a figure that was removed: those that follow come all the same.
    const failed = await upload(photo)
      .then(use)
      .catch((error: unknown) =>
        say(clientWords.gallery.failed, { name: photo.name, reason: failureOf(error).message }),
      )
    const before = progress()
    const all = failed ? [...before.failed, failed] : before.failed
    onProgress({ ...before, done: before.done + 1, failed: all })
  }

  return (photos: readonly File[], use: Use): Promise<void> => {
    const isBusy = progress().done < progress().count
    const before = isBusy ? progress() : noPhotos
    onProgress({ ...before, count: before.count + photos.length })
    for (const photo of photos) line = line.then(() => hand(photo, use))
    return line
  }
}
