import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { type Changes, type Choice, type Published, zipPath } from '../../protocol.ts'
import { stillWaiting } from '../../words/app.json'
import { format } from '../../words/format.ts'
import words from '../../words/publish.json'
import { api, startup } from '../api.ts'
import fields from '../forms/Field.module.css'
import { Button } from '../ui/Button.tsx'
import { DialogButton } from '../ui/Dialog.tsx'
import { FailureText } from '../ui/FailureText.tsx'
import { focus } from '../ui/focus.ts'
import { useCall } from '../ui/use-call.ts'
import { Account } from './Account.tsx'
import { ChangeList } from './ChangeList.tsx'
import { ConflictChoice } from './ConflictChoice.tsx'
import styles from './PublishButton.module.css'
import { useSent } from './use-sent.ts'

type PublishButtonProps = {
  /** The changes to publish; undefined until they are known. */
  changes: Changes | undefined
  onChanges: (changes: Changes) => void
  /** Called when the dialog closes, because publishing may have brought changes of others. */
  onTaken: () => void
}

/** The button that shows how many documents are to be published, and the dialog that publishes them. */
export function PublishButton({ changes, onChanges, onTaken }: PublishButtonProps) {
  const { failure, wait } = useCall()
  const sending = useCall()
  const look = useCallback(() => wait(api.call('changes', {}), onChanges), [wait, onChanges])
  useEffect(look, [look])
  return (
    <DialogButton
      name={format(words.publish, { count: changes?.documents.length ?? 0 })}
      title={words.title}
      guide="publishing"
      failure={failure}
      onOpen={look}
      onClose={() => {
        sending.forget()
        look()
        onTaken()
      }}
    >
      {changes && (
        <>
          <Publication changes={changes} sending={sending} onStale={look} />
          {changes.account && (
            <Account
              {...changes.account}
              onGiven={() => {
                // With another token the last refusal no longer holds.
                sending.forget()
                look()
              }}
              onStale={look}
            />
          )}
        </>
      )}
    </DialogButton>
  )
}

type PublicationProps = {
  changes: Changes
  sending: ReturnType<typeof useCall>
  /** Called when the changes may differ from the given ones. */
  onStale: () => void
}

/** The changes to publish, the conflicts to choose in, and the outcome. */
function Publication({ changes, sending, onStale }: PublicationProps) {
  const { documents, way, closed } = changes
  const { failure, isWaiting, isLong, wait } = sending
  const download = useCall()
  const sent = useSent()
  const [published, setPublished] = useState<Published>()
  /** Whether the `.zip` was downloaded: only then can its changes be marked as sent, because no later `.zip` has them. */
  const [isDownloaded, setDownloaded] = useState(false)
  const [choices, setChoices] = useState<Record<string, Choice | undefined>>({})
  const isNothing = documents.length === 0

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const author = Object.fromEntries(new FormData(event.currentTarget)) as { name: string; email: string }
    const call = way === 'zip' ? api.call('markSent', {}) : api.call('publish', { author, choices })
    const ended = await call.catch((error: unknown) => {
      // The host may no longer accept the token: the changes, with the account, are loaded again.
      if (way === 'host') onStale()
      throw error
    })
    if (!ended.conflicts && ended.done === 'closed') {
      // The changes are shown again, with what became of their proposal.
      onStale()
      return setPublished(undefined)
    }
    setPublished(ended)
    if (!ended.conflicts && ended.address !== undefined) window.open(ended.address, '_blank', 'noopener')
  }

  if (published && !published.conflicts) return <Outcome {...published} way={way} />
  const conflicts = published?.conflicts
  const sendName = closed !== undefined && way === 'host' ? words.sendAgain : words.send[way]
  const submitName = conflicts ? words.continue : isNothing ? words.takeNew : sendName
  return (
    <form noValidate onSubmit={(event) => wait(send(event))}>
      {conflicts ? (
        <p ref={focus} tabIndex={-1}>
          <strong>{words.conflicts}.</strong> {words.conflictsText[way === 'host' ? way : 'push']}
        </p>
      ) : (
        <ChangeList {...changes} />
      )}
      {conflicts?.map((conflict) => (
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
        <FailureText>{failure}</FailureText>
      </p>
      <p role="alert" className={fields.wrong}>
        {download.failure}
      </p>
      <div className={styles.row}>
        {!isNothing && (way === 'zip' || failure !== '') && (
          <a
            href={import.meta.env.BASE_URL + zipPath.slice(1)}
            download
            onClick={(event) => {
              if (startup.download) event.preventDefault()
              download.wait(Promise.resolve(startup.download?.()), () => setDownloaded(true))
            }}
          >
            {words.download}
          </a>
        )}
        {(!isNothing || way !== 'zip') && (
          <Button
            type="submit"
            look="main"
            aria-describedby={way === 'zip' ? 'way' : undefined}
            isDisabled={
              isWaiting || (way === 'zip' && !isDownloaded) || conflicts?.some(({ id }) => !choices[id])
            }
          >
            {isWaiting ? (sent ? format(words.sendingFiles, sent) : words.sending) : submitName}
          </Button>
        )}
      </div>
    </form>
  )
}

type OutcomeProps = Exclude<Published, { conflicts: unknown }> & Pick<Changes, 'way'>

/** What became of the changes, and where the editor opens the proposal. */
function Outcome({ done, branch, address, way }: OutcomeProps) {
  return (
    <>
      <p ref={focus} tabIndex={-1}>
        {format(words.done[done], { branch })}
      </p>
      {done === 'proposed' && way !== 'host' && (
        <p>{address === undefined ? words.tellNote : words.openNote}</p>
      )}
      {address !== undefined && (
        <a href={address} target="_blank" rel="noreferrer">
          {words.open}
        </a>
      )}
    </>
  )
}
