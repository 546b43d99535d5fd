import { useEffect, useState } from 'react'
import { cancel, close, failures, gallery, tryAgain, editor as words } from '../../words/app.json'
import { format } from '../../words/format.ts'
import { type Failure, Refused } from '../api.ts'
import { useSession } from '../session/context.ts'
import { Conflict } from '../session/session.ts'
import { type EditorState, hasPhotosToTry, isUnsent, photoFailures } from '../session/state.ts'
import { announce } from '../ui/announce.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog, DialogButton } from '../ui/Dialog.tsx'
import { focus } from '../ui/focus.ts'
import { Versions } from '../ui/Versions.tsx'
import styles from './SaveBar.module.css'

/** The buttons that save a document, discard its draft or undo its last save, and the state of the draft. */
export function SaveBar({ state }: { state: EditorState }) {
  const session = useSession()
  const { document, task, waiting, outcome, conflict } = state
  const isDraft = document.isDraft || waiting.length > 0
  const errors = document.problems.filter(({ severity }) => severity === 'error').length
  const failure = state.failure ?? state.failed?.failure
  const discardText = document.isNew ? words.discardNew : words.discardText
  return (
    <div ref={watchBar} className={styles.bar}>
      <div
        className={styles.state}
        data-look={isUnsent(state) ? 'unsent' : outcome}
        data-draft={isDraft || undefined}
      >
        <p role="status">
          {outcome === 'notSaved' ? format(words.notSaved, { count: errors }) : outcome && words[outcome]}
        </p>
        {outcome === undefined && draftState(state)}
      </div>
      <div className={styles.buttons}>
        {(['undo', 'discard'] as const).map((one) => (
          <DialogButton
            key={one}
            name={words[one]}
            look="quiet"
            isDisabled={task !== undefined}
            isHidden={one === 'undo' ? !document.canUndo : !isDraft}
            title={words.questions[one]}
            guide="saving"
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
        <Button look="main" isDisabled={task !== undefined} onPress={() => void session.save()}>
          {task === 'save' ? words.saving : words.save}
        </Button>
      </div>
      <div className={styles.failure}>
        <div role="alert">{failure && <FailureNote state={state} failure={failure} />}</div>
        <PhotosNote photos={state.photos} failure={failure} />
      </div>
      {conflict && (
        <ConflictDialog key={JSON.stringify(conflict)} conflict={conflict} fields={document.fields} />
      )}
    </div>
  )
}

/**
 * Sets `--bar` to the height of the header around the bar, which the sticky parts below it need. When a focused button goes, such as the one to
 * discard a draft, the button that saves takes the focus.
 */
function watchBar(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined
  const header = bar.closest('header') ?? bar
  let focused: EventTarget | null = null
  const height = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--bar', `${header.offsetHeight}px`),
  )
  const buttons = new MutationObserver(() => {
    const isLost = focused instanceof Element && !focused.isConnected
    if (isLost && document.activeElement === document.body)
      focus(bar.querySelector(':scope > div > [data-look="main"]'))
  })
  bar.addEventListener('focusin', ({ target }) => {
    focused = target
  })
  height.observe(header)
  buttons.observe(bar, { childList: true, subtree: true })
  return () => {
    height.disconnect()
    buttons.disconnect()
  }
}

/** Why an act or a task failed. The note is in the bar, because the bar is in sight wherever the editor writes. */
function FailureNote({ state, failure }: { state: EditorState; failure: Failure }) {
  const session = useSession()
  // What `tryAgain` announces goes with the note: it would be read as if it were still so.
  useEffect(() => () => announce(''), [])
  const isClash = failure instanceof Conflict
  const isRefusal = failure instanceof Refused && !isClash
  const again = async () => {
    await session.tryAgain()
    const { failed, failure, photos } = session.state()
    if (failed) announce(failed.failure.message)
    else if (!failure && photos.done === photos.count && hasPhotosToTry(photos))
      await session.tryPhotosAgain()
  }
  return (
    <div className={styles.message} data-look="wrong">
      <p>{isRefusal ? format(failures.refused, { reason: failure.message }) : failure.message}</p>
      {isClash ? (
        <Button onPress={() => void session.compare()}>{words.compare}</Button>
      ) : (
        <Button onPress={() => void again()}>{tryAgain}</Button>
      )}
      {!isUnsent(state) && <Button onPress={session.endFailure}>{close}</Button>}
      {isRefusal && isUnsent(state) && (
        <>
          <p>{failures.reopenNote}</p>
          <Button onPress={() => void session.takeBack('open')}>{failures.reopen}</Button>
        </>
      )}
    </div>
  )
}

/**
 * The progress of uploads, and why photos failed, wherever the photos were dropped. What the note of a `failure` says and
 * does already is left to it.
 */
function PhotosNote({ photos, failure }: Pick<EditorState, 'photos' | 'failure'>) {
  const session = useSession()
  const { done, count, failed } = photos
  const isBusy = done < count
  useEffect(() => {
    if (isBusy || count === 0) return
    announce(format(gallery.added, { count: count - failed.length }))
    // A note without failures goes by itself.
    if (failed.length > 0) return
    const timer = setTimeout(session.endPhotos, 6000)
    return () => clearTimeout(timer)
  }, [isBusy, count, failed, session])
  if (count === 0) return null
  return (
    <div className={styles.message} data-look={failed.length > 0 ? 'wrong' : 'fine'}>
      {isBusy ? (
        <label>
          {format(gallery.uploading, { done: done + 1, count })} <progress value={done} max={count} />
        </label>
      ) : (
        count > failed.length && <p>{format(gallery.added, { count: count - failed.length })}</p>
      )}
      <div role="alert">
        {!isBusy &&
          photoFailures(photos, failure).map((sentence, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: photos of a phone may all have one name, and none changes its place.
            <p key={index}>{sentence}</p>
          ))}
      </div>
      {!isBusy && hasPhotosToTry(photos) && (!failure || failure instanceof Refused) && (
        <Button onPress={() => void session.tryPhotosAgain()}>{tryAgain}</Button>
      )}
      {!isBusy && <Button onPress={session.endPhotos}>{close}</Button>}
    </div>
  )
}

type ConflictDialogProps = {
  conflict: NonNullable<EditorState['conflict']>
  fields: EditorState['document']['fields']
}

/** Shows both versions of each place that somebody else has changed as well, and lets the editor choose one. */
function ConflictDialog({ conflict, fields }: ConflictDialogProps) {
  const session = useSession()
  const { passages, disk } = conflict
  const [text, setText] = useState<string>()
  const end = () => text !== undefined && void session.choose(text)
  const labels = { mine: words.draft, theirs: disk === undefined ? words.other : words.disk }
  return (
    <Dialog title={words.conflictTitle} onClose={session.leaveConflict}>
      <p>{words.conflictText}</p>
      <Versions passages={passages} onChoose={setText} labels={labels} fields={fields} />
      <div className={styles.choices}>
        <Button onPress={session.leaveConflict}>{cancel}</Button>
        <Button look="main" isDisabled={text === undefined} onPress={end}>
          {disk === undefined ? words.keepChosen : words.saveChosen}
        </Button>
      </div>
    </Dialog>
  )
}

function draftState(state: EditorState): string {
  const { document, waiting } = state
  if (isUnsent(state)) return words.unsent
  if (waiting.length > 0) return words.sending
  if (document.isNew) return words.newDocument
  return document.isDraft ? words.kept : words.clean
}
