import type { EditorView } from 'prosemirror-view'
import { format } from '../../../../model/message/format.ts'
import words from '../../../words/body.json'
import { Button } from '../../ui/Button.tsx'
import styles from '../BodyEditor.module.css'
import { runCommand } from './commands.ts'
import { insertPart, partHeadings } from './parts.ts'

/** The number of missing parts up to which each has a button in sight: a long report would begin with dozens. */
const fewParts = 5

/** Buttons that insert the parts of a report which its text lacks. */
export function MissingParts({ view, parts }: { view: EditorView; parts: readonly string[] }) {
  const present = partHeadings(view.state.doc)
  const missing = parts.filter((title) => !present.includes(title))
  if (missing.length === 0) return null
  const offers = (
    <div className={styles.row}>
      {missing.map((title) => (
        <Button
          key={title}
          onPress={() =>
            runCommand(view, insertPart(title, parts), format(words.said.inserted, { name: title }))
          }
        >
          {format(words.parts.add, { title })}
        </Button>
      ))}
    </div>
  )
  if (missing.length <= fewParts) return offers
  return (
    <details className={styles.offers}>
      <summary>{format(words.parts.more, { count: missing.length })}</summary>
      {offers}
    </details>
  )
}
