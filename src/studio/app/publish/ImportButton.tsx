import { type FormEvent, useState } from 'react'
import { format } from '../../../model/message/format.ts'
import type { ChangedDocument, Choice, ImportOutcome } from '../../protocol.ts'
import { stillWaiting } from '../../words/app.json'
import { dialog as words } from '../../words/import.json'
import publishWords from '../../words/publish.json'
import { importArchive } from '../api.ts'
import fields from '../forms/Field.module.css'
import { Button } from '../ui/Button.tsx'
import { DialogButton } from '../ui/Dialog.tsx'
import { focus } from '../ui/focus.ts'
import { useCall } from '../ui/use-call.ts'
import { ConflictChoice } from './ConflictChoice.tsx'
import styles from './PublishButton.module.css'

/** Whether this studio imports archives: only a studio of this computer has a token in its page. */
const canImport = () => document.querySelector('meta[name="studio-token"]') !== null

/** The button that imports an archive of changes, with its dialog. `onTaken` is called when the dialog closes. */
export function ImportButton({ onTaken: onImported }: { onTaken: () => void }) {
  if (!canImport()) return null
  return (
    <DialogButton name={words.name} title={words.title} guide="publishing" onClose={onImported}>
      <Import />
    </DialogButton>
  )
}

/** The file to import, the conflicts to choose in, and the imported documents. */
function Import() {
  const { failure, isWaiting, isLong, wait, forget } = useCall()
  const [archive, setArchive] = useState<File>()
  const [outcome, setOutcome] = useState<ImportOutcome>()
  const [choices, setChoices] = useState<Record<string, Choice | undefined>>({})
  const conflicts = outcome?.conflicts ?? []
  const sendName = conflicts.length > 0 ? publishWords.continue : words.send

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (archive) wait(importArchive(archive, choices), setOutcome)
  }

  if (outcome?.documents) return <Outcome documents={outcome.documents} />
  return (
    <form noValidate onSubmit={send}>
      {conflicts.length === 0 ? (
        <label className={`${fields.field} ${fields.label}`}>
          {words.choose}
          <input
            className={fields.control}
            type="file"
            accept=".zip,application/zip"
            onChange={({ target }) => {
              // The last refusal was about another file.
              forget()
              setArchive(target.files?.[0])
            }}
          />
        </label>
      ) : (
        <p ref={focus} tabIndex={-1}>
          <strong>{publishWords.conflicts}.</strong> {words.conflicts}
        </p>
      )}
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={conflict.id}
          conflict={conflict}
          choice={choices[conflict.id]}
          onChoose={(choice) => setChoices((before) => ({ ...before, [conflict.id]: choice }))}
        />
      ))}
      <p role="status" className={fields.hint}>
        {isLong && stillWaiting}
      </p>
      <p role="alert" className={fields.wrong}>
        {failure}
      </p>
      <div className={styles.row}>
        <Button
          type="submit"
          look="main"
          isDisabled={isWaiting || !archive || conflicts.some(({ id }) => !choices[id])}
        >
          {isWaiting ? words.sending : sendName}
        </Button>
      </div>
    </form>
  )
}

/** The documents that an archive changed: they are drafts. */
function Outcome({ documents }: { documents: readonly ChangedDocument[] }) {
  return (
    <>
      <p ref={focus} tabIndex={-1}>
        {format(words.done, { count: documents.length })}
      </p>
      <ul className={styles.lines}>
        {documents.map(({ file, title, state, pictures }) => (
          <li key={file}>{format(publishWords.documents[state], { title, count: pictures })}</li>
        ))}
      </ul>
    </>
  )
}
