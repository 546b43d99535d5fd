import type { Home } from '../../../model/schema/pages.ts'
import { site } from '../../content/index.ts'
import { Ridge } from '../drawings/Ridge.tsx'
import styles from './Consultation.module.css'
import { RevealSection } from './RevealSection.tsx'

/** The invitation to call the association's first number. */
export function Consultation({ title, text, button }: Home['consultation']) {
  const [phone] = site.phones
  return (
    <RevealSection titleId="consultation-title" className={styles.band}>
      <div className={styles.columns}>
        <div className={styles.text}>
          <h2 id="consultation-title" className={styles.title}>
            {title}
          </h2>
          <p>{text}</p>
        </div>
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={styles.call}>
          {button} <span className={styles.number}>{phone}</span>
        </a>
      </div>
      <Ridge className={styles.ridge} />
    </RevealSection>
  )
}
