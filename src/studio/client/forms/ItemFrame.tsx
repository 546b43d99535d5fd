import type { ReactNode } from 'react'
import { clientWords } from '../../words/client.ts'
import { Button } from '../parts/Button.tsx'
import styles from './List.module.css'
import type { useDrag } from './useDrag.ts'
import type { Items } from './useItems.ts'

const words = clientWords.form

/** An item of a list, with what orders and removes it. */
export function ItemFrame({
  items,
  index,
  name,
  dragging: { drag, handle },
  isFixed,
  children,
}: {
  items: Items
  index: number
  name: string
  dragging: ReturnType<typeof useDrag>
  /** Whether the list keeps its number of items. */
  isFixed: boolean
  children: ReactNode
}) {
  const last = items.keys.length - 1
  return (
    <li
      className={styles.item}
      data-item={items.keys[index]}
      data-dragged={drag?.from === index || undefined}
      data-landing={landing(drag, index)}
    >
      <div className={styles.tools}>
        {last > 0 && (
          // Its work is also that of the two buttons beside it, which the keyboard reaches.
          <span className={styles.handle} title={words.drag} aria-hidden="true" {...handle(index)}>
            ⠿
          </span>
        )}
        <span className={styles.name}>{name}</span>
        {last > 0 && (
          <>
            <Button
              look="quiet"
              control="up"
              label={`${words.up}: ${name}`}
              isOff={index === 0}
              onPress={() => items.move(index, index - 1, 'up')}
            >
              <span aria-hidden="true">↑</span>
            </Button>
            <Button
              look="quiet"
              control="down"
              label={`${words.down}: ${name}`}
              isOff={index === last}
              onPress={() => items.move(index, index + 1, 'down')}
            >
              <span aria-hidden="true">↓</span>
            </Button>
          </>
        )}
        {!isFixed && (
          <Button
            look="quiet"
            control="remove"
            label={`${words.remove}: ${name}`}
            onPress={() => items.remove(index)}
          >
            <span aria-hidden="true">✕</span>
          </Button>
        )}
      </div>
      <div className={styles.content}>{children}</div>
    </li>
  )
}

function landing(drag: { from: number; to: number } | undefined, index: number): string | undefined {
  if (drag === undefined || drag.to === drag.from || index !== drag.to) return undefined
  return drag.to < drag.from ? 'before' : 'after'
}
