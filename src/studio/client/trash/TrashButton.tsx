import { useEffect, useState } from 'react'
import type { DeletedDocument } from '../../protocol.ts'
import clientWords from '../../words/client.json'
import { say } from '../../words/say.ts'
import words from '../../words/trash.json'
import { type Api, failureOf } from '../api.ts'
import { Button } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import styles from './Trash.module.css'

/** Leads to what was deleted; absent where that is nothing. */
export function TrashButton({ api }: { api: Api }) {
  const [deleted, setDeleted] = useState<readonly DeletedDocument[]>([])
  const [isOpen, setOpen] = useState(false)
  const [failure, setFailure] = useState('')
  useEffect(() => {
    api
      .call('trash', {})
      .then((answer) => setDeleted(answer.deleted))
      .catch(() => undefined)
  }, [api])

  function restore(name: string): void {
    // The document that is back opens, and its heading takes the focus.
    const open = ({ file }: { file: string }) => {
      window.location.hash = `#/${encodeURI(file)}`
    }
    api.call('restore', { name }).then(open, (error: unknown) => setFailure(failureOf(error).message))
  }

  if (deleted.length === 0) return null
  return (
    <>
      <Button onPress={() => setOpen(true)}>{say(words.trash, { count: deleted.length })}</Button>
      {isOpen && (
        <Dialog title={words.title} onClose={() => setOpen(false)}>
          <div className={styles.parts}>
            <p>{words.intro}</p>
            <p role="alert">{failure}</p>
            <ul className={styles.documents}>
              {deleted.map(({ name, kind, title, day }) => (
                <li key={name} className={styles.row}>
                  <p>
                    <strong>{title || clientWords.list.untitled}</strong>
                    <br />
                    {clientWords.kindOfOne[kind]}, {say(words.deletedOn, { day })}
                  </p>
                  <Button label={say(words.restoreOf, { title })} onPress={() => restore(name)}>
                    {words.restore}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        </Dialog>
      )}
    </>
  )
}
