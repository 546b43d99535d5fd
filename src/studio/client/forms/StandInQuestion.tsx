import { useState } from 'react'
import type { Path } from '../../protocol.ts'
import { standIn as words } from '../../words/client.json'
import { format } from '../../words/format.ts'
import { useEditorState, useSession } from '../session/context.ts'
import { Button } from '../ui/Button.tsx'
import { GuideLink } from '../ui/GuideLink.tsx'
import { asList, valueAt } from '../values.ts'
import styles from './Field.module.css'

/** The number of characters that are quoted of a text. */
const quoted = 90

/** Asks once, after the editor has changed a stand-in text, whether the text is the association's own now. */
export function StandInQuestion({ path }: { path: Path }) {
  const session = useSession()
  const [isAnswered, setAnswered] = useState(false)
  const holder = path.slice(0, -1)
  const text = useEditorState(({ values, document }) => {
    const now = joinLines(valueAt(values, holder))
    // The item may have moved: its text is compared with those that all items had when the document was opened.
    const items = asList(valueAt(session.opened, holder.slice(0, -1)))
    const before = [valueAt(session.opened, holder), ...items].map(joinLines)
    return before.includes(now) && !(holder.length === 0 && document.isDraft) ? undefined : now
  })
  if (isAnswered || text === undefined) return null
  // A testimonial has the words of a person, never those of the association.
  const question = path[0] === 'testimonials' ? words.said : words.question
  const longest = text.split('\n').reduce((one, other) => (other.length > one.length ? other : one))
  const short = longest.length > quoted ? `${longest.slice(0, quoted)}…` : longest
  return (
    <div role="status" className={styles.placeholders}>
      <p>{holder.length === 0 ? words.whole : format(question, { text: short })}</p>
      <Button onPress={() => session.act({ act: 'remove', path })}>{words.yes}</Button>
      <Button onPress={() => setAnswered(true)}>{words.no}</Button>
      <GuideLink part="standIn" />
    </div>
  )
}

/** The texts of a group, one on each line. */
function joinLines(group: unknown): string {
  return Object.values(group ?? {})
    .filter((one) => typeof one === 'string')
    .join('\n')
}
