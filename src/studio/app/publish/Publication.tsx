import { type FormEvent, useState } from 'react'
import { format } from '../../../model/message/format.ts'
import type { Changes, Published } from '../../protocol.ts'
import { stillWaiting } from '../../words/app.json'
import words from '../../words/publish.json'
import { api } from '../api.ts'
import fields from '../forms/Field.module.css'
import { Button } from '../ui/Button.tsx'
import { FailureText } from '../ui/FailureText.tsx'
import { textsOf } from '../ui/form-texts.ts'
import { useCall } from '../ui/use-call.ts'
import { ChangeList } from './ChangeList.tsx'
import { chosenFiles } from './chosen.ts'
import { DocumentLink } from './DocumentLink.tsx'
import { Outcome } from './Outcome.tsx'
import styles from './PublishButton.module.css'
import { useSent } from './use-sent.ts'
import { exportZip, zipAddress } from './zip.ts'

type PublicationProps = {
  changes: Changes
  /** The document whose form opened the dialog; absent in the list. */
  file: string | undefined
  sending: ReturnType<typeof useCall>
  /** Called when the changes may differ from the given ones. */
  onStale: () => void
  onPublished: () => void
}

/** The drafts to choose from, the buttons that publish the chosen ones, and the outcome. */
export function Publication({ changes, file, sending, onStale, onPublished }: PublicationProps) {
  const { documents, pending, way, closed } = changes
  const { failure, cause, isWaiting, isLong, wait } = sending
  const sent = useSent()
  const [published, setPublished] = useState<Published>()
  const [isPulled, setPulled] = useState(false)
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>({})
  /** The files of the last `.zip`. Only they can be marked as sent, because later ones leave them out. */
  const [given, setGiven] = useState<readonly string[]>()
  const files = chosenFiles(changes, ticks, file)
  const isGiven = given?.join() === files.join()
  const isNothing = files.length === 0 && (way !== 'push' || pending.length === 0)
  const pullsNew = isNothing && (way === 'push' || way === 'host')
  /** Whether the button is enabled. With a remote it also pulls, even without a chosen draft. */
  const isUseful = way === 'push' || way === 'host' || ((way === 'zip' ? isGiven : true) && !isNothing)

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    setPulled(false)
    const author = changes.asksAuthor ? { author: textsOf(event.currentTarget, ['name', 'email']) } : {}
    const call = way === 'zip' ? api.call('markSent', {}) : api.call('publish', { files, ...author })
    const ended = await call.catch((error: unknown) => {
      // The changes and the account are loaded again, because the host may no longer accept the token.
      if (way === 'host') onStale()
      throw error
    })
    // The changes are shown again, with the state of their proposal.
    if (ended.done === 'closed') return onStale()
    onPublished()
    // Nothing was sent, so the drafts are listed as before, rebased on the pulled content.
    if (pullsNew && ended.done === 'current') {
      setPulled(true)
      return onStale()
    }
    setPublished(ended)
    if (ended.address !== undefined) window.open(ended.address, '_blank', 'noopener')
  }

  if (published) return <Outcome {...published} way={way} />
  const sendName = closed !== undefined && way === 'host' ? words.sendAgain : words.send[way]
  const busy = sent ? format(words.sendingFiles, sent) : words.sending
  return (
    <form noValidate onSubmit={(event) => wait(send(event))}>
      <ChangeList
        changes={changes}
        file={file}
        chosen={files}
        isPulled={isPulled}
        onTick={(one, isTicked) => setTicks({ ...ticks, [one]: isTicked })}
      />
      <p role="status" className={fields.hint}>
        {isLong && stillWaiting}
      </p>
      <p role="alert" className={fields.wrong}>
        <FailureText>{failure}</FailureText> <CauseLink file={cause} />
      </p>
      {files.length > 0 && (way === 'zip' || way === 'folder' || failure !== '') && (
        <ZipLink files={files} onGiven={() => setGiven(files)} />
      )}
      {(documents.length > 0 || way === 'push' || way === 'host') && (
        <div className={styles.row}>
          <Button
            type="submit"
            look="main"
            aria-describedby={isNothing ? undefined : 'way'}
            isDisabled={isWaiting || !isUseful}
          >
            {isWaiting ? busy : pullsNew ? words.takeNew : sendName}
          </Button>
        </div>
      )}
    </form>
  )
}

/** The link that gives the `.zip` of the chosen drafts. */
function ZipLink({ files, onGiven }: { files: readonly string[]; onGiven: () => void }) {
  const { failure, cause, wait } = useCall()
  return (
    <div className={styles.row}>
      <a
        href={zipAddress(files)}
        download
        onClick={(event) => {
          event.preventDefault()
          wait(exportZip(files), (isGiven) => isGiven && onGiven())
        }}
      >
        {words.download}
      </a>
      <p role="alert" className={fields.wrong}>
        {failure} <CauseLink file={cause} />
      </p>
    </div>
  )
}

/** The link to the form in which the cause of a refusal is fixed. */
function CauseLink({ file }: { file: string | undefined }) {
  return file !== undefined && <DocumentLink file={file}>{words.openForm}</DocumentLink>
}
