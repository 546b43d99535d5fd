import { Link } from '@tanstack/react-router'
import { questionAnchor } from '../../../../model/anchors.ts'
import { pageWidth, sizesOf } from '../../../../model/pictures/sizes.ts'
import type { Home } from '../../../../model/schema/home.ts'
import type { NewsCard } from '../../../../model/schema/news.ts'
import card from '../../card.module.css'
import { classes } from '../../classes.ts'
import { Picture } from '../../Picture.tsx'
import { RevealSection } from '../RevealSection.tsx'
import blogCard from './BlogCard.module.css'
import faqStyles from './Faq.module.css'
import styles from './Information.module.css'

/** The two columns of Information.module.css and the gap between them. */
const columns = `(${pageWidth} - clamp(2.5rem, 5vw, 5rem))`

/** In a 4 : 3 frame a 3 : 2 picture is wider than the frame by an eighth, in a square one by half. */
const sizes = sizesOf(
  ['(min-width: 76rem)', `1.125 * (${columns} * 7 / 12 - 1.5rem) / 2`],
  ['(min-width: 64rem)', '15rem'],
  ['(min-width: 40rem)', `1.125 * (${pageWidth} - 1.5rem) / 2`],
  `1.125 * ${pageWidth}`,
)

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
    <RevealSection id="information" titleId="information-title" className={styles.section}>
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

/** The home page's card of a news post; its title is the link and covers the whole card. */
function BlogCard({ post, type }: { post: NewsCard; type: string }) {
  return (
    <article className={blogCard.card} data-card="">
      <div className={classes(card.cover, blogCard.cover)}>
        <Picture picture={post.cover} sizes={sizes} />
      </div>
      <p className={classes(card.text, blogCard.facts)}>
        <span className={blogCard.type}>{type}</span>
        <time dateTime={post.published}>{post.date}</time>
      </p>
      <h3 className={blogCard.title}>
        <Link to="/information-blog/$id" params={{ id: post.id }} reloadDocument className={card.link}>
          {post.title}
        </Link>
      </h3>
      <p className={classes(card.text, blogCard.description)}>{post.description}</p>
    </article>
  )
}

/** Frequent questions: the browser's own accordion, at most one open. */
function Faq({ items }: { items: Home['faq']['items'] }) {
  return (
    <div className={faqStyles.list}>
      {items.map((item, index) => (
        <details key={item.title} id={questionAnchor(index)} name="faq" className={faqStyles.item}>
          <summary className={classes('fold-line', faqStyles.question)}>
            <h3 className={faqStyles.title}>{item.title}</h3>
          </summary>
          <p className={faqStyles.answer}>{item.description}</p>
        </details>
      ))}
    </div>
  )
}
