import { gallery as words } from '../../words/app.json'
import { unlike } from '../../words/browser.json'
import { Refused } from '../api.ts'
import { asJpegOf, Unlike } from './canvas-photo.ts'

/**
 * The photo as it is uploaded.
 *
 * @throws {Refused} for a folder, or a file that was removed after it was chosen, because its upload would report a
 * lost connection
 */
export async function convertPhoto(given: File): Promise<Blob> {
  const photo = await asJpeg(given)
  const start = photo.slice(0, 1).arrayBuffer()
  await start.catch(() => Promise.reject(new Refused(words.unreadable)))
  return photo
}

/** Converts HEIC, TIFF and BMP, which the studio does not read, to JPEG; a photo that this browser cannot read stays as it is. */
async function asJpeg(photo: File): Promise<Blob> {
  if (!/\.(hei[cf]|tiff?|bmp)$/i.test(photo.name)) return photo
  return await asJpegOf(photo, { quality: 0.95 }).catch((error: unknown) => {
    if (error instanceof Unlike) throw new Refused(unlike)
    return photo
  })
}
