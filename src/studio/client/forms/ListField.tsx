import type { ComponentType } from 'react'
import { clientWords } from '../../words/client.ts'
import { Button } from '../parts/Button.tsx'
import { blankOf } from './blank.ts'
import type { FieldProps } from './FieldFrame.tsx'
import { GroupFrame } from './GroupFrame.tsx'
import { ItemFrame } from './ItemFrame.tsx'
import styles from './List.module.css'
import { useDrag } from './useDrag.ts'
import { useItems } from './useItems.ts'

const words = clientWords.form

/** A list: each item a card that can be moved and, where their number is free, added and removed. */
export function ListField({ Field, ...props }: FieldProps & { Field: ComponentType<FieldProps> }) {
  const { field, path, value } = props
  const values: readonly unknown[] = Array.isArray(value) ? value : []
  const items = useItems(path, values.length)
  const dragging = useDrag(items)
  const item = field.fields?.[0]
  if (item === undefined) return null
  const isFixed = field.count !== undefined && values.length === field.count
  const label = item.label || field.label
  return (
    <GroupFrame {...props}>
      {field.count !== undefined && <p className={styles.note}>{words.count(field.count)}</p>}
      {values.length === 0 && <p className={styles.note}>{words.empty}</p>}
      <ol ref={items.list} className={styles.list}>
        {values.map((entry, index) => {
          const name = words.item(label, index + 1)
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
      {!isFixed && (
        <Button
          control="add"
          label={words.addTo(field.label)}
          onPress={() => items.insert(values.length, blankOf(item))}
        >
          + {words.add}
        </Button>
      )}
    </GroupFrame>
  )
}
