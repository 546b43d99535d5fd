import { Link } from '@tanstack/react-router'
import type { NewsPage } from '../../model/schema/news.ts'
import { classes } from '../components/classes.ts'
import { Gallery } from '../components/gallery/Gallery.tsx'
import hero from '../components/gallery/Hero.module.css'
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
      <div className={classes(hero.hero, styles.hero)}>
        <header className={classes(hero.head, styles.head)}>
          <Back to="/" word={words.report.back} />
          <p className={styles.facts}>
            <time dateTime={post.published} className={styles.date}>
              {post.date}
            </time>
            <span>
              <Phrase of={words.author} values={{ author: <span lang="sq">{post.author}</span> }} />
            </span>
          </p>
          <h1 className={classes(hero.title, styles.title)}>{post.title}</h1>
        </header>
        <div className={classes(hero.gallery, styles.gallery)}>
          <Gallery pictures={post.images} title={post.title} isBroad />
        </div>
      </div>
      <NewsArticle html={post.content} figures={post.figures} />
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
