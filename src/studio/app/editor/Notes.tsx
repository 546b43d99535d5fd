import { useEffect } from 'react'
import { format } from '../../../model/message/format.ts'
import { close, failures, gallery, tryAgain, editor as words } from '../../words/app.json'
import { type Failure, Refused } from '../api.ts'
import { useSession } from '../session/context.ts'
import { hasPhotosToTry, isUploading, photoFailures } from '../session/photo-progress.ts'
import { Conflict, type EditorState, isUnsent } from '../session/state.ts'
import { announce } from '../ui/announce.ts'
import { Button } from '../ui/Button.tsx'
import { isRemovedByOthers } from '../versions/choices.ts'
import styles from './DraftBar.module.css'

type FailureNoteProps = {
  state: EditorState
  failure: Failure
  /** Called to show the places of a conflict. */
  onConflict: () => void
}

/** Why an operation or a task failed. The note is in the bar, because the bar is in sight wherever the editor writes. */
export function FailureNote({ state, failure, onConflict }: FailureNoteProps) {
  const session = useSession()
  // The announcement of a retry disappears with the note, because it is then outdated.
  useEffect(() => () => announce(''), [])
  const isConflict = failure instanceof Conflict
  const isRefusal = failure instanceof Refused && !isConflict
  const again = async () => {
    await session.retry()
    const { failed, failure, photos } = session.state()
    if (failed) announce(failed.failure.message)
    else if (!failure && !isUploading(photos) && hasPhotosToTry(photos)) await session.retryPhotos()
  }
  const compare = async () => {
    await session.compare()
    if (session.state().conflict) onConflict()
  }
  return (
    <div className={styles.message} data-look="wrong">
      <p>{isRefusal ? format(failures.refused, { reason: failure.message }) : failure.message}</p>
      {isConflict ? (
        <Button onPress={() => void compare()}>
          {isRemovedByOthers(failure.passages) ? words.decide : words.compare}
        </Button>
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
 * The progress of uploads, and why photos failed, wherever the photos were dropped. It leaves out the reason and the
 * retry that the note of a `failure` already has.
 */
export function PhotosNote({ photos, failure }: Pick<EditorState, 'photos' | 'failure'>) {
  const session = useSession()
  const { done, count, failed } = photos
  const isBusy = isUploading(photos)
  useEffect(() => {
    if (isBusy || count === 0) return
    announce(format(gallery.added, { count: count - failed.length }))
    // A note without failures disappears by itself.
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
        <Button onPress={() => void session.retryPhotos()}>{tryAgain}</Button>
      )}
      {!isBusy && <Button onPress={session.endPhotos}>{close}</Button>}
    </div>
  )
}
