import { useCallback, useEffect, useState } from 'react'
import { close } from '../../words/app.json'
import { Button } from '../ui/Button.tsx'
import styles from './BodyEditor.module.css'

/** Minimum time in ms for which a note stays: a screen reader must be able to read all of it. */
const timeToRead = 10_000

/** Notes about a paste or a key, their time in ms, and whether the text has changed since then. */
type Notes = { sentences: readonly string[]; since: number; isOver: boolean }

/** The notes of the body editor; they go some time after the text has changed. */
export function useNotes() {
  const [notes, setNotes] = useState<Notes>()

  // What a paste left out and what its letters lack are one note.
  const onNote = useCallback(
    (added: readonly string[]) =>
      setNotes((before) => {
        const sentences = new Set([...(before?.isOver === false ? before.sentences : []), ...added])
        return { sentences: [...sentences], since: Date.now(), isOver: false }
      }),
    [],
  )
  const onWrite = useCallback(() => setNotes((before) => before && { ...before, isOver: true }), [])
  const endNotes = useCallback(() => setNotes(undefined), [])

  useEffect(() => {
    if (!notes?.isOver) return
    const timer = setTimeout(endNotes, notes.since + timeToRead - Date.now())
    return () => clearTimeout(timer)
  }, [notes, endNotes])

  return { notes, onNote, onWrite, endNotes }
}

/** The notes, with a button that closes them. */
export function NotesBox({ notes, onClose }: { notes: Notes | undefined; onClose: () => void }) {
  return (
    <div role="status">
      {notes && (
        <div className={styles.note}>
          <Button look="quiet" label={close} onPress={onClose}>
            <span aria-hidden="true">✕</span>
          </Button>
          {notes.sentences.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
    </div>
  )
}
