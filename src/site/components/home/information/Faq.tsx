import { questionAnchor } from '../../../../model/anchors.ts'
import type { Home } from '../../../../model/schema/pages.ts'
import styles from './Faq.module.css'

/** Frequent questions: the browser's own accordion, at most one open. */
export function Faq({ items }: { items: Home['faq']['items'] }) {
  return (
    <div className={styles.list}>
      {items.map((item, index) => (
        <details key={item.title} id={questionAnchor(index)} name="faq" className={styles.item}>
          <summary className={styles.question}>
            <h3 className={styles.title}>{item.title}</h3>
          </summary>
          <p className={styles.answer}>{item.description}</p>
        </details>
      ))}
    </div>
  )
}
