import { useState } from 'react'
import clientWords from '../../words/client.json'
import { say } from '../../words/say.ts'
import { Refused } from '../api.ts'
import { useSession } from '../context.ts'
import { Button } from '../parts/Button.tsx'
import { Dialog, DialogButton } from '../parts/Dialog.tsx'
import { type Chosen, chosenText, Versions } from '../parts/Versions.tsx'
import styles from './SaveBar.module.css'
import { Clash, type EditorState } from './session.ts'

const { editor: words, failures } = clientWords

/** What keeps, throws away or brings back the work on a document, and how its draft is. */
export function SaveBar({ state }: { state: EditorState }) {
  const session = useSession()
  const { document, task, waiting } = state
  const isDraft = document.isDraft || waiting.length > 0
  const offered = (['undo', 'discard'] as const).filter((one) =>
    one === 'undo' ? document.canUndo : isDraft,
  )
  const discardText = document.base === '' ? words.discardNew : words.discardText
  return (
    <div className={styles.bar}>
      <p className={styles.state} data-draft={isDraft || undefined}>
        {draftState(state)}
      </p>
      <div className={styles.buttons}>
        {offered.map((one) => (
          <DialogButton
            key={one}
            name={words[one]}
            look="quiet"
            isOff={task !== undefined}
            title={words.questions[one]}
          >
            <p>{one === 'undo' ? words.undoText : discardText}</p>
            <form method="dialog" className={styles.choices}>
              <Button type="submit">{words.keep}</Button>
              <Button type="submit" look="main" onPress={() => void session.takeBack(one)}>
                {words[one]}
              </Button>
            </form>
          </DialogButton>
        ))}
        <Button look="main" isOff={task !== undefined} onPress={() => void session.save()}>
          {task === 'save' ? words.saving : words.save}
        </Button>
      </div>
      <div role="alert" className={styles.failure}>
        <FailureNote state={state} />
      </div>
    </div>
  )
}

/** Why what was written is not kept, beside what saves it: that is in sight wherever one writes. */
function FailureNote({ state: { failure, waiting } }: { state: EditorState }) {
  const session = useSession()
  if (failure === undefined) return null
  const isRefusal = failure instanceof Refused
  const isClash = failure instanceof Clash
  return (
    <div className={styles.message} data-look="wrong">
      <p>{isRefusal && !isClash ? say(failures.refused, { reason: failure.message }) : failure.message}</p>
      {isClash ? (
        <Button onPress={() => void session.compare()}>{words.compare}</Button>
      ) : (
        <Button onPress={session.refresh}>{clientWords.tryAgain}</Button>
      )}
      {isRefusal && !isClash && waiting.length > 0 && (
        <>
          <p>{failures.reopenNote}</p>
          <Button onPress={() => void session.takeBack('open')}>{failures.reopen}</Button>
        </>
      )}
    </div>
  )
}

/** How the last task ended. */
export function Messages({ state: { outcome, conflict, document } }: { state: EditorState }) {
  const isUnsaved = outcome === 'notSaved'
  const errors = document.problems.filter(({ severity }) => severity === 'error').length
  return (
    <>
      <div role="status">
        {outcome !== undefined && (
          <p
            ref={isUnsaved ? show : undefined}
            className={styles.message}
            data-look={isUnsaved ? 'wrong' : 'fine'}
          >
            {isUnsaved ? say(words.notSaved, { count: errors }) : words[outcome]}
          </p>
        )}
      </div>
      {conflict !== undefined && <ConflictDialog conflict={conflict} />}
    </>
  )
}

/** Both versions of each place that somebody else has changed as well, to choose from. */
function ConflictDialog({ conflict }: { conflict: NonNullable<EditorState['conflict']> }) {
  const session = useSession()
  const { passages, disk } = conflict
  const [choice, setChoice] = useState<{ of: typeof passages; chosen: Chosen }>()
  // What was chosen of other passages says nothing about these.
  const chosen = choice?.of === passages ? choice.chosen : {}
  const text = chosenText(passages, chosen)
  const end = () => text !== undefined && void session.choose(text)
  return (
    <Dialog title={words.conflictTitle} onClose={session.leaveConflict}>
      <p>{words.conflictText}</p>
      <Versions
        passages={passages}
        chosen={chosen}
        onChoose={(chosen) => setChoice({ of: passages, chosen })}
        labels={words}
      />
      <div className={styles.choices}>
        <Button onPress={session.leaveConflict}>{clientWords.cancel}</Button>
        <Button look="main" isOff={text === undefined} onPress={end}>
          {disk === undefined ? words.keepChosen : words.saveChosen}
        </Button>
      </div>
    </Dialog>
  )
}

/** Messages stand above the form: who saved from far below would not see why nothing was saved. */
function show(message: HTMLElement | null): void {
  message?.scrollIntoView({ block: 'start', behavior: 'instant' })
}

function draftState({ document, waiting, failure, outcome }: EditorState): string {
  if (failure !== undefined && waiting.length > 0) return words.unsent
  if (waiting.length > 0) return words.sending
  if (outcome === 'saved') return words.saved
  if (document.base === '') return words.newDocument
  return document.isDraft ? words.kept : words.clean
}
