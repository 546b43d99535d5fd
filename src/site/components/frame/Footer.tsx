import { useState } from 'react'
import { frameIds } from '../../../model/anchors.ts'
import { withBase } from '../../../model/base.ts'
import { nextEditionCalendarPath } from '../../../model/next-edition.ts'
import { atomPath } from '../../../model/published-paths.ts'
import { copyrightYear } from '../../../model/specification.ts'
import { site, words } from '../../content/index.ts'
import { useHydrated } from '../../hooks/useHydrated.ts'
import { Ridge } from '../drawings/Ridge.tsx'
import { EnglishLink } from '../links/EnglishLink.tsx'
import { SiteLink } from '../links/SiteLink.tsx'
import { MainLinkItems } from '../main-links.tsx'
import { phrase } from '../Phrase.tsx'
import { ContactLinks } from './ContactLinks.tsx'
import styles from './Footer.module.css'
import { Logo } from './Logo.tsx'

/** The shared footer (specification §2): logo, pages, contact, social page and the credit line. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <Ridge className={styles.range} />
      <div className={styles.ground}>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Logo className={styles.logo} />
            <p className={styles.name}>{site.name}</p>
            {words.footer.placeholders && <p className={styles.note}>{words.footer.placeholders}</p>}
          </div>
          <nav aria-labelledby={frameIds.footerPages}>
            <h2 id={frameIds.footerPages} className={styles.title}>
              {words.footer.pages}
            </h2>
            <ul className={styles.list}>
              <MainLinkItems className={styles.link} />
              <li>
                <SiteLink to="/kerko" className={styles.link}>
                  {words.search.list}
                </SiteLink>
              </li>
              {import.meta.env.HAS_NEXT_EDITION && (
                <li>
                  <a href={withBase(nextEditionCalendarPath)} download="" className={styles.link}>
                    {words.nextEdition.calendar}
                  </a>
                </li>
              )}
              <li>
                <a href={withBase(atomPath)} className={styles.link}>
                  {words.footer.feed}
                </a>
              </li>
              <li>
                <EnglishLink className={styles.link} />
              </li>
            </ul>
          </nav>
          <Contact />
        </div>
        <Credit />
      </div>
    </footer>
  )
}

function Contact() {
  const { social } = site
  return (
    <div id={frameIds.contact}>
      <h2 className={styles.title}>{words.footer.contact}</h2>
      <address className={styles.contact}>
        <ul className={styles.list}>
          <ContactLinks className={styles.link} />
          <li>
            <a
              href={social.url}
              rel="noopener external"
              className={styles.link}
              aria-label={phrase(words.footer.social, { label: social.label })}
            >
              {social.label} <span aria-hidden="true">↗</span>
            </a>
          </li>
        </ul>
      </address>
    </div>
  )
}

/** The copyright line, which a click turns into the developer's credit and back (specification §2 Footer, §4). */
function Credit() {
  const [isCredit, setCredit] = useState(false)
  // Without the app nothing would answer a button.
  const isHydrated = useHydrated()
  const Line = isHydrated ? 'button' : 'span'
  // One text: with the pieces of `Phrase`, the button's name would lose the spaces between them.
  const copyright = phrase(words.footer.copyright, { year: copyrightYear, name: site.name })
  return (
    <p className={styles.credit}>
      {/* One button in both states, so that focus stays; the link after it, so that the next Tab finds it. */}
      <Line
        className={styles.line}
        {...(isHydrated && { type: 'button', onClick: () => setCredit(!isCredit) })}
      >
        <svg className={styles.turn} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M2 6.5h11.5l-4-4M14 9.5H2.5l4 4" />
        </svg>
        <span>{isCredit ? words.footer.credit : copyright}</span>
        {isHydrated && (
          <span className="visually-hidden">
            {` (${isCredit ? words.footer.showCopyright : words.footer.showCredit})`}
          </span>
        )}
      </Line>
      {isCredit && (
        <a href={site.credit.url} rel="noopener external" className={styles.creditLink}>
          {site.credit.name}
        </a>
      )}
    </p>
  )
}
