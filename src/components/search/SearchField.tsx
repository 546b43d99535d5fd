import { type RefObject, useId } from 'react'
import { searching } from '../../content/late/searching.ts'
import styles from './SearchField.module.css'

/** The field in which a visitor writes what to look for; `onSubmit` on Enter. */
export function SearchField({
  input,
  query,
  onQuery,
  onSubmit,
}: {
  input?: RefObject<HTMLInputElement | null>
  query: string
  onQuery: (query: string) => void
  onSubmit: () => void
}) {
  const id = useId()
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <label htmlFor={id} className={styles.label}>
        {searching.label}
      </label>
      <input
        ref={input}
        id={id}
        className={styles.input}
        type="search"
        value={query}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onQuery(target.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {searching.hint}
      </p>
    </form>
  )
}
