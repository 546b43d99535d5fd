import { format } from '../../../model/message/format.ts'
import type { FormField, Path } from '../../protocol.ts'
import { gallery as words } from '../../words/app.json'
import { addToGallery, isPhotoGroup } from '../forms/ListItems.tsx'
import { useSession } from '../session/context.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useDroppedFiles } from '../ui/use-dropped-files.ts'
import styles from './DroppedPhotos.module.css'

/** A gallery, which takes all photos, or a picture, which takes one. */
type DropTarget = { field: FormField; path: Path; isGallery: boolean; label: string }

/** Asks for the place of photos that were dropped outside an upload area, or pasted. */
export function DroppedPhotos({ fields }: { fields: readonly FormField[] }) {
  const session = useSession()
  const [photos, forget] = useDroppedFiles()

  function put({ field, path, isGallery }: DropTarget): void {
    if (isGallery) addToGallery(session, field, path, photos)
    else
      for (const photo of photos)
        void session.addPhoto(photo, path, (value) => session.edit({ op: 'set', path, value }))
    forget()
  }

  if (photos.length === 0) return null
  const places = placesIn(fields).filter(({ isGallery }) => isGallery || photos.length === 1)
  return (
    <Dialog title={format(words.whereTo, { count: photos.length })} onClose={forget}>
      <p>{photos.map(({ name }) => name).join(', ')}</p>
      <ul className={styles.places}>
        {places.map((place) => (
          <li key={place.path.join()}>
            <Button onPress={() => put(place)}>{place.label}</Button>
          </li>
        ))}
      </ul>
      {places.length === 0 && <p>{words.noPlace}</p>}
      {places.some(({ isGallery }) => isGallery) && <p>{words.toText}</p>}
    </Dialog>
  )
}

/** The galleries of a document that take any number of photos, and its single pictures. */
function placesIn(
  fields: readonly FormField[],
  path: Path = [],
  labels: readonly string[] = [],
): DropTarget[] {
  return fields.flatMap((field) => {
    const at = [...path, field.key]
    const label = [...new Set([...labels, field.label])].join(' · ')
    const isGallery = field.type === 'list' && isPhotoGroup(field.fields?.[0]) && field.count === undefined
    if (isGallery || field.type === 'picture') return [{ field, path: at, isGallery, label }]
    return field.type === 'group' ? placesIn(field.fields ?? [], at, [...labels, field.label]) : []
  })
}
