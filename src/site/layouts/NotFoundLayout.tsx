import type { ReactNode } from 'react'
import { NightRidge } from '../components/drawings/NightRidge.tsx'
import { SiteLink, type SitePage } from '../components/links/SiteLink.tsx'
import { MainLinkItems } from '../components/main-links.tsx'
import { words } from '../content/index.ts'
import styles from './NotFoundLayout.module.css'

/** The page for unknown addresses: the ridge at night, an explanation, and links. */
export function NotFoundLayout({
  title = words.notFound.title,
  help = words.missing.text,
  link,
}: {
  title?: ReactNode
  help?: ReactNode
  /** A link to the page that the visitor most likely looked for. */
  link?: { to: SitePage; hash?: string; label: ReactNode }
}) {
  return (
    <div className={styles.page}>
      <div className={styles.night}>
        <div className={styles.text}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.help}>{help}</p>
          {link && (
            <SiteLink to={link.to} hash={link.hash} className={styles.action}>
              {link.label}
            </SiteLink>
          )}
        </div>
        <NightRidge className={styles.ridge} />
      </div>
      <nav className={styles.links} aria-labelledby="not-found-links">
        <h2 id="not-found-links" className={styles.heading}>
          {words.missing.links}
        </h2>
        <ul className={styles.list}>
          <MainLinkItems className={styles.link} />
        </ul>
      </nav>
    </div>
  )
}
