import type { FocusEvent } from 'react'
import type { ReportSection } from '../../../model/schema/report.ts'
import { sectionScrollOffset } from '../../../model/specification.ts'
import { words } from '../../content/index.ts'
import { useScrolled } from '../../hooks/useScrolled.ts'
import { SiteLink } from '../links/SiteLink.tsx'
import styles from './Contents.module.css'

/** Share of the screen's height at which the section that is being read has begun. */
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
            {/* A section is no step in history: the Back button leads from the report to where its reader came from. */}
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

// The end of the text pushes the sticky list under the header, where Firefox takes a link for visible that nobody sees.
function showBelowHeader({ target }: FocusEvent<HTMLElement>) {
  // Once the browser has scrolled as far as it means to.
  requestAnimationFrame(() => {
    const missing = target.getBoundingClientRect().top - sectionScrollOffset
    // Not under a press: it would end on another link.
    if (missing < 0 && !target.matches(':active')) window.scrollBy({ top: missing, behavior: 'instant' })
  })
}

function hasBegun(anchor: string): boolean {
  const section = document.getElementById(anchor)
  return section !== null && section.getBoundingClientRect().top < window.innerHeight * line
}
