import { Link } from '@tanstack/react-router'
import { pageWidth, sizesOf } from '../../../../model/pictures/sizes.ts'
import type { NewsCard } from '../../../../model/schema/news.ts'
import card from '../../card.module.css'
import { Picture } from '../../Picture.tsx'
import styles from './BlogCard.module.css'

/** The two columns of Information.module.css and the gap between them. */
const columns = `(${pageWidth} - clamp(2.5rem, 5vw, 5rem))`

/** A picture of 3 : 2 in a frame of 4 : 3 is an eighth wider than the frame, in a square one by half. */
const sizes = sizesOf(
  ['(min-width: 76rem)', `1.125 * (${columns} * 7 / 12 - 1.5rem) / 2`],
  ['(min-width: 64rem)', '15rem'],
  ['(min-width: 40rem)', `1.125 * (${pageWidth} - 1.5rem) / 2`],
  `1.125 * ${pageWidth}`,
)

/** The home page's card of a news post; its title is the link and covers the whole card. */
export function BlogCard({ post, type }: { post: NewsCard; type: string }) {
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <Picture picture={post.cover} sizes={sizes} />
      </div>
      <p className={styles.facts}>
        <span className={styles.type}>{type}</span>
        <time dateTime={post.published}>{post.date}</time>
      </p>
      <h3 className={styles.title}>
        <Link to="/information-blog/$id" params={{ id: post.id }} reloadDocument className={card.link}>
          {post.title}
        </Link>
      </h3>
      <p className={styles.description}>{post.description}</p>
    </article>
  )
}
