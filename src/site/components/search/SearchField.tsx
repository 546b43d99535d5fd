import { type KeyboardEvent, useId } from 'react'
import { words } from '../../content/index.ts'
import styles from './SearchField.module.css'

/** The field in which a visitor writes what to look for. Escape clears it first, and leaves it when it is empty. */
export function SearchField({
  query,
  onQuery,
  onSubmit,
  onLeave,
}: {
  query: string
  onQuery: (query: string) => void
  onSubmit: () => void
  onLeave?: () => void
}) {
  const id = useId()

  // Browsers differ in what Escape does to a search field: in WebKit a dialog around it never hears of the key.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (query === '') onLeave?.()
    else onQuery('')
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <label htmlFor={id} className={styles.label}>
        {words.searching.label}
      </label>
      <input
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
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {words.searching.hint}
      </p>
    </form>
  )
}
