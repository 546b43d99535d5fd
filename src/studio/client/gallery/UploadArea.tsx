import { useId, useState } from 'react'
import clientWords from '../../words/client.json'
import { say } from '../../words/say.ts'
import { failureOf } from '../api.ts'
import { announce } from '../parts/announce.ts'
import buttons from '../parts/Button.module.css'
import styles from './UploadArea.module.css'

const words = clientWords.gallery

type UploadAreaProps = {
  /** Hands over a photo, and does with it what it was chosen for. */
  onPhoto: (photo: File) => Promise<void>
  isSingle?: boolean
}

/** A place where photos are dropped, or chosen from the computer. They are handed over one after another. */
export function UploadArea({ onPhoto, isSingle = false }: UploadAreaProps) {
  const input = useId()
  const [progress, setProgress] = useState<{ done: number; count: number }>()
  const [failed, setFailed] = useState<readonly string[]>([])

  async function add(photos: readonly File[]): Promise<void> {
    if (photos.length === 0 || progress !== undefined) return
    const reasons: string[] = []
    for (const [done, photo] of photos.entries()) {
      setProgress({ done, count: photos.length })
      setFailed([...reasons])
      try {
        await onPhoto(photo)
      } catch (error) {
        reasons.push(say(words.failed, { name: photo.name, reason: failureOf(error).message }))
      }
    }
    setProgress(undefined)
    setFailed(reasons)
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
      {progress !== undefined && (
        <label>
          {say(words.uploading, { done: progress.done + 1, count: progress.count })}{' '}
          <progress value={progress.done} max={progress.count} />
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
