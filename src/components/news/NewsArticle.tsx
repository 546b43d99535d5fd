import styles from './NewsArticle.module.css'
import { NewsBody } from './NewsBody.tsx'

/** The raw HTML of a post in the site's typography. */
export function NewsArticle({ html }: { html: string }) {
  return (
    <div className={styles.article}>
      <NewsBody html={html} />
    </div>
  )
}
