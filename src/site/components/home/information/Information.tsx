import type { NewsCard } from '../../../../model/schema/news.ts'
import type { Home } from '../../../../model/schema/pages.ts'
import { RevealSection } from '../RevealSection.tsx'
import { BlogCard } from './BlogCard.tsx'
import { Faq } from './Faq.tsx'
import styles from './Information.module.css'

/** Articles beside the frequent questions. */
export function Information({
  articles,
  faq,
  posts,
}: {
  articles: Home['articles']
  faq: Home['faq']
  posts: readonly NewsCard[]
}) {
  return (
    <RevealSection id="information" titleId="information-title">
      <div className={styles.columns}>
        <div>
          <h2 id="information-title" className={styles.title}>
            {articles.title}
          </h2>
          <ul className={styles.posts}>
            {posts.map((post) => (
              <li key={post.id}>
                <BlogCard post={post} type={articles.type} />
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className={styles.title}>{faq.title}</h2>
          <Faq items={faq.items} />
        </div>
      </div>
    </RevealSection>
  )
}
