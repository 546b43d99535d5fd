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

type PlaceholderQuestionProps = {
  /** The mark. */
  path: Path
  /** The group of its texts, or the value of a setting. */
  of?: Path
  /** The text is the association's own. */
  onYes: () => void
  /** The text is still a placeholder. */
  onNo: () => void
}

/** Asks, after the editor has changed a placeholder, whether the text is the association's own now. */
export function PlaceholderQuestion({ path, of = path.slice(0, -1), onYes, onNo }: PlaceholderQuestionProps) {
  const isWhole = of.length === 0
  const text = useEditorState(({ values, document }) => {
    const { isDraft, published = document.values } = document
    return changedText(values, published, of) ?? (isWhole && isDraft ? '' : undefined)
  })
  if (text === undefined) return null
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
      <Button onPress={() => answer(onYes)}>{words.yes}</Button>
      <Button onPress={() => answer(onNo)}>{words.no}</Button>
      <GuideLink part="placeholder" />
    </div>
  )
}

/** Asks once about a setting, which has no mark in the form: the list at `path` names it. */
export function SettingQuestion({ path, of }: { path: Path; of: Path }) {
  const session = useSession()
  const [isKept, setKept] = useState(false)
  if (isKept) return null
  const remove = () => session.edit({ op: 'remove', path })
  return <PlaceholderQuestion path={path} of={of} onYes={remove} onNo={() => setKept(true)} />
}
