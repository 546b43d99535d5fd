import type { DocumentSummary } from '../../protocol.ts'
import { list as words } from '../../words/app.json'
import { format } from '../../words/format.ts'
import styles from './DocumentCard.module.css'

type DocumentCardProps = {
  document: DocumentSummary
  /** Whether the document is saved and not published; undefined until this is known. */
  isWaiting: boolean | undefined
  /** Whether it was handed over, and waits to be accepted. */
  isProposed: boolean | undefined
}

/** A document in the list, with its state: problems, draft, not yet published. */
export function DocumentCard({ document, isWaiting, isProposed }: DocumentCardProps) {
  const { file, label, title, year, picture, isDraft, errors, warnings, fault } = document
  return (
    <li className={styles.card}>
      {picture === undefined ? (
        <span className={styles.sign} aria-hidden="true">
          {year ?? title.slice(0, 1)}
        </span>
      ) : (
        <img className={styles.picture} src={picture} alt="" loading="lazy" />
      )}
      <div className={styles.text}>
        <p className={styles.facts}>
          {label}
          {year !== undefined && ` · ${year}`}
        </p>
        <h3 className={styles.title}>
          <a href={`#/${encodeURI(file)}`}>{title || words.untitled}</a>
        </h3>
        <ul className={styles.states}>
          {errors > 0 && <li data-state="wrong">{format(words.problems, { count: errors })}</li>}
          {isDraft && <li data-state="draft">{words.draft}</li>}
          {isWaiting && <li data-state="draft">{words.waiting}</li>}
          {isProposed && !isWaiting && <li data-state="draft">{words.proposed}</li>}
          {fault !== undefined && <li data-state="wrong">{fault}</li>}
          {errors === 0 && !isDraft && fault === undefined && <li data-state="fine">{words.fine}</li>}
          {warnings > 0 && <li data-state="todo">{format(words.todo, { count: warnings })}</li>}
        </ul>
      </div>
    </li>
  )
}
