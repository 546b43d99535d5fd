import { type ComponentProps, useId } from 'react'
import styles from '../BodyEditor.module.css'

/** A small button, as in the heads of cards. */
export function Button(props: ComponentProps<'button'>) {
  return <button type="button" className={styles.small} {...props} />
}

/** A line of text with its label and, where there is one, its hint. */
export function Field({ label, hint, ...input }: ComponentProps<'input'> & { label: string; hint?: string }) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} aria-describedby={hint && `${id}-hint`} {...input} />
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
