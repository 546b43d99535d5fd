import { diffWordsWithSpace } from 'diff'
import { useState } from 'react'
import type { FormField, Passage } from '../../protocol.ts'
import { versions as words } from '../../words/app.json'
import { format } from '../../words/format.ts'
import { Button } from './Button.tsx'
import { labelFields } from './label-fields.ts'
import styles from './Versions.module.css'

type Place = Extract<Passage, { mine: string }>

type VersionsProps = {
  passages: readonly Passage[]
  /** Called with the whole chosen text, or undefined while a place has no choice. Absent if there is nothing to choose. */
  onChoose?: (text: string | undefined) => void
  labels: Readonly<Record<keyof Place, string>>
  /** The sentence shown if both versions are the same. */
  same?: string
  /** The fields of the document's form, whose labels stand for the keys in the passages. */
  fields?: readonly FormField[]
}

/** Two versions of a text, side by side at each place that differs, where one of them may be chosen. The rest is folded. */
export function Versions({ passages, onChoose, labels, same, fields = [] }: VersionsProps) {
  /** Whose version the editor chose, by the index of the passage. */
  const [chosen, setChosen] = useState<Readonly<Record<number, keyof Place>>>({})

  function choose(place: number, side: keyof Place): void {
    const next = { ...chosen, [place]: side }
    setChosen(next)
    const texts = passages.map((passage, index) => {
      const whose = next[index]
      return 'same' in passage ? passage.same : whose && passage[whose]
    })
    onChoose?.(texts.includes(undefined) ? undefined : texts.join(''))
  }

  const inForm = labelFields(fields)
  const count = passages.filter((passage) => 'mine' in passage).length
  if (count === 0) return <p>{same}</p>
  return (
    <div className={styles.versions} data-wide>
      <p>{format(words.count, { count })}</p>
      {passages.map((passage, index) =>
        'mine' in passage ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the passages never change one by one.
          <dl key={index} className={styles.difference}>
            {(['theirs', 'mine'] as const).map((whose) => (
              <div key={whose} data-side={whose}>
                <dt>{labels[whose]}</dt>
                <dd>
                  {passage[whose] === '' ? (
                    <em>{words.nothing}</em>
                  ) : (
                    <Marked mine={inForm(passage.mine)} theirs={inForm(passage.theirs)} whose={whose} />
                  )}
                  {onChoose && (
                    <Button isPressed={chosen[index] === whose} onPress={() => choose(index, whose)}>
                      {words.take[whose]}
                    </Button>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the passages never change one by one.
          <details key={index}>
            <summary>{format(words.same, { count: passage.same.trimEnd().split('\n').length })}</summary>
            <pre>{passage.same}</pre>
          </details>
        ),
      )}
    </div>
  )
}

/** One side of a passage; the words that the other side lacks are marked. */
function Marked({ mine, theirs, whose }: Place & { whose: keyof Place }) {
  const parts = diffWordsWithSpace(theirs, mine)
  const own = parts.filter(({ added, removed }) => !(whose === 'theirs' ? added : removed))
  return (
    <pre>
      {own.map(({ value, added, removed }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change one by one.
        added || removed ? <mark key={index}>{value}</mark> : value,
      )}
    </pre>
  )
}
