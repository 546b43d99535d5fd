import { type KeyboardEvent, useId } from 'react'
import { words } from '../../content/index.ts'
import styles from './SearchField.module.css'

/** The search field. Escape closes the dialog around the field (`onLeave`), or else clears the field. */
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

  // Browsers handle Escape in a search field differently: in WebKit a dialog around it gets no event.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (onLeave) onLeave()
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
