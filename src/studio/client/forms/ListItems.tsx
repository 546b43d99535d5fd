import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormField } from '../../protocol.ts'
import clientWords from '../../words/client.json'
import { say } from '../../words/say.ts'
import { useSession } from '../context.ts'
import { UploadArea } from '../gallery/UploadArea.tsx'
import { announce } from '../parts/announce.ts'
import { Button } from '../parts/Button.tsx'
import { type FieldAct, listOf, valueAt } from '../values.ts'
import fields from './Field.module.css'
import type { FieldProps } from './FieldNotes.tsx'
import styles from './List.module.css'

const words = clientWords.form

/**
 * The items of a list: each a card that can be moved and, where their number is free, added and removed. Into a gallery,
 * photos come many at a time.
 */
export function ListItems({
  field,
  path,
  value,
  isGallery,
  children,
}: FieldProps & { isGallery: boolean; children: (item: FieldProps) => ReactNode }) {
  const session = useSession()
  const [drag, setDrag] = useState<{ from: number; to: number }>()
  const place = useRef<HTMLOListElement>(null)
  const item = field.fields?.[0]
  if (item === undefined) return null
  const values = listOf(value)
  const blank = blankOf(item)
  const last = values.length - 1
  const isFixed = values.length === field.count

  /** Changes the list, says so, and leads the focus to a control of the item that it concerns. */
  function change(act: FieldAct, said: string, index: number, control: string): void {
    flushSync(() => session.act(act))
    place.current?.children[index]?.querySelector<HTMLElement>(control)?.focus()
    announce(said)
  }

  function move(from: number, to: number, control: string): void {
    if (to < 0 || to > last || to === from) return
    change(
      { act: 'move', path, from, to },
      say(words.moved, { position: to + 1, count: values.length }),
      to,
      `[data-control="${control}"]`,
    )
  }

  function add(): void {
    const act: FieldAct = { act: 'insert', path, index: values.length, value: blank }
    const said = say(words.inserted, { position: values.length + 1, count: values.length + 1 })
    change(act, said, values.length, 'textarea, input, select')
  }

  function addPhoto(photo: string): void {
    // Photos come while the list grows.
    const index = listOf(valueAt(session.state().values, path)).length
    const key = item?.fields?.[0]?.key ?? ''
    session.act({ act: 'insert', path, index, value: { ...(blank as object), [key]: photo } })
  }

  function remove(index: number): void {
    const act: FieldAct = { act: 'remove', path: [...path, index] }
    change(act, say(words.removed, { count: last }), Math.min(index, last - 1), '[data-control="remove"]')
    if (last === 0) place.current?.parentElement?.querySelector<HTMLElement>('[data-control="add"]')?.focus()
  }

  return (
    <>
      {field.count !== undefined && <p className={fields.hint}>{say(words.count, { count: field.count })}</p>}
      {values.length === 0 && <p className={fields.hint}>{words.empty}</p>}
      <ol ref={place} className={styles.list}>
        {values.map((entry, index) => {
          const label = isGallery
            ? say(clientWords.gallery.photo, { position: index + 1 })
            : say(words.item, { label: item.label || field.label, position: index + 1 })
          const movers = [
            { name: 'up', sign: '↑', isOff: index === 0, use: () => move(index, index - 1, 'up') },
            { name: 'down', sign: '↓', isOff: index === last, use: () => move(index, index + 1, 'down') },
          ] as const
          const remover = { name: 'remove', sign: '✕', isOff: false, use: () => remove(index) } as const
          const tools = [...(last > 0 ? movers : []), ...(isFixed ? [] : [remover])]
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
                if (drag === undefined) return
                event.preventDefault()
                move(drag.from, index, 'up')
              }}
            >
              <div className={styles.tools}>
                {last > 0 && (
                  // Its work is also that of the two buttons beside it, which the keyboard reaches.
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
                <span className={styles.name}>{label}</span>
                {tools.map(({ name, sign, isOff, use }) => (
                  <Button
                    key={name}
                    look="quiet"
                    control={name}
                    label={`${words[name]}: ${label}`}
                    isOff={isOff}
                    onPress={use}
                  >
                    <span aria-hidden="true">{sign}</span>
                  </Button>
                ))}
              </div>
              <div className={styles.content}>
                {children({ field: item, path: [...path, index], value: entry, label })}
              </div>
            </li>
          )
        })}
      </ol>
      {!isFixed &&
        (isGallery ? (
          <UploadArea onAdded={addPhoto} />
        ) : (
          <Button control="add" label={say(words.addTo, { label: field.label })} onPress={add}>
            + {words.add}
          </Button>
        ))}
    </>
  )
}

/** What a new item of a list begins with: what must be there and has nothing in it yet. */
function blankOf({ type, fields: inner = [], count = 0 }: FormField): unknown {
  if (type === 'list') return Array.from({ length: count }, () => inner.map(blankOf)[0])
  if (type !== 'group') return ''
  const needed = inner.filter((one) => one.isRequired && one.type !== 'derived')
  return Object.fromEntries(needed.map((one) => [one.key, blankOf(one)]))
}
