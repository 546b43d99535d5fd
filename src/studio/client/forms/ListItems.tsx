import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormField, Path } from '../../protocol.ts'
import clientWords from '../../words/client.json'
import { format } from '../../words/format.ts'
import { useSession } from '../session/context.ts'
import type { Session } from '../session/session.ts'
import { announce } from '../ui/announce.ts'
import { Button } from '../ui/Button.tsx'
import { GuideLink } from '../ui/GuideLink.tsx'
import { UploadArea } from '../ui/UploadArea.tsx'
import { asList, type FieldAct, valueAt } from '../values.ts'
import fields from './Field.module.css'
import type { FieldProps } from './FieldNotes.tsx'
import styles from './List.module.css'

const words = clientWords.form

/** What is said of an act on a list to those who hear the page. */
const said = { insert: words.inserted, move: words.moved, remove: words.removed }

type ListItemsProps = FieldProps & { children: (item: FieldProps) => ReactNode }

/**
 * The items of a list: each a card that can be moved and, where their number is free, added and removed. Into a gallery,
 * photos come many at a time.
 */
export function ListItems({ field, path, value, children }: ListItemsProps) {
  const session = useSession()
  const [drag, setDrag] = useState<{ from: number; to: number }>()
  /** The item that was removed last, which can be put back. */
  const [removed, setRemoved] = useState<{ index: number; value: unknown }>()
  const list = useRef<HTMLOListElement>(null)
  const item = field.fields?.[0]
  if (item === undefined) return null
  const isGallery = isPhoto(item)
  const values = asList(value)
  const last = values.length - 1
  const isFixed = values.length === field.count

  /** Changes the list, says so, and leads the focus to a control of the item that it concerns, or of the empty list. */
  function change(act: Exclude<FieldAct, { act: 'set' }>, index: number, control: string): void {
    flushSync(() => session.act(act))
    setRemoved(undefined)
    const place = list.current?.children[index] ?? list.current?.parentElement
    place?.querySelector<HTMLElement>(control)?.focus()
    const count = asList(valueAt(session.state().values, path)).length
    announce(format(said[act.act], { position: index + 1, count }))
  }

  function move(from: number, to: number): void {
    change({ act: 'move', path, from, to }, to, '[data-control="place"]')
  }

  function remove(index: number): void {
    const control = '[data-control="remove"], [data-control="add"]'
    change({ act: 'remove', path: [...path, index] }, Math.min(index, last - 1), control)
    setRemoved({ index, value: values[index] })
  }

  function insert(index: number, value: unknown): void {
    change({ act: 'insert', path, index, value }, index, 'textarea, input, select:not([data-control])')
  }

  return (
    <>
      {field.count !== undefined && (
        <p className={fields.hint}>{format(words.count, { count: field.count })}</p>
      )}
      {values.length === 0 && <p className={fields.hint}>{words.empty}</p>}
      {isGallery && (
        <p className={fields.hint}>
          {item.fields?.[1]?.hint} <GuideLink part="gallery" />
        </p>
      )}
      <ol ref={list} className={styles.list} data-look={isGallery ? 'grid' : undefined}>
        {values.map((entry, index) => {
          const label = isGallery
            ? format(clientWords.gallery.photo, { position: index + 1 })
            : format(words.item, { label: item.label || field.label, position: index + 1 })
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: an item keeps nothing to itself that would have to move along.
              key={index}
              className={styles.item}
              data-dragged={drag?.from === index || undefined}
              data-landing={drag?.to === index ? Math.sign(drag.from - index) : undefined}
              onDragOver={(event) => {
                if (drag === undefined) return
                event.preventDefault()
                if (drag.to !== index) setDrag({ ...drag, to: index })
              }}
              onDrop={(event) => {
                // Words that are dropped into a field of the item are the field's.
                if (drag === undefined) return
                event.preventDefault()
                if (drag.from !== index) move(drag.from, index)
              }}
            >
              <div className={styles.tools}>
                {last > 0 && (
                  // Its work is also that of the choice beside it, which the keyboard reaches.
                  <span
                    className={styles.handle}
                    title={words.drag}
                    aria-hidden="true"
                    draggable
                    onDragStart={({ dataTransfer, currentTarget }) => {
                      const card = currentTarget.closest('li')
                      if (card !== null) dataTransfer.setDragImage(card, 0, 0)
                      setDrag({ from: index, to: index })
                    }}
                    onDragEnd={() => setDrag(undefined)}
                  >
                    ⠿
                  </span>
                )}
                {!(isGallery && last > 0) && <span className={styles.name}>{label}</span>}
                {last > 0 && (
                  <select
                    className={styles.place}
                    aria-label={`${words.place}: ${label}`}
                    data-control="place"
                    value={index}
                    onChange={({ target }) => move(index, Number(target.value))}
                  >
                    {values.map((_, place) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: places have nothing but their numbers.
                      <option key={place} value={place}>
                        {format(placeName(place, index, last), { position: place + 1 })}
                      </option>
                    ))}
                  </select>
                )}
                {!isFixed && (
                  <Button
                    look="quiet"
                    data-control="remove"
                    label={`${words.remove}: ${label}`}
                    onPress={() => remove(index)}
                  >
                    <span aria-hidden="true">✕</span>
                  </Button>
                )}
              </div>
              <div className={styles.content}>
                {children({ field: { ...item, label }, path: [...path, index], value: entry })}
              </div>
            </li>
          )
        })}
      </ol>
      {removed && <Button onPress={() => insert(removed.index, removed.value)}>{words.putBack}</Button>}
      {!isFixed &&
        (isGallery ? (
          <UploadArea onPhotos={(photos) => addToGallery(session, field, path, photos)} />
        ) : (
          <Button
            data-control="add"
            label={format(words.addTo, { label: field.label })}
            onPress={() => insert(values.length, blankOf(item))}
          >
            + {words.add}
          </Button>
        ))}
    </>
  )
}

/** What a place in a gallery is called among those where a photo may go. */
function placeName(place: number, own: number, last: number): string {
  if (place === own) return words.nth
  return place === 0 ? words.first : place === last ? words.last : words.nth
}

/** Whether a field is a picture and the words that stand for it, which are seen beside each other, with what else is said of it. */
export function isPhoto({ type, fields = [] }: Partial<FormField> = {}): boolean {
  return type === 'group' && fields[0]?.type === 'picture' && fields[1]?.key === 'alt'
}

/** Hands photos over to a gallery: each comes behind all that are there then. */
export function addToGallery(session: Session, field: FormField, path: Path, photos: readonly File[]): void {
  const [item] = field.fields ?? []
  const key = item?.fields?.[0]?.key ?? ''
  void session.addPhotos(photos, (picture) => {
    const index = asList(valueAt(session.state().values, path)).length
    const value = { ...(item && (blankOf(item) as object)), [key]: picture }
    session.act({ act: 'insert', path, index, value })
  })
}

/** What a new item of a list begins with: what must be there and has nothing in it yet. */
function blankOf({ type, fields: inner = [], count = 0 }: FormField): unknown {
  if (type === 'list') return Array.from({ length: count }, () => inner.map(blankOf)[0])
  if (type !== 'group') return ''
  const needed = inner.filter((one) => one.isRequired && one.type !== 'derived')
  return Object.fromEntries(needed.map((one) => [one.key, blankOf(one)]))
}
