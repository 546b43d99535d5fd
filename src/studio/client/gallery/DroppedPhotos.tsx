import { useEffect, useState } from 'react'
import type { FormField, Path } from '../../protocol.ts'
import { gallery as words } from '../../words/client.json'
import { say } from '../../words/say.ts'
import { useSession } from '../context.ts'
import { isPhoto } from '../forms/Field.tsx'
import { insertPhoto } from '../forms/ListItems.tsx'
import { Button } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { listOf, valueAt } from '../values.ts'
import styles from './Picture.module.css'

/** A gallery, which takes all photos, or a picture, which takes one. */
type Place = { field: FormField; path: Path; isGallery: boolean; label: string }

/** Asks where photos belong that were dropped beside the places for them, or pasted. */
export function DroppedPhotos({ fields }: { fields: readonly FormField[] }) {
  const session = useSession()
  const [photos, setPhotos] = useState<readonly File[]>([])

  useEffect(() => {
    const take = (event: DragEvent | ClipboardEvent) => {
      const data = event instanceof DragEvent ? event.dataTransfer : event.clipboardData
      const isText = event instanceof ClipboardEvent && data?.types.some((type) => type.startsWith('text/'))
      const isTaken = event.target instanceof HTMLInputElement && event.target.type === 'file'
      if (!data?.files.length || isText || isTaken) return
      event.preventDefault()
      event.stopPropagation()
      // Some may have been dropped before whose place nobody has chosen yet.
      const { files } = data
      setPhotos((before) => [...before, ...files])
    }
    // Before the editor of the body, which would take them for text.
    window.addEventListener('drop', take, true)
    window.addEventListener('paste', take, true)
    return () => {
      window.removeEventListener('drop', take, true)
      window.removeEventListener('paste', take, true)
    }
  }, [])

  function put({ field, path, isGallery }: Place): void {
    const use = (picture: string) => {
      const count = listOf(valueAt(session.state().values, path)).length
      session.act(isGallery ? insertPhoto(field, path, count, picture) : { act: 'set', path, value: picture })
    }
    void session.addPhotos(isGallery ? photos : photos.slice(0, 1), use)
    setPhotos([])
  }

  if (photos.length === 0) return null
  const places = placesIn(fields).filter(({ isGallery }) => isGallery || photos.length === 1)
  return (
    <Dialog title={say(words.whereTo, { count: photos.length })} onClose={() => setPhotos([])}>
      <p>{photos.map(({ name }) => name).join(', ')}</p>
      <ul className={styles.places}>
        {places.map((place) => (
          <li key={place.path.join()}>
            <Button onPress={() => put(place)}>{place.label}</Button>
          </li>
        ))}
      </ul>
      <p>{places.length === 0 ? words.noPlace : words.toText}</p>
    </Dialog>
  )
}

/** The galleries of a document whose number is free, and its single pictures. */
function placesIn(fields: readonly FormField[], path: Path = [], around: readonly string[] = []): Place[] {
  return fields.flatMap((field) => {
    const at = [...path, field.key]
    const label = [...around, field.label].join(' · ')
    const isGallery = field.type === 'list' && isPhoto(field.fields?.[0]) && field.count === undefined
    if (isGallery || field.type === 'picture') return [{ field, path: at, isGallery, label }]
    return field.type === 'group' ? placesIn(field.fields ?? [], at, [...around, field.label]) : []
  })
}
