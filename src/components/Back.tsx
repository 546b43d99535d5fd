import { useRouter } from '@tanstack/react-router'
import type { Word } from '../content/schema/words.ts'
import { isPlainClick } from '../hooks/plain-click.ts'
import { stepBack } from '../hooks/step-back.ts'
import styles from './Back.module.css'
import { Phrase } from './Phrase.tsx'
import { SiteLink, type SitePage } from './SiteLink.tsx'

/**
 * One step back in history; a link to `to` when the page was opened directly, because a step back would leave the
 * site. One element for both: a button that takes the link's place, once the page is alive, takes a press that has
 * begun from it.
 */
export function Back({ to, word }: { to: SitePage; word: Word }) {
  const { history } = useRouter()
  return (
    <SiteLink
      to={to}
      className={styles.back}
      onClick={(click) => {
        // The second click of a double one is no second step.
        if (isPlainClick(click) && (click.detail > 1 || stepBack(history))) click.preventDefault()
      }}
    >
      <Arrow />
      <Phrase of={word} />
    </SiteLink>
  )
}

function Arrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 24 16" width="24" height="16" aria-hidden="true">
      <path d="M23 8H2M8.5 1.5 2 8l6.5 6.5" />
    </svg>
  )
}
