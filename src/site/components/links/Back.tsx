import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { withBase } from '../../../model/base.ts'
import type { Word } from '../../../model/schema/words.ts'
import { isPlainClick } from '../../hooks/plain-click.ts'
import { Phrase } from '../Phrase.tsx'
import styles from './Back.module.css'
import { SiteLink, type SitePage } from './SiteLink.tsx'

/**
 * One step back in history; a link to `to` if the page was opened directly, because a step back would leave the
 * site. One element for both: replacing it after hydration would lose a press in progress.
 */
export function Back({ to, word }: { to: SitePage; word: Word }) {
  const { history } = useRouter()
  return (
    <SiteLink
      to={to}
      className={styles.back}
      onClick={(click) => {
        // The second click of a double click must not go back again.
        const isSecond = click.detail > 1
        if (!isPlainClick(click) || !(isSecond || hasEarlierEntry(history))) return
        click.preventDefault()
        if (!isSecond) history.back()
      }}
    >
      <svg className={styles.arrow} viewBox="0 0 24 16" width="24" height="16" aria-hidden="true">
        <path d="M23 8H2M8.5 1.5 2 8l6.5 6.5" />
      </svg>
      <Phrase of={word} />
    </SiteLink>
  )
}

/** Whether the previous history entry is a page of this site. */
function hasEarlierEntry(history: RouterHistory): boolean {
  // The router counts entries from 0 in each document: without the Navigation API, the first entry has the link.
  if (typeof navigation === 'undefined') return history.canGoBack()
  const index = navigation.currentEntry?.index ?? 0
  const earlier = navigation.entries()[index - 1]
  const site = new URL(withBase('/'), location.origin).href
  // The API lists only entries of this origin; a strict referrer policy hides their addresses.
  return earlier !== undefined && (earlier.url ?? site).startsWith(site)
}
