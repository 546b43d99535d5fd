import { Link } from '@tanstack/react-router'
import type { ListedPost } from '../../content/index.ts'
import card from '../card.module.css'
import { Picture } from '../Picture.tsx'
import styles from './BlogCard.module.css'

const sizes = '(min-width: 76rem) 21rem, (min-width: 64rem) 14rem, (min-width: 40rem) 46vw, 94vw'

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
