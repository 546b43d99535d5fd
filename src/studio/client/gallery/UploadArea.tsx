import { useEffect, useId, useRef, useState } from 'react'
import clientWords from '../../words/client.json'
import { say } from '../../words/say.ts'
import { failureOf } from '../api.ts'
import { announce } from '../parts/announce.ts'
import buttons from '../parts/Button.module.css'
import styles from './UploadArea.module.css'

const words = clientWords.gallery

const nothing = { done: 0, count: 0, failed: [] as readonly string[] }

type UploadAreaProps = { onPhoto: (photo: File) => Promise<void>; isSingle?: boolean }

/**
 * A place where photos are dropped, or chosen from the computer. One after another they are handed to `onPhoto`, which does
 * with each what it was chosen for.
 */
export function UploadArea({ onPhoto, isSingle = false }: UploadAreaProps) {
  const input = useId()
  const [{ done, count, failed }, setProgress] = useState(nothing)
  const queue = useRef<File[]>([])
  const isBusy = done < count

  async function add(photos: readonly File[]): Promise<void> {
    const { current: waiting } = queue
    waiting.push(...photos)
    // Those that come while others are handed over are handed over after them.
    if (waiting.length > photos.length) return
    let progress = nothing
    for (let photo = waiting[0]; photo; photo = waiting[0]) {
      setProgress({ ...progress, count: progress.done + waiting.length })
      const { name } = photo
      const failed = await hand(photo, onPhoto).then(
        () => [],
        (error: unknown) => [say(words.failed, { name, reason: failureOf(error).message })],
      )
      waiting.shift()
      progress = { ...progress, done: progress.done + 1, failed: [...progress.failed, ...failed] }
    }
    setProgress({ ...progress, count: progress.done })
    announce(say(words.added, { count: progress.done - progress.failed.length }))
  }

  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    if (isBusy) window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [isBusy])

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
      {isBusy && (
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
