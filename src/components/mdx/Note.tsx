import { type ReactNode, useId } from 'react'
import styles from './mdx.module.css'

/** `<Note title="Mbani mend">`: something to remember, set apart from the text. */
export function Note({ title, children }: { title?: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <aside className={styles.note} aria-labelledby={title === undefined ? undefined : titleId}>
      {title === undefined ? null : (
        <p id={titleId} className={styles.noteTitle}>
          {title}
        </p>
      )}
      {children}
    </aside>
  )
}
