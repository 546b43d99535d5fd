import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { sizesOf } from '../../../model/pictures/sizes.ts'
import type { Home } from '../../../model/schema/home.ts'
import { Picture } from '../Picture.tsx'
import styles from './Banner.module.css'

/** The picture is twice as wide as high and covers its frame, which is 3 : 2 on a phone. */
const sizes = sizesOf(['(min-width: 56rem)', 'max(100vw, 60rem)'], '(1.334 * 100vw)')

/** The first thing a visitor sees: two headline texts over the calm half of one large picture. */
export function Banner({ banner }: { banner: Home['banner'] }) {
  const [headline, secondHeadline] = banner.headlines
  return (
    <section id="home" aria-labelledby="home-title" className={styles.banner}>
      <div className={styles.text}>
        <h1 id="home-title" className={styles.headline}>
          {/* Each sentence starts on a new line if there is room. */}
          {headline.split(/(?<=[.!?]) /).map((sentence, index) => (
            <Fragment key={sentence}>
              {index > 0 && ' '}
              <span className={styles.line}>{sentence}</span>
            </Fragment>
          ))}
        </h1>
        <p className={styles.second}>{secondHeadline}</p>
        <p className={styles.sentence}>{banner.text}</p>
        <Link to="/summer-school" className={styles.call}>
          {banner.call}
        </Link>
      </div>
      <div className={styles.picture}>
        <Picture picture={banner.picture} sizes={sizes} priority />
      </div>
    </section>
  )
}
