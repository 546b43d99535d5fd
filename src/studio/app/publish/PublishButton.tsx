import { useCallback, useState } from 'react'
import { format } from '../../../model/message/format.ts'
import type { Changes } from '../../protocol.ts'
import words from '../../words/publish.json'
import { api } from '../api.ts'
import { DialogButton } from '../ui/Dialog.tsx'
import { useCall } from '../ui/use-call.ts'
import { Account } from './Account.tsx'
import { Publication } from './Publication.tsx'

type PublishButtonProps = {
  /** The document whose form has the button; absent in the list, where the button counts the drafts. */
  file?: string
  /** The changes that can be published; undefined while they load. */
  changes: Changes | undefined
  onChanges: (changes: Changes | undefined) => void
  isDisabled?: boolean
  /** Sends the waiting edits of a form before the changes are listed. */
  prepare?: () => Promise<void>
  /** Called when the dialog closes, because publishing may have brought changes of others. */
  onClose: () => void
}

/** The button that opens the dialog in which drafts are chosen and published. */
export function PublishButton(props: PublishButtonProps) {
  const { file, changes, onChanges, isDisabled, prepare, onClose } = props
  const { failure, wait } = useCall()
  const sending = useCall()
  /**
   * How often the host has accepted a request. Each time the account is loaded again, because a refusal is then
   * outdated.
   */
  const [taken, setTaken] = useState(0)
  const look = useCallback(() => wait(api.call('changes', {}), onChanges), [wait, onChanges])
  const open = () => {
    if (prepare === undefined) return look()
    // The changes of the last dialog lack later edits.
    onChanges(undefined)
    wait(
      prepare().then(() => api.call('changes', {})),
      onChanges,
    )
  }
  const count = file === undefined ? (changes?.documents.length ?? 0) : 0
  return (
    <DialogButton
      name={format(words.publish, { count })}
      look={file === undefined ? 'plain' : 'main'}
      isDisabled={isDisabled ?? false}
      title={words.title}
      guide="publishing"
      failure={failure}
      onOpen={open}
      onClose={() => {
        sending.forget()
        onClose()
      }}
    >
      {changes && (
        <>
          <Publication
            changes={changes}
            file={file}
            sending={sending}
            onStale={look}
            onPublished={() => setTaken(taken + 1)}
          />
          {changes.account && (
            <Account
              key={taken}
              {...changes.account}
              isAskedAgain={sending.isWaiting || sending.failure !== ''}
              // With another token the last refusal is outdated.
              onTry={sending.forget}
              onGiven={look}
              onStale={look}
            />
          )}
        </>
      )}
    </DialogButton>
  )
}
