import { useId, useState } from 'react'
import clientWords from '../../words/client.json'
import { say } from '../../words/say.ts'
import { failureOf } from '../api.ts'
import { useSession } from '../context.ts'
import { announce } from '../parts/announce.ts'
import buttons from '../parts/Button.module.css'
import styles from './UploadArea.module.css'

const words = clientWords.gallery

/** A place where photos are dropped, or chosen from the computer. They are handed over one after another. */
export function UploadArea({
  onAdded,
  isSingle = false,
  name,
}: {
  /** Called with the name that each photo has got. */
  onAdded: (picture: string) => void
  isSingle?: boolean
  /** What the photo is to be called, instead of the number after the others. */
  name?: 'cover'
}) {
  const session = useSession()
  const input = useId()
  const [progress, setProgress] = useState<{ done: number; count: number }>()
  const [failed, setFailed] = useState<readonly string[]>([])

  async function add(list: FileList | null): Promise<void> {
    const photos = [...(list ?? [])].slice(0, isSingle ? 1 : undefined)
    if (photos.length === 0 || progress !== undefined) return
    const reasons: string[] = []
    setFailed([])
    for (const [done, photo] of photos.entries()) {
      setProgress({ done, count: photos.length })
      try {
        onAdded(await session.upload(name === undefined ? photo : new File([photo], name)))
      } catch (error) {
        reasons.push(say(words.failed, { name: photo.name, reason: failureOf(error).message }))
        setFailed([...reasons])
      }
    }
    setProgress(undefined)
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
          void add(target.files).finally(() => {
            target.value = ''
          })
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
