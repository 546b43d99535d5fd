import type { Choice, FileConflict } from '../../protocol.ts'
import { dialog as words } from '../../words/import.json'
import { Button } from '../ui/Button.tsx'
import { chosenText, useChoices } from '../versions/choices.ts'
import { Versions } from '../versions/Versions.tsx'
import styles from './PublishButton.module.css'

type ConflictChoiceProps = {
  conflict: FileConflict
  choice: Choice | undefined
  /** Called with the choice; with undefined while a place of the text still has none. */
  onChoose: (choice: Choice | undefined) => void
}

/**
 * A file of an archive that was changed here too. The editor chooses at each place of a text, else between the whole
 * versions. The local version (`ours`) may come from an archive as well.
 */
export function ConflictChoice({ conflict, choice, onChoose }: ConflictChoiceProps) {
  const { title, passages, isPicture } = conflict
  const { choices, choose } = useChoices()
  return (
    <fieldset className={styles.conflict} data-wide>
      <legend>{title}</legend>
      {passages ? (
        <Versions
          passages={passages}
          fields={conflict.fields}
          labels={words.versions}
          choices={choices}
          onChoose={(key, one) => {
            const text = chosenText(passages, choose(key, one))
            onChoose(text === undefined ? text : { text })
          }}
        />
      ) : (
        <div className={styles.sides}>
          {(['theirs', 'ours'] as const).map((whose) => (
            <div key={whose}>
              {conflict[whose] === undefined && <p>{words.gone[whose]}</p>}
              {isPicture && conflict[whose] !== undefined && <img src={conflict[whose]} alt="" />}
              <Button
                label={`${words.take[whose]}: ${title}`}
                isPressed={choice === whose}
                onPress={() => onChoose(whose)}
              >
                {words.take[whose]}
              </Button>
            </div>
          ))}
        </div>
      )}
    </fieldset>
  )
}
