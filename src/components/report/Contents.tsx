import { useLinkProps } from '@tanstack/react-router'
import type { FocusEvent } from 'react'
import { reading } from '../../content/late/reading.ts'
import type { ReportSection } from '../../content/schema/report.ts'
import { useCurrentAnchor } from '../../hooks/useCurrentAnchor.ts'
import { sectionScrollOffset } from '../../specification.ts'
import styles from './Contents.module.css'

/** A report's table of contents: beside the text on wide screens, above it elsewhere. */
export function Contents({ sections }: { sections: readonly ReportSection[] }) {
  const current = useCurrentAnchor(sections)
  return (
    <nav className={styles.contents} aria-label={reading.contents} onFocus={showBelowHeader}>
      <p className={styles.title} aria-hidden="true">
        {reading.contents}
      </p>
      <ol className={styles.list}>
        {sections.map((section) => (
          <li key={section.anchor}>
            <SectionLink section={section} isCurrent={section.anchor === current} />
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

// A section is no step in history: the Back button leads from the report to where its reader came from.
function SectionLink({ section, isCurrent }: { section: ReportSection; isCurrent: boolean }) {
  const props = useLinkProps({
    to: '.',
    hash: section.anchor,
    replace: true,
    resetScroll: false,
    activeProps: {},
  })
  return (
    <a {...props} className={styles.link} aria-current={isCurrent ? 'location' : undefined}>
      {section.label}
    </a>
  )
}
