import { useState } from 'react'
import type { Linked } from '../../protocol.ts'
import clientWords from '../../words/client.json'
import { say } from '../../words/say.ts'
import words from '../../words/trash.json'
import { type Api, failureOf } from '../api.ts'
import type { EditorState } from '../editor/session.ts'
import { announce } from '../parts/announce.ts'
import { Button } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import styles from './Trash.module.css'

/** Deletes a document, after showing which others have links to it. */
export function RemoveButton({ api, state, title }: { api: Api; state: EditorState; title: string }) {
  const [found, setFound] = useState<Linked>()
  const [failure, setFailure] = useState('')
  const { file, isDraft } = state.document
  const fail = (error: unknown) => setFailure(failureOf(error).message)

  function ask(): void {
    if (isDraft || state.waiting.length > 0) setFailure(words.refusals.hasDraft)
    else api.call('links', { file }).then(setFound, fail)
  }

  function remove(revision: number): void {
    const leave = () => {
      window.location.hash = '#/'
      announce(say(words.removed, { title }))
    }
    api.call('remove', { file, revision }).then(leave, fail)
  }

  function close(): void {
    setFound(undefined)
    setFailure('')
  }

  return (
    <div>
      <Button look="quiet" onPress={ask}>
        {words.remove}
      </Button>
      {(found !== undefined || failure !== '') && (
        <Dialog title={words.question} onClose={close}>
          <div className={styles.parts}>
            {found && (
              <p>{found.id === undefined ? words.text : say(words.textWithNumber, { id: found.id })}</p>
            )}
            {found && <p>{say(words.linked, { count: found.links.length })}</p>}
            <ul className={styles.documents}>
              {found?.links.map((one) => (
                <li key={one.file}>
                  <a href={`#/${encodeURI(one.file)}`}>{one.title || clientWords.list.untitled}</a>
                </li>
              ))}
            </ul>
            <p role="alert">{failure}</p>
            <div className={styles.row}>
              <Button onPress={close}>{clientWords.editor.keep}</Button>
              {found && (
                <Button look="main" onPress={() => remove(found.revision)}>
                  {words.remove}
                </Button>
              )}
            </div>
          </div>
        </Dialog>
      )}
    </div>
  )
}
