import { frameIds } from '../content/anchors.ts'
import { site, words } from '../content/index.ts'
import styles from './Footer.module.css'
import { FooterCredit } from './FooterCredit.tsx'
import { Logo } from './Logo.tsx'
import { MainLinkItems } from './MainLinkItems.tsx'
import { phrase } from './Phrase.tsx'
import { Ridge } from './Ridge.tsx'
import { SiteLink } from './SiteLink.tsx'

/** The shared footer (specification §2): logo, pages, contact, social page and the credit line. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <Ridge kind="range" className={styles.range} />
      <div className={styles.ground}>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Logo className={styles.logo} />
            <p className={styles.name}>{site.name}</p>
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
            </ul>
          </nav>
          <Contact />
        </div>
        <FooterCredit />
      </div>
    </footer>
  )
}

function Contact() {
  const { phones, email, social } = site
  return (
    <address className={styles.contact}>
      <h2 className={styles.title}>{words.footer.contact}</h2>
      <ul className={styles.list}>
        {phones.map((phone) => (
          <li key={phone}>
            <a
              href={`tel:${phone.replaceAll(' ', '')}`}
              className={styles.link}
              aria-label={phrase(words.footer.phone, { phone })}
            >
              {phone}
            </a>
          </li>
        ))}
        <li>
          <a
            href={`mailto:${email}`}
            className={styles.link}
            aria-label={phrase(words.footer.email, { email })}
          >
            {email}
          </a>
        </li>
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
  )
}
