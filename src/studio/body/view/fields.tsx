import { type ComponentProps, useId } from 'react'
import styles from '../../client/forms/Field.module.css'

/** A line of text with its label and, where there is one, its hint. */
export function Field({ label, hint, ...input }: ComponentProps<'input'> & { label: string; hint?: string }) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input id={id} className={styles.control} aria-describedby={hint && `${id}-hint`} {...input} />
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
