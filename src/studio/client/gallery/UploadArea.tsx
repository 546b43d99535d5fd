import { useId, useState } from 'react'
import clientWords from '../../words/client.json'
import { say } from '../../words/say.ts'
import { failureOf } from '../api.ts'
import { announce } from '../parts/announce.ts'
import buttons from '../parts/Button.module.css'
import styles from './UploadArea.module.css'

const words = clientWords.gallery

type UploadAreaProps = { onPhoto: (photo: File) => Promise<void>; isSingle?: boolean }

/**
 * A place where photos are dropped, or chosen from the computer. One after another they are handed to `onPhoto`, which does
 * with each what it was chosen for.
 */
export function UploadArea({ onPhoto, isSingle = false }: UploadAreaProps) {
  const input = useId()
  const [{ done, count, failed }, setProgress] = useState({ done: 0, count: 0, failed: [] as string[] })

  async function add(photos: readonly File[]): Promise<void> {
    if (done < count) return
    let reasons: string[] = []
    for (const [index, photo] of photos.entries()) {
      setProgress({ done: index, count: photos.length, failed: reasons })
      await hand(photo, onPhoto).catch((error: unknown) => {
        reasons = [...reasons, say(words.failed, { name: photo.name, reason: failureOf(error).message })]
      })
    }
    setProgress({ done: photos.length, count: photos.length, failed: reasons })
    announce(say(words.added, { count: photos.length - reasons.length }))
  }

  return (
    <div className={styles.area}>
      {/* It lies over the whole area: what is dropped on it, it takes by itself. */}
      <input
        id={input}
        type="file"
        accept="image/*,.heic,.heif"
        multiple={!isSingle}
        data-control="add"
        onChange={({ target }) => {
          void add([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <label className={buttons.button} htmlFor={input}>
        {isSingle ? words.chooseOne : words.choose}
      </label>
      <p>{words.drop}</p>
      {done < count && (
        <label>
          {say(words.uploading, { done: done + 1, count })} <progress value={done} max={count} />
        </label>
      )}
      <div role="alert" className={styles.failed}>
        {failed.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
    </div>
  )
}

/** Hands over a photo, as JPEG where it has a format that some browsers read and the studio does not. */
async function hand(photo: File, onPhoto: UploadAreaProps['onPhoto']): Promise<void> {
  if (!/\.(hei[cf]|tiff?|bmp)$/i.test(photo.name)) return await onPhoto(photo)
  const bitmap = await createImageBitmap(photo).catch(() => undefined)
  if (bitmap === undefined) return await onPhoto(photo)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  await onPhoto(new File([await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })], photo.name))
}
