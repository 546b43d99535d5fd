import { diffWordsWithSpace } from 'diff'
import { useState } from 'react'
import type { FormField, Passage } from '../../protocol.ts'
import clientWords from '../../words/client.json'
import { format } from '../../words/format.ts'
import { Button } from './Button.tsx'
import { labelFields } from './label-fields.ts'
import styles from './Versions.module.css'

const words = clientWords.versions

type Place = Extract<Passage, { mine: string }>

type VersionsProps = {
  passages: readonly Passage[]
  /** Told of the whole text as it was chosen; of none while a place waits. Absent where nothing is to be chosen. */
  onChoose?: (text: string | undefined) => void
  labels: Readonly<Record<keyof Place, string>>
  /** Said where both are the same. */
  same?: string
  /** The form of the document, which names its fields. */
  fields?: readonly FormField[]
}

/** What two have made of a text: at each place that both changed one version is chosen; what is settled is folded. */
export function Versions({ passages, onChoose, labels, same, fields = [] }: VersionsProps) {
  /** By the number of its passage, whose version of a place was chosen. */
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
          // biome-ignore lint/suspicious/noArrayIndexKey: the passages are read anew as a whole.
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
          // biome-ignore lint/suspicious/noArrayIndexKey: the passages are read anew as a whole.
          <details key={index}>
            <summary>{format(words.same, { count: passage.same.trimEnd().split('\n').length })}</summary>
            <pre>{passage.same}</pre>
          </details>
        ),
      )}
    </div>
  )
}

/** One side of a passage, with the words that the other has not. */
function Marked({ mine, theirs, whose }: Place & { whose: keyof Place }) {
  const parts = diffWordsWithSpace(theirs, mine)
  const own = parts.filter(({ added, removed }) => !(whose === 'theirs' ? added : removed))
  return (
    <pre>
      {own.map(({ value, added, removed }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are read anew as a whole.
        added || removed ? <mark key={index}>{value}</mark> : value,
      )}
    </pre>
  )
}
