import { Link } from '@tanstack/react-router'
import type { ListedPost } from '../../content/index.ts'
import { sizesOf } from '../../pictures/sizes.ts'
import card from '../card.module.css'
import { Picture } from '../Picture.tsx'
import styles from './BlogCard.module.css'

/** A picture of 3 : 2 in a frame of 4 : 3 is an eighth wider than the frame. */
const sizes = sizesOf(
  ['(min-width: 76rem)', '(1.125 * 21rem)'],
  ['(min-width: 64rem)', '(1.125 * 14rem)'],
  ['(min-width: 40rem)', '(1.125 * 46vw)'],
  '(1.125 * 94vw)',
)

/** The home page's card of a news post; its title is the link and covers the whole card. */
export function BlogCard({ post, type }: { post: ListedPost; type: string }) {
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
