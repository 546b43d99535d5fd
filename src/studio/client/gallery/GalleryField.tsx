import { type ComponentType, useLayoutEffect, useRef } from 'react'
import { clientWords } from '../../words/client.ts'
import { useSession } from '../context.ts'
import { blankOf } from '../forms/blank.ts'
import type { FieldProps } from '../forms/FieldFrame.tsx'
import { GroupFrame } from '../forms/GroupFrame.tsx'
import { ItemFrame } from '../forms/ItemFrame.tsx'
import styles from '../forms/List.module.css'
import { useDrag } from '../forms/useDrag.ts'
import { useItems } from '../forms/useItems.ts'
import { pictureReferenceOf } from './picture-reference.ts'
import { UploadArea } from './UploadArea.tsx'

/** A list of pictures: photos are added many at a time, ordered, and described one by one. */
export function GalleryField({ Field, ...props }: FieldProps & { Field: ComponentType<FieldProps> }) {
  const { field, path, value } = props
  const session = useSession()
  const values: readonly unknown[] = Array.isArray(value) ? value : []
  const items = useItems(path, values.length)
  const dragging = useDrag(items)
  // Photos come while the list grows.
  const count = useRef(values.length)
  useLayoutEffect(() => {
    count.current = values.length
  }, [values.length])
  const item = field.fields?.[0]
  const parts = item && pictureReferenceOf(item)
  if (item === undefined || parts === undefined) return null
  const isFixed = field.count !== undefined && values.length === field.count

  function add(picture: string): void {
    const blank = blankOf(item as NonNullable<typeof item>) as Record<string, unknown>
    const key = parts?.picture.key ?? ''
    session.act({ act: 'insert', path, index: count.current, value: { ...blank, [key]: picture } })
    count.current++
  }

  return (
    <GroupFrame {...props}>
      {field.count !== undefined && <p className={styles.note}>{clientWords.form.count(field.count)}</p>}
      <ol ref={items.list} className={styles.list}>
        {values.map((entry, index) => {
          const name = clientWords.gallery.photo(index + 1)
          return (
            <ItemFrame
              key={items.keys[index]}
              items={items}
              index={index}
              name={name}
              dragging={dragging}
              isFixed={isFixed}
            >
              <Field field={item} path={[...path, index]} value={entry} label={name} />
            </ItemFrame>
          )
        })}
      </ol>
      {!isFixed && <UploadArea onAdded={add} />}
    </GroupFrame>
  )
}
