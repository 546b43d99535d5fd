import { useState } from 'react'
import type { Changes } from '../../protocol.ts'
import { editor as words } from '../../words/app.json'
import { PublishButton } from '../publish/PublishButton.tsx'
import { useSession } from '../session/context.ts'
import { isUploading } from '../session/photo-progress.ts'
import { type EditorState, isDraft, isUnsent } from '../session/state.ts'
import { Button } from '../ui/Button.tsx'
import { DialogButton } from '../ui/Dialog.tsx'
import { focus } from '../ui/focus.ts'
import styles from './DraftBar.module.css'
import { discardText } from './discard-text.ts'
import { FailureNote, PhotosNote } from './Notes.tsx'

type DraftBarProps = {
  state: EditorState
  /** Called to show the places of a conflict. */
  onConflict: () => void
}

/** The state of the draft, and the buttons that discard and publish it. */
export function DraftBar({ state, onConflict }: DraftBarProps) {
  const session = useSession()
  const [changes, setChanges] = useState<Changes>()
  const { document, task, outcome, photos } = state
  const failure = state.failure ?? state.failed?.failure
  return (
    <div ref={watchBar} className={styles.bar}>
      <div
        className={styles.state}
        data-look={isUnsent(state) ? 'unsent' : undefined}
        data-draft={isDraft(state) || undefined}
      >
        <p role="status">{outcome && words[outcome]}</p>
        {/* In an element of its own, because a browser that translates the page stops updates of a text beside other
           texts. */}
        {outcome === undefined && <span>{draftState(state)}</span>}
      </div>
      <div className={styles.buttons}>
        <DialogButton
          name={words.discard}
          look="quiet"
          isDisabled={task !== undefined || isUploading(photos)}
          isHidden={!isDraft(state)}
          title={words.discardQuestion}
          guide="saving"
        >
          <p>{discardText(document)}</p>
          <form method="dialog" className={styles.choices}>
            <Button type="submit">{words.keep}</Button>
            <Button type="submit" look="main" onPress={() => void session.takeBack('discard')}>
              {words.discard}
            </Button>
          </form>
        </DialogButton>
        <PublishButton
          file={document.file}
          changes={changes}
          onChanges={setChanges}
          isDisabled={task !== undefined || isUploading(photos)}
          prepare={session.sendAll}
          onClose={session.refresh}
        />
      </div>
      <div className={styles.failure}>
        <div role="alert">{failure && <FailureNote {...{ state, failure, onConflict }} />}</div>
        <PhotosNote photos={photos} failure={failure} />
      </div>
    </div>
  )
}

/**
 * Sets `--bar` to the height of the header around the bar, which the sticky parts below it need. When a focused button goes, such as the one to
 * discard a draft, the button that publishes takes the focus.
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

function draftState(state: EditorState): string {
  const { document, waiting, conflict } = state
  if (isUnsent(state)) return words.unsent
  if (waiting.length > 0) return words.sending
  if (conflict) return words.inConflict
  if (document.isSent) return words.sent
  if (document.isNew) return words.newDocument
  return document.isDraft ? words.kept : words.clean
}
