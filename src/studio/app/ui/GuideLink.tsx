import { format } from '../../../model/message/format.ts'
import { anchorOf, guidePath } from '../../guide-pages.ts'
import words from '../../words/guide.json'
import styles from './GuideLink.module.css'

export type GuidePart = keyof typeof words.parts

/** A link to a part of the editors' guide; it opens a new window, so that the form stays open. */
export function GuideLink({ part }: { part: GuidePart }) {
  const heading = words.parts[part]
  const address = `${import.meta.env.BASE_URL}${guidePath.slice(1)}#${anchorOf(heading)}`
  return (
    <a className={styles.guide} href={address} target="_blank" rel="noreferrer">
      <span>
        {format(words.link, { name: words.name, part: heading })}
        {/* The arrow stays beside the last word. */}
        <span aria-hidden="true">{'\u00A0↗'}</span>
      </span>
      <span className="visually-hidden"> ({words.newWindow})</span>
    </a>
  )
}
