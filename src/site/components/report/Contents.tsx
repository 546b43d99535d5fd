import { type FocusEvent, useEffect, useState } from 'react'
import type { ReportSection } from '../../../model/schema/report.ts'
import { sectionScrollOffset } from '../../../model/specification.ts'
import { words } from '../../content/index.ts'
import { SiteLink } from '../links/SiteLink.tsx'
import styles from './Contents.module.css'

/** The band of the screen in which the section that is being read stands: its upper third. */
const band = { top: 0.15, bottom: 0.35 }

/** A report's table of contents: beside the text on wide screens, above it elsewhere. */
export function Contents({ sections }: { sections: readonly ReportSection[] }) {
  const current = useCurrentAnchor(sections)
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

/** The id of the section that is being read; undefined before any of them is, and on the server. */
function useCurrentAnchor(sections: readonly { anchor: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const topOf = (anchor: string) => document.getElementById(anchor)?.getBoundingClientRect().top
    // Called whenever a section enters or leaves the band; a jump may leave all of them behind or ahead.
    const observer = new IntersectionObserver(
      () => {
        const line = window.innerHeight * band.bottom
        const read = sections.findLast(({ anchor }) => (topOf(anchor) ?? Number.POSITIVE_INFINITY) < line)
        setCurrent(read?.anchor)
      },
      { rootMargin: `-${band.top * 100}% 0px -${100 - band.bottom * 100}% 0px` },
    )
    for (const { anchor } of sections) {
      const section = document.getElementById(anchor)
      if (section !== null) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])
  return current
}
