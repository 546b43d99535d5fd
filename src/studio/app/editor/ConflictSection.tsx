import { useEffect, useId } from 'react'
import type { Passage } from '../../protocol.ts'
import { editor, conflict as words } from '../../words/app.json'
import { useSession } from '../session/context.ts'
import type { EditorState } from '../session/state.ts'
import { announce } from '../ui/announce.ts'
import { Button } from '../ui/Button.tsx'
import { focus } from '../ui/focus.ts'
import { chosenText, isRemovedByOthers, useChoices } from '../versions/choices.ts'
import { Versions } from '../versions/Versions.tsx'
import styles from './ConflictSection.module.css'
import { askToLeave } from './use-editor-window.ts'

/** Id of the section, to which a note in the bar jumps. */
export const conflictId = 'perplasja'

type ConflictSectionProps = {
  conflict: NonNullable<EditorState['conflict']>
  state: EditorState
}

/** The conflicting places at the top of the form, with the ways to resolve them. */
export function ConflictSection({ conflict, state }: ConflictSectionProps) {
  const { document, task } = state
  const session = useSession()
  const heading = useId()
  const { choices, choose } = useChoices()
  const text = chosenText(conflict.passages, choices)
  const isRemoved = isRemovedByOthers(conflict.passages)
  const isWaiting = task !== undefined
  /** Whether the form itself asks before the editor leaves it, because operations wait for the end of the conflict. */
  const isAsked = !('published' in conflict)
  const isWritten = Object.values(choices).some((choice) => typeof choice === 'object')
  const removedText = 'published' in conflict ? words.removedText : words.deletedText
  const labels = { ours: words.ours, theirs: 'published' in conflict ? words.published : words.other }
  /** Keeps the document that somebody else has removed, or accepts its removal. */
  const endRemoval = (textOf: (passages: readonly Passage[]) => string) =>
    void session.choose((now) => (isRemovedByOthers(now) ? textOf(now) : undefined))

  useEffect(() => announce(words.title), [])
  useEffect(() => {
    if (!isWritten) return
    // A text written here is stored nowhere else, so the studio asks before the editor leaves it.
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal })
    const question = `${editor.leave.lost} ${editor.leave.question}`
    const stay = (event: HashChangeEvent) => askToLeave(event, document.file, question)
    if (!isAsked) window.addEventListener('hashchange', stay, { signal, capture: true })
    return () => listening.abort()
  }, [isWritten, isAsked, document.file])

  return (
    <section
      ref={passFocus}
      id={conflictId}
      tabIndex={-1}
      className={styles.conflict}
      aria-labelledby={heading}
    >
      <h2 id={heading}>{isRemoved ? words.removedTitle : words.title}</h2>
      <p>{isRemoved ? removedText : words.text}</p>
      {isRemoved ? (
        <div className={styles.choices}>
          <Button isDisabled={isWaiting} onPress={() => endRemoval(() => '')}>
            {words.acceptRemoval}
          </Button>
          <Button look="main" isDisabled={isWaiting} onPress={() => endRemoval(mineOf)}>
            {words.keepDocument}
          </Button>
        </div>
      ) : (
        <>
          <Versions
            passages={conflict.passages}
            labels={labels}
            fields={document.fields}
            choices={choices}
            onChoose={choose}
          />
          <div className={styles.choices}>
            <Button
              look="main"
              isDisabled={isWaiting || text === undefined}
              onPress={() => void session.choose((now) => chosenText(now, choices))}
            >
              {words.continue}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

/** When the section goes with the focus in it, the heading of the document takes the focus. */
function passFocus(section: HTMLElement): () => void {
  return () => {
    if (section.contains(document.activeElement)) focus(document.querySelector('h1'))
  }
}

/** The whole text of the editor. */
function mineOf(passages: readonly Passage[]): string {
  return passages.map((passage) => ('same' in passage ? passage.same : passage.ours)).join('')
}
