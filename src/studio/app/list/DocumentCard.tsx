import { format } from '../../../model/message/format.ts'
import type { Changes, DocumentSummary } from '../../protocol.ts'
import { list as words } from '../../words/app.json'
import styles from './DocumentCard.module.css'

type DocumentCardProps = {
  document: DocumentSummary
  /** The changes that can be published; undefined while they load. */
  changes: Changes | undefined
}

/** A document in the list, with its state: problems, draft, not yet published. */
export function DocumentCard({ document, changes }: DocumentCardProps) {
  const { file, label, title, year, picture, isDraft, errors, warnings, fault } = document
  const draft = changes?.documents.find((one) => one.file === file)
  const isPending = changes?.pending.some((one) => one.file === file)
  /** Whether the present version of the document was sent. */
  const isProposed = draft === undefined && changes?.proposed.includes(file)
  const isPublished = !isDraft && !isPending && !isProposed
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
          {draft?.hasConflict && <li data-state="wrong">{words.conflict}</li>}
          {isDraft && !isProposed && <li data-state="draft">{words.draft}</li>}
          {isPending && !isProposed && <li data-state="draft">{words.pending}</li>}
          {isProposed && <li data-state="draft">{words.proposed}</li>}
          {fault !== undefined && <li data-state="wrong">{fault}</li>}
          {errors === 0 && isPublished && fault === undefined && <li data-state="fine">{words.fine}</li>}
          {warnings > 0 && <li data-state="todo">{format(words.todo, { count: warnings })}</li>}
        </ul>
      </div>
    </li>
  )
}
