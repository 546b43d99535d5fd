import type { FocusEvent } from 'react'
import type { ReportSection } from '../../../model/schema/report.ts'
import { sectionScrollOffset } from '../../../model/specification.ts'
import { words } from '../../content/index.ts'
import { useScrolled } from '../../hooks/useScrolled.ts'
import { SiteLink } from '../links/SiteLink.tsx'
import styles from './Contents.module.css'

/** A section is current from the moment its top is above this fraction of the screen's height. */
const line = 0.35

/** A report's table of contents: beside the text on wide screens, above it elsewhere. */
export function Contents({ sections }: { sections: readonly ReportSection[] }) {
  const current = useScrolled(() => sections.findLast(({ anchor }) => hasBegun(anchor))?.anchor)
  return (
    <nav className={styles.contents} aria-label={words.reading.contents} onFocus={showBelowHeader}>
      <p className={styles.title} aria-hidden="true">
        {words.reading.contents}
      </p>
      <ol className={styles.list}>
        {sections.map(({ anchor, label }) => (
          <li key={anchor}>
            {/* Sections are no history entries: the Back button leads from the report to the previous page. */}
            <SiteLink
              to="."
              hash={anchor}
              replace
              resetScroll={false}
              current={anchor === current ? 'location' : undefined}
              className={styles.link}
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

// At the end of the text the sticky list moves under the header, where Firefox treats a covered link as visible.
function showBelowHeader({ target }: FocusEvent<HTMLElement>) {
  // After the browser has finished scrolling.
  requestAnimationFrame(() => {
    const missing = target.getBoundingClientRect().top - sectionScrollOffset
    // Does not scroll during a press, which would end on another link.
    if (missing < 0 && !target.matches(':active')) window.scrollBy({ top: missing, behavior: 'instant' })
  })
}

function hasBegun(anchor: string): boolean {
  const section = document.getElementById(anchor)
  return section !== null && section.getBoundingClientRect().top < window.innerHeight * line
}
