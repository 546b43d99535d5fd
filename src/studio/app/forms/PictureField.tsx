import { useState } from 'react'
import { format } from '../../../model/message/format.ts'
import type { Path } from '../../protocol.ts'
import { form as words } from '../../words/app.json'
import { useEditorState, useSession } from '../session/context.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { UploadArea } from '../ui/UploadArea.tsx'
import { controlText, fieldId, movedPath, valueAt } from '../values.ts'
import { FieldProblems, type FieldProps } from './FieldNotes.tsx'
import styles from './Picture.module.css'

/** A small view of a picture; the editor chooses another one from the document's folder or from the computer. */
export function PictureField({ field: { label }, path, value }: FieldProps) {
  const session = useSession()
  const pictures = useEditorState(({ document }) => document.pictures)
  const values = useEditorState((state) => state.values)
  const position = useEditorState(({ values }) => focusIn(values, path.slice(0, -1)))
  const [isChoosing, setChoosing] = useState(false)
  const file = controlText(value)
  const picture = pictures.find((one) => one.file === file)
  const missing = file === '' ? words.choosePicture : format(words.pictureMissing, { file })
  const state = picture === undefined ? missing : words.changePicture

  function choose(chosen: string): void {
    // The item of the list may have moved while its new photo was uploaded.
    const place = movedPath(session.state().values, path, value)
    if (place) session.edit({ op: 'set', path: place, value: chosen })
    const alt = altIn(session.state().values, chosen)
    const altPath = [...path.slice(0, -1), 'alt']
    // A picture that already has a description gets the same description here.
    if (place && alt && valueAt(session.state().values, altPath) === '')
      session.edit({ op: 'set', path: altPath, value: alt })
    setChoosing(false)
  }

  function upload([photo]: readonly File[]): void {
    if (photo) void session.addPhoto(photo, path, choose)
  }

  return (
    <div className={styles.field}>
      <button
        id={fieldId(path)}
        type="button"
        className={styles.thumbnail}
        aria-label={`${label}: ${state} ${picture?.file ?? ''}`}
        aria-describedby={`${fieldId(path)}-problems`}
        onClick={() => setChoosing(true)}
      >
        {picture === undefined ? (
          <span>{state}</span>
        ) : (
          <img
            src={picture.address}
            alt=""
            width={picture.width}
            height={picture.height}
            loading="lazy"
            style={{ objectPosition: position }}
          />
        )}
      </button>
      <FieldProblems path={path} />
      {isChoosing && (
        <Dialog title={words.picturesOf} onClose={() => setChoosing(false)}>
          {pictures.length === 0 && <p>{words.noPictures}</p>}
          <ul className={styles.choice} data-wide>
            {pictures.map((one) => (
              <li key={one.file}>
                <button
                  type="button"
                  className={styles.option}
                  aria-pressed={one.file === file}
                  onClick={() => choose(one.file)}
                >
                  <img src={one.address} alt="" width={one.width} height={one.height} loading="lazy" />
                  <span>{altIn(values, one.file) || one.file}</span>
                </button>
              </li>
            ))}
          </ul>
          <UploadArea isSingle onPhotos={upload} />
        </Dialog>
      )}
    </div>
  )
}

/** The alternative text of a file in the gallery; undefined where the gallery does not show it. */
function altIn(values: unknown, file: string): string | undefined {
  const gallery = valueAt(values, ['gallery'])
  const item = Array.isArray(gallery) ? gallery.find((one) => valueAt(one, ['file']) === file) : undefined
  return controlText(valueAt(item, ['alt'])) || undefined
}

/** The focus of a picture as an `object-position`, so that the view is cropped as on the site's cards; the middle without one. */
function focusIn(values: unknown, picture: Path): string {
  return ['x', 'y']
    .map((name) => `${controlText(valueAt(values, [...picture, 'focus', name])) || 50}%`)
    .join(' ')
}
