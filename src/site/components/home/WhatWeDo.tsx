import { withBase } from '../../../model/base.ts'
import type { Home } from '../../../model/schema/pages.ts'
import { RevealSection } from './RevealSection.tsx'
import styles from './WhatWeDo.module.css'

/** The association's three fields of work, each with its pictogram. */
export function WhatWeDo({ title, cards }: Home['whatWeDo']) {
  return (
    <RevealSection id="about-us" titleId="about-us-title">
      <div className={styles.terrace}>
        <h2 id="about-us-title" className={styles.title}>
          {title}
        </h2>
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li key={card.title} className={styles.card}>
              <span className={styles.tile}>
                <img
                  src={withBase(`/pictures/${card.pictogram}`)}
                  alt=""
                  width={72}
                  height={72}
                  loading="lazy"
                />
              </span>
              <h3 className={styles.cardTitle}>{card.title}</h3>
              <p>{card.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </RevealSection>
  )
}
