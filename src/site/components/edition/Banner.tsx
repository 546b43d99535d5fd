import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { nextEditionAnchor } from '../../../model/next-edition.ts'
import type { ShownEdition } from '../../../model/schema/next-edition.ts'
import { next, words } from '../../content/index.ts'
import { Banner as PlainBanner } from '../home/Banner.tsx'
import { phrase } from '../Phrase.tsx'
import styles from './Edition.module.css'
import { useMark } from './useMark.ts'

/** The banner of the home page, and below it a line about the next edition where one is announced. */
export function Banner(banner: ComponentProps<typeof PlainBanner>) {
  return (
    <>
      <PlainBanner {...banner} />
      {next.edition && <Line edition={next.edition} />}
    </>
  )
}

/** That there is a next edition, and until when one applies. */
export function Line({ edition }: { edition: ShownEdition }) {
  useMark(edition)
  const { line, until, closed } = words.nextEdition
  return (
    <div className={styles.line}>
      <p className={styles.page}>
        <Link to="/summer-school" hash={nextEditionAnchor} className={styles.link}>
          {phrase(line, { title: edition.title })}
        </Link>{' '}
        <span>
          {edition.days}, {edition.place}.
        </span>{' '}
        <span className={styles.open}>{phrase(until, { day: edition.until })}</span>
        <span className={styles.closed}>{closed}</span>
      </p>
    </div>
  )
}
