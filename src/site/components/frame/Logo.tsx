import { site, words } from '../../content/index.ts'
import { classes } from '../classes.ts'
import { SiteLink } from '../links/SiteLink.tsx'
import { phrase } from '../Phrase.tsx'
import styles from './Logo.module.css'

/** Ridge and sun with the association's short name, a link to the home page. */
export function Logo({ className }: { className?: string | undefined }) {
  return (
    <SiteLink
      to="/"
      className={classes(styles.logo, className)}
      label={phrase(words.footer.home, { name: site.shortName })}
    >
      <svg className={styles.mark} viewBox="0 0 48 34" width="48" height="34" aria-hidden="true">
        <circle className={styles.sun} cx="32.5" cy="12.5" r="8.5" />
        <path className={styles.ground} d={`${ridge}V34H2Z`} />
        <path className={styles.ridge} d={ridge} />
      </svg>
      <span className={styles.name}>{site.shortName}</span>
    </SiteLink>
  )
}

/** The summit of the site's ridge, simplified for 16 px. */
const ridge = 'M2 29l6.5-6 3.5 1L20.5 10l2-3.5 4.5 8 3-.5 4 6.5 3-1L46 29'
