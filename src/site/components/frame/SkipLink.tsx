import type { MouseEvent } from 'react'
import { words } from '../../content/index.ts'
import styles from './SkipLink.module.css'

/** The first Tab stop: skips the header. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: a link to a fragment is what works without JavaScript.
    <a className={styles.skip} href="#main" onClick={skip}>
      {words.skipLink}
    </a>
  )
}

/** Keeps the address: `#main` in the history would cost the visitor an extra step back. */
function skip(event: MouseEvent) {
  const main = document.getElementById('main')
  if (!main) return
  event.preventDefault()
  main.focus({ preventScroll: true })
  main.scrollIntoView({ behavior: 'instant' })
}
