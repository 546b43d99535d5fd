import { useEffect, useState } from 'react'
import { format } from '../../../model/message/format.ts'
import type { DeletedDocument, DeletionFacts } from '../../protocol.ts'
import { editor, list } from '../../words/app.json'
import words from '../../words/trash.json'
import { api } from '../api.ts'
import { useSession } from '../session/context.ts'
import type { EditorState } from '../session/state.ts'
import { announce } from '../ui/announce.ts'
import { Button } from '../ui/Button.tsx'
import { DialogButton } from '../ui/Dialog.tsx'
import styles from '../ui/DialogRows.module.css'
import { useCall } from '../ui/use-call.ts'

/** Shows the documents that link to a document, and then creates a draft that removes the document. */
export function RemoveButton({ state, title }: { state: EditorState; title: string }) {
  const session = useSession()
  const [found, setFound] = useState<DeletionFacts>()
  const { failure, wait } = useCall()
  const { file, isDraft } = state.document

  async function remove(revision: number): Promise<void> {
    await api.call('remove', { file, revision })
    // The studio no longer asks about failed photos, because their document is gone.
    session.endPhotos()
    window.location.hash = '#/'
    announce(format(words.removed, { title }))
  }

  return (
    <div>
      <DialogButton
        name={words.remove}
        look="quiet"
        title={words.question}
        guide="trash"
        failure={failure}
        onOpen={() =>
          wait(
            session.sendAll().then(() => api.call('links', { file })),
            setFound,
          )
        }
      >
        {found && (
          <form method="dialog" className={styles.question}>
            <p>{found.id === undefined ? words.text : format(words.textWithNumber, { id: found.id })}</p>
            {isDraft && <p>{words.withDraft}</p>}
            <p>{format(words.linked, { count: found.links.length })}</p>
            <ul className={styles.documents}>
              {found.links.map((one) => (
                <li key={one.file}>
                  <a href={`#/${encodeURI(one.file)}`}>{one.title || list.untitled}</a>
                </li>
              ))}
            </ul>
            <div className={styles.row}>
              <Button type="submit">{editor.keep}</Button>
              <Button look="main" onPress={() => wait(remove(found.revision))}>
                {words.remove}
              </Button>
            </div>
          </form>
        )}
      </DialogButton>
    </div>
  )
}

/** The button of the trash, with its dialog; nothing while the trash is empty. */
export function TrashButton() {
  const [deleted, setDeleted] = useState<readonly DeletedDocument[]>([])
  const { failure, wait } = useCall()
  useEffect(() => wait(api.call('trash', {}), (answer) => setDeleted(answer.deleted)), [wait])

  async function restore(name: string): Promise<void> {
    const { file } = await api.call('restore', { name })
    // The restored document opens, and its heading takes the focus.
    window.location.hash = `#/${encodeURI(file)}`
  }

  if (deleted.length === 0) return null
  return (
    <DialogButton
      name={format(words.trash, { count: deleted.length })}
      title={words.title}
      guide="trash"
      failure={failure}
    >
      <p>{words.intro}</p>
      <ul className={styles.documents}>
        {deleted.map(({ name, label, title, day, what, picture }) => (
          <li key={name} className={styles.row}>
            {picture !== undefined && <img className={styles.picture} src={picture} alt="" loading="lazy" />}
            <p>
              <strong>{title || list.untitled}</strong>
              <br />
              {label}, {format(words.kinds[what], { day })}
            </p>
            <Button
              label={format(words.restoreOf, { title: title || list.untitled })}
              onPress={() => wait(restore(name))}
            >
              {words.restore}
            </Button>
          </li>
        ))}
      </ul>
    </DialogButton>
  )
}
