import { phrase } from '../../../model/phrase.ts'
import type { Home } from '../../../model/schema/pages.ts'
import { words } from '../../content/index.ts'
import { RevealSection } from './RevealSection.tsx'
import styles from './Testimonials.module.css'

/** What people say who were there. Where nobody said it, it is no quotation, and is called an example. */
export function Testimonials({ title, items }: Home['testimonials']) {
  const { note, example } = words.testimonials
  return (
    <RevealSection titleId="testimonials-title">
      <div className={styles.page}>
        <h2 id="testimonials-title" className={styles.title}>
          {title}
        </h2>
        {items.some(({ standIn }) => standIn) && <p className={styles.note}>{note}</p>}
        <ul className={styles.quotes}>
          {items.map(({ description, author, standIn }) => (
            <li key={description}>
              <figure className={styles.quote}>
                {standIn ? (
                  <p className={styles.words}>{description}</p>
                ) : (
                  <blockquote>
                    <p className={styles.words}>{description}</p>
                  </blockquote>
                )}
                <figcaption className={styles.author}>
                  {standIn ? phrase(example, { author }) : author}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </RevealSection>
  )
}
