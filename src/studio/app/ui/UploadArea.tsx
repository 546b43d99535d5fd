import { useId } from 'react'
import { gallery as words } from '../../words/app.json'
import buttons from './Button.module.css'
import styles from './UploadArea.module.css'

type UploadAreaProps = { onPhotos: (photos: readonly File[]) => void; isSingle?: boolean }

/** A place where photos are dropped, or chosen from the computer. */
export function UploadArea({ onPhotos, isSingle = false }: UploadAreaProps) {
  const input = useId()
  return (
    <div className={styles.area}>
      {/* The input covers the whole area: the browser itself gives it the files that are dropped there. */}
      <input
        id={input}
        type="file"
        accept="image/*,.heic,.heif"
        multiple={!isSingle}
        data-control="add"
        onChange={({ target }) => {
          onPhotos([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <label className={buttons.button} htmlFor={input}>
        {isSingle ? words.chooseOne : words.choose}
      </label>
      <p>{words.drop}</p>
    </div>
  )
}
