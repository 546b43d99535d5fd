import clientWords from '../../words/client.json'
import { say } from '../../words/say.ts'
import { Refused } from '../api.ts'
import { useSession } from '../context.ts'
import { Button } from '../parts/Button.tsx'
import { Dialog, DialogButton } from '../parts/Dialog.tsx'
import { Versions } from '../parts/Versions.tsx'
import styles from './SaveBar.module.css'
import type { EditorState } from './session.ts'

const words = clientWords.editor

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
    </div>
  )
}

/** How the last task ended, or what keeps one from ending. */
export function Messages({ state }: { state: EditorState }) {
  const session = useSession()
  const { failure, outcome, conflict, document, waiting } = state
  const isUnsaved = outcome === 'notSaved'
  const isRefusal = failure instanceof Refused
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
      <div role="alert">
        {failure !== undefined && (
          <div className={styles.message} data-look="wrong">
            <p>
              {isRefusal ? say(clientWords.failures.refused, { reason: failure.message }) : failure.message}
            </p>
            {isRefusal && waiting.length > 0 && <p>{clientWords.failures.reopenNote}</p>}
            <Button onPress={session.refresh}>{clientWords.tryAgain}</Button>
            {isRefusal && (
              <Button onPress={() => void session.takeBack('open')}>{clientWords.failures.reopen}</Button>
            )}
          </div>
        )}
      </div>
      {conflict !== undefined && (
        <Dialog title={words.conflictTitle} onClose={session.leaveConflict}>
          <p>{words.conflictText}</p>
          <Versions {...conflict} labels={words} />
          <div className={styles.choices}>
            <Button onPress={session.leaveConflict}>{clientWords.cancel}</Button>
            <Button onPress={() => void session.takeBack('discard')}>{words.takeDisk}</Button>
            <Button onPress={() => void session.save({ overwrite: conflict.disk })}>{words.overwrite}</Button>
          </div>
        </Dialog>
      )}
    </>
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
