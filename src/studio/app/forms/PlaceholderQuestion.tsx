import { useState } from 'react'
import { format } from '../../../model/message/format.ts'
import type { Path } from '../../protocol.ts'
import { placeholder as words } from '../../words/app.json'
import { useEditorState, useSession } from '../session/context.ts'
import { Button } from '../ui/Button.tsx'
import { GuideLink } from '../ui/GuideLink.tsx'
import { changedText } from '../values.ts'
import styles from './Field.module.css'
import { focusField } from './focus-problem.ts'

/** The number of characters that are quoted of a text. */
const quoted = 90

/**
 * Asks once, after the editor has changed a placeholder (`placeholder`), whether the text is the association's own now.
 *
 * @param props.path the mark
 * @param props.of the group of its texts, or the value of a setting
 */
export function PlaceholderQuestion({ path, of = path.slice(0, -1) }: { path: Path; of?: Path }) {
  const session = useSession()
  const [isAnswered, setAnswered] = useState(false)
  const isWhole = of.length === 0
  const text = useEditorState(({ values, document }) => {
    const { isDraft, published = document.values } = document
    return changedText(values, published, of) ?? (isWhole && isDraft ? '' : undefined)
  })
  if (isAnswered || text === undefined) return null
  const isSetting = path[0] === 'placeholders'
  // A testimonial has the words of a person, never those of the association.
  const question = isSetting ? words.setting : path[0] === 'testimonials' ? words.said : words.question
  const answer = (end: () => void) => {
    focusField(isSetting ? of : path)
    end()
  }
  const lines = text.split('\n')
  const longest = isSetting
    ? lines.join(', ')
    : lines.reduce((one, other) => (other.length > one.length ? other : one))
  const short = longest.length > quoted ? `${longest.slice(0, quoted)}…` : longest
  return (
    <div role="status" className={styles.row}>
      <p>{isWhole ? words.whole : format(question, { text: short })}</p>
      <Button onPress={() => answer(() => session.edit({ op: 'remove', path }))}>{words.yes}</Button>
      <Button onPress={() => answer(() => setAnswered(true))}>{words.no}</Button>
      <GuideLink part="placeholder" />
    </div>
  )
}
