import { diffWordsWithSpace } from 'diff'
import { useEffect, useId, useState } from 'react'
import { format } from '../../../model/message/format.ts'
import type { Choice, FormField, Passage } from '../../protocol.ts'
import { versions as words } from '../../words/app.json'
import fieldStyles from '../forms/Field.module.css'
import { Button } from '../ui/Button.tsx'
import { focus } from '../ui/focus.ts'
import { TextArea } from '../ui/TextArea.tsx'
import {
  type Choices,
  type ConflictPassage,
  fieldText,
  isAmongFields,
  type PlaceText,
  placeKeys,
} from './choices.ts'
import { bodyText, labelBody } from './label-body.ts'
import { labelFields } from './label-fields.ts'
import styles from './Versions.module.css'

type VersionsProps = {
  passages: readonly Passage[]
  labels: Readonly<Record<keyof ConflictPassage, string>>
  /** The sentence shown if both versions are the same. */
  same?: string
  /** The fields of the document's form, whose labels stand for the keys in the passages. */
  fields?: readonly FormField[] | undefined
} & Partial<Choosing>

/** Absent if there is nothing to choose. */
type Choosing = { choices: Choices; onChoose: (key: string, choice: Choice) => void }

/** Two versions of a text, side by side at each place that differs, where the editor may choose. The rest is folded. */
export function Versions({ passages, labels, same, fields = [], choices, onChoose }: VersionsProps) {
  const labelOf = labelFields(fields)
  const inForm = (text: string) => labelBody(labelOf(text))
  // By the editor's own version. A written text stays when others change the place, and then must be chosen again.
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({})
  const keys = placeKeys(passages)
  const count = passages.filter((passage) => 'ours' in passage).length
  if (count === 0) return <p>{same}</p>
  return (
    <div className={styles.versions} data-wide>
      <p>{format(words.count, { count })}</p>
      {passages.map((passage, index) => {
        const key = keys[index] ?? ''
        if ('same' in passage)
          return (
            <details key={key}>
              <summary>{format(words.same, { count: passage.same.trimEnd().split('\n').length })}</summary>
              <pre>{inForm(passage.same)}</pre>
            </details>
          )
        const { ours } = passage
        const choose =
          onChoose &&
          ((choice: Choice) => {
            if (typeof choice === 'object') setWritten((before) => ({ ...before, [ours]: choice.text }))
            onChoose(key, choice)
          })
        const textOf = isAmongFields(passages, index) ? fieldText : bodyText
        const props = { passage, labels, inForm, choose, textOf }
        return <Differing key={key} {...props} choice={choices?.[key]} written={written[ours]} />
      })}
    </div>
  )
}

type DifferingProps = {
  passage: ConflictPassage
  labels: VersionsProps['labels']
  inForm: (text: string) => string
  choice: Choice | undefined
  /** The text that the editor wrote for the place before others changed it. */
  written: string | undefined
  choose: ((choice: Choice) => void) | undefined
  /** The words of a text that the editor may write. */
  textOf: (text: string) => PlaceText
}

/** Both versions of a place, with the three ways to choose: one of them, or a text of the editor's own. */
function Differing({ passage, labels, inForm, choice, written, choose, textOf }: DifferingProps) {
  const isOwn = typeof choice === 'object'
  const own = isOwn ? choice.text : choice === undefined ? written : undefined
  const begun = passage.ours === '' ? passage.theirs : passage.ours
  const [ours, theirs] = [inForm(passage.ours), inForm(passage.theirs)]
  // If only tags differ, such as those of bold words, the tags are shown.
  const shown = ours === theirs ? passage : { ours, theirs }
  return (
    <div className={styles.place}>
      <dl className={styles.difference}>
        {(['theirs', 'ours'] as const).map((whose) => (
          <div key={whose} data-side={whose}>
            <dt>{labels[whose]}</dt>
            <dd>
              {passage[whose] === '' ? <em>{words.nothing}</em> : <Marked {...shown} whose={whose} />}
              {choose && (
                <Button isPressed={choice === whose} onPress={() => choose(whose)}>
                  {words.take[whose]}
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {choose && (
        <Button isPressed={isOwn} onPress={() => choose({ text: own ?? written ?? begun })}>
          {words.take.own}
        </Button>
      )}
      {choose && own !== undefined && (
        <OwnText
          value={textOf(own).text}
          onWrite={(written) => choose({ text: textOf(begun).textWith(written) })}
        />
      )}
    </div>
  )
}

type OwnTextProps = { value: string; onWrite: (written: string) => void }

/** The text that the editor writes for a place; it begins with the editor's own version. */
function OwnText({ value, onWrite }: OwnTextProps) {
  const id = useId()
  useEffect(() => focus(document.getElementById(id)), [id])
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {words.ownText}
      </label>
      <TextArea
        id={id}
        className={fieldStyles.control}
        data-type="text"
        value={value}
        onChange={({ target }) => onWrite(target.value)}
      />
    </div>
  )
}

/** One side of a passage; the words that the other side lacks are marked. */
function Marked({ ours, theirs, whose }: ConflictPassage & { whose: keyof ConflictPassage }) {
  const parts = diffWordsWithSpace(theirs, ours)
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
