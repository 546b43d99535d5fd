import type { Home } from '../../../model/schema/pages.ts'
import { RevealSection } from './RevealSection.tsx'
import styles from './Testimonials.module.css'

/** What people say who were there. */
export function Testimonials({ title, items }: Home['testimonials']) {
  return (
    <RevealSection titleId="testimonials-title">
      <div className={styles.page}>
        <h2 id="testimonials-title" className={styles.title}>
          {title}
        </h2>
        <ul className={styles.quotes}>
          {items.map((item) => (
            <li key={item.description}>
              <figure className={styles.quote}>
                <blockquote>
                  <p className={styles.words}>{item.description}</p>
                </blockquote>
                <figcaption className={styles.author}>{item.author}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </RevealSection>
  )
}
