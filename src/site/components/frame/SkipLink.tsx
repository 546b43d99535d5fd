import type { MouseEvent } from 'react'
import styles from './SkipLink.module.css'

/** Moves the focus past many links, to the element with an id; it is seen while it has the focus. */
export function SkipLink({ target, children }: { target: string; children: string }) {
  return (
    <a className={styles.skip} href={`#${target}`} onClick={skip}>
      {children}
    </a>
  )
}

/** Keeps the address: the fragment in the history would cost the visitor an extra step back. */
function skip(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.querySelector<HTMLElement>(event.currentTarget.hash)
  event.preventDefault()
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ behavior: 'instant' })
}
