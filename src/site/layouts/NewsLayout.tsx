import { Link } from '@tanstack/react-router'
import type { NewsPage } from '../../model/schema/news.ts'
import { Gallery } from '../components/gallery/Gallery.tsx'
import { Back } from '../components/links/Back.tsx'
import { NewsArticle } from '../components/news/NewsArticle.tsx'
import { Phrase } from '../components/Phrase.tsx'
import { words } from '../content/index.ts'
import styles from './NewsLayout.module.css'

/** A news post: pictures, date, title, the editor's HTML, and the post to read next. */
export function NewsLayout({ post }: { post: NewsPage }) {
  const { next } = post
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <p className={styles.facts}>
          <time dateTime={post.published} className={styles.date}>
            {post.date}
          </time>
          <span>
            <Phrase of={words.author} values={{ author: <span lang="sq">{post.author}</span> }} />
          </span>
        </p>
        <h1 className={styles.title}>{post.title}</h1>
      </header>
      <div className={styles.gallery}>
        <Gallery pictures={post.images} title={post.title} />
      </div>
      <NewsArticle html={post.content} />
      <div className={styles.end}>
        {next && (
          <p className={styles.next}>
            <Phrase
              of={words.furtherNews.next}
              values={{
                title: (
                  <Link to="/information-blog/$id" params={{ id: next.id }}>
                    {next.title}
                  </Link>
                ),
              }}
            />
          </p>
        )}
        <Back to="/" word={words.news.back} />
      </div>
    </article>
  )
}
