import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { format } from '../../../model/message/format.ts'
import type { FormField, Path } from '../../protocol.ts'
import { gallery, form as words } from '../../words/app.json'
import { useSession } from '../session/context.ts'
import type { Session } from '../session/session.ts'
import { announce } from '../ui/announce.ts'
import { Button } from '../ui/Button.tsx'
import { GuideLink } from '../ui/GuideLink.tsx'
import { isUndo } from '../ui/is-undo.ts'
import { UploadArea } from '../ui/UploadArea.tsx'
import { asList, keysAfter, type ListOperation, valueAt } from '../values.ts'
import fields from './Field.module.css'
import type { FieldProps } from './FieldNotes.tsx'
import styles from './List.module.css'

/** The sentence that a screen reader says after an operation on a list. */
const announcements = { insert: words.inserted, move: words.moved, remove: words.removed }

type ListItemsProps = FieldProps & { children: (item: FieldProps) => ReactNode }

/**
 * The items of a list, each on a card. The editor can move them and, if their number is free, add and remove them. A gallery
 * takes many photos at a time.
 */
export function ListItems({ field, path, value, children }: ListItemsProps) {
  const session = useSession()
  const [drag, setDrag] = useState<Drag>()
  /** The item that was removed last, which can be put back. */
  const [removed, setRemoved] = useState<{ index: number; value: unknown }>()
  const list = useRef<HTMLOListElement>(null)
  /**
   * The keys of the items, which have no ids. With a key the state of an item's fields, such as an answered question,
   * moves with the item.
   */
  const keys = useRef<readonly number[]>([])
  const item = field.fields?.[0]
  if (item === undefined) return null
  const isGallery = isPhotoGroup(item)
  const values = asList(value)
  const last = values.length - 1
  const isFixed = values.length === field.count
  // An item that another operation added, such as the upload of a photo, is at the end.
  while (keys.current.length < values.length)
    keys.current = keysAfter(keys.current, { op: 'insert', path, index: keys.current.length, value: '' })

  /**
   * Applies an operation, announces it, and focuses a control of the item at `index`, or of the list if there is no
   * such item.
   */
  function change(operation: ListOperation, index: number, control: string): void {
    keys.current = keysAfter(keys.current, operation)
    flushSync(() => session.edit(operation))
    setRemoved(undefined)
    const place = list.current?.children[index] ?? list.current?.parentElement
    place?.querySelector<HTMLElement>(control)?.focus()
    const count = asList(valueAt(session.state().values, path)).length
    announce(format(announcements[operation.op], { position: index + 1, count }))
  }

  function move(from: number, to: number): void {
    change({ op: 'move', path, from, to }, to, '[data-control="place"]')
  }

  function remove(index: number): void {
    const control = '[data-control="remove"], [data-control="add"]'
    change({ op: 'remove', path: [...path, index] }, Math.min(index, last - 1), control)
    setRemoved({ index, value: values[index] })
  }

  function insert(index: number, value: unknown): void {
    change({ op: 'insert', path, index, value }, index, 'textarea, input, select:not([data-control])')
  }

  /** The undo key restores the item that was removed last. In a field the key undoes typing instead. */
  function undo(event: KeyboardEvent<HTMLElement>): void {
    const { target } = event
    const isField = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
    if (!isUndo(event) || isField || removed === undefined) return
    event.preventDefault()
    insert(removed.index, removed.value)
  }

  /** In a gallery, Enter goes to the next photo's description, past the buttons of both, and Shift and Enter to the one before. */
  function goOn(event: KeyboardEvent<HTMLElement>): void {
    const { key, shiftKey, target } = event
    const item = key === 'Enter' && target instanceof HTMLTextAreaElement && target.closest('li')
    if (!isGallery || !item) return
    event.preventDefault()
    const other = shiftKey ? item.previousElementSibling : item.nextElementSibling
    other?.querySelector('textarea')?.focus()
  }

  return (
    <>
      {field.count !== undefined && (
        <p className={fields.hint}>{format(words.count, { count: field.count })}</p>
      )}
      {values.length === 0 && <p className={fields.hint}>{words.empty}</p>}
      {isGallery && (
        <p className={fields.hint}>
          {item.fields?.[1]?.label}: {item.fields?.[1]?.hint} {gallery.next} <GuideLink part="gallery" />
        </p>
      )}
      <ol
        ref={list}
        className={styles.list}
        data-look={isGallery ? 'grid' : undefined}
        onKeyDown={(event) => {
          undo(event)
          goOn(event)
        }}
      >
        {values.map((entry, index) => {
          const label = isGallery
            ? format(gallery.photo, { position: index + 1 })
            : format(words.item, { label: item.label || field.label, position: index + 1 })
          return (
            <ListItem
              key={keys.current[index]}
              label={label}
              index={index}
              count={values.length}
              drag={drag}
              onDrag={setDrag}
              onMove={move}
              onRemove={isFixed ? undefined : () => remove(index)}
              isNamed={!(isGallery && last > 0)}
            >
              {children({ field: { ...item, label }, path: [...path, index], value: entry })}
            </ListItem>
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

type Drag = { from: number; to: number }

type ListItemProps = {
  label: string
  index: number
  /** The number of items of the list. */
  count: number
  /** From where and to where an item of the list is being dragged. */
  drag: Drag | undefined
  onDrag: (drag: Drag | undefined) => void
  onMove: (from: number, to: number) => void
  /** Absent where the number of items is fixed. */
  onRemove: (() => void) | undefined
  /** Whether the label is shown; else the select that moves the item shows enough. */
  isNamed: boolean
  children: ReactNode
}

/** An item of a list on a card, with the tools that move and remove it. */
function ListItem(props: ListItemProps) {
  const { label, index, count, drag, onDrag, onMove, onRemove, isNamed, children } = props
  return (
    <li
      className={styles.item}
      data-dragged={drag?.from === index || undefined}
      data-landing={drag?.to === index ? Math.sign(drag.from - index) : undefined}
      onDragOver={(event) => {
        if (drag === undefined) return
        event.preventDefault()
        if (drag.to !== index) onDrag({ ...drag, to: index })
      }}
      onDrop={(event) => {
        // Words that are dropped on a field of the item go into the field.
        if (drag === undefined) return
        event.preventDefault()
        if (drag.from !== index) onMove(drag.from, index)
      }}
    >
      <div className={styles.tools}>
        {count > 1 && (
          // Hidden from screen readers: the select beside it does the same, and the keyboard reaches it.
          <span
            className={styles.handle}
            title={words.drag}
            aria-hidden="true"
            draggable
            onDragStart={({ dataTransfer, currentTarget }) => {
              const card = currentTarget.closest('li')
              if (card !== null) dataTransfer.setDragImage(card, 0, 0)
              onDrag({ from: index, to: index })
            }}
            onDragEnd={() => onDrag(undefined)}
          >
            ⠿
          </span>
        )}
        {isNamed && <span className={styles.name}>{label}</span>}
        {count > 1 && <PlaceSelect {...{ label, index, count, onMove }} />}
        {onRemove && (
          <Button look="quiet" data-control="remove" label={`${words.remove}: ${label}`} onPress={onRemove}>
            <span aria-hidden="true">✕</span>
          </Button>
        )}
      </div>
      <div className={styles.content}>{children}</div>
    </li>
  )
}

/** The place of an item in its list; choosing another one moves the item. */
function PlaceSelect({
  label,
  index,
  count,
  onMove,
}: Pick<ListItemProps, 'label' | 'index' | 'count' | 'onMove'>) {
  return (
    <select
      className={styles.place}
      aria-label={`${words.place}: ${label}`}
      data-control="place"
      value={index}
      onChange={({ target }) => onMove(index, Number(target.value))}
    >
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have nothing but their numbers.
        <option key={place} value={place}>
          {format(placeName(place, index, count - 1), { position: place + 1 })}
        </option>
      ))}
    </select>
  )
}

/**
 * The words for a place in the select that moves an item. `first` and `last` are only for other places than the item's
 * own.
 */
function placeName(place: number, own: number, last: number): string {
  if (place === own) return words.nth
  return place === 0 ? words.first : place === last ? words.last : words.nth
}

/** Whether a field is a group that begins with a picture and its alternative text: the form shows these two side by side. */
export function isPhotoGroup({ type, fields = [] }: Partial<FormField> = {}): boolean {
  return type === 'group' && fields[0]?.type === 'picture' && fields[1]?.key === 'alt'
}

/** Uploads photos into a gallery. Each photo becomes the last item as soon as it is uploaded. */
export function addToGallery(session: Session, field: FormField, path: Path, photos: readonly File[]): void {
  const [item] = field.fields ?? []
  const key = item?.fields?.[0]?.key ?? ''
  void session.addPhotos(photos, (picture) => {
    const index = asList(valueAt(session.state().values, path)).length
    const value = { ...(item && (blankOf(item) as object)), [key]: picture }
    session.edit({ op: 'insert', path, index, value })
  })
}

/** The value of a new item: an empty text, a group of its required fields, or a list of its fixed number of items. */
function blankOf({ type, fields: inner = [], count = 0 }: FormField): unknown {
  if (type === 'list') return Array.from({ length: count }, () => inner.map(blankOf)[0])
  if (type !== 'group') return ''
  const needed = inner.filter((one) => one.isRequired && one.type !== 'derived')
  return Object.fromEntries(needed.map((one) => [one.key, blankOf(one)]))
}
