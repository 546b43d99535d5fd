import { useState } from 'react'
import { site, words } from '../content/index.ts'
import { copyrightYear } from '../specification.ts'
import styles from './FooterCredit.module.css'
import { phrase } from './Phrase.tsx'

/** The copyright line that a click turns into the developer's credit, and back (specification §2 Footer, §4). */
export function FooterCredit() {
  const [isCredit, setCredit] = useState(false)
  // One text: of the pieces that `Phrase` renders, the button's name would lose the blanks between.
  const copyright = phrase(words.footer.copyright, { year: copyrightYear, name: site.name })
  return (
    <p className={styles.credit}>
      {/* One button in both states, so that focus stays; the link after it, so that the next Tab finds it. */}
      <button type="button" className={styles.button} onClick={() => setCredit(!isCredit)}>
        <Turn />
        {isCredit ? words.footer.credit : copyright}
        <span className="visually-hidden">
          {` (${isCredit ? words.footer.showCopyright : words.footer.showCredit})`}
        </span>
      </button>
      {isCredit && (
        <a href={site.credit.url} rel="noopener external" className={styles.link}>
          {site.credit.name}
        </a>
      )}
    </p>
  )
}

function Turn() {
  return (
    <svg className={styles.turn} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M2 6.5h11.5l-4-4M14 9.5H2.5l4 4" />
    </svg>
  )
}
