import { type ReactNode, type SyntheticEvent, useState } from 'react'
import words from '../../words/app.json'
import { Button, type ButtonProps } from './Button.tsx'
import styles from './Dialog.module.css'
import { FailureText } from './FailureText.tsx'
import { focus } from './focus.ts'
import { GuideLink, type GuidePart } from './GuideLink.tsx'

type DialogProps = {
  title: string
  /** The part of the guide that tells more. */
  guide?: GuidePart
  children: ReactNode
  onClose: () => void
}

/** A modal dialog, open as long as it is rendered. The browser keeps the focus in the dialog, and gives it back at the end. */
export function Dialog({ title, guide, children, onClose }: DialogProps) {
  // If the browser closed the dialog, its later `close` event would close a dialog that was opened again meanwhile.
  const close = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  return (
    <dialog
      ref={open}
      className={styles.dialog}
      aria-label={title}
      onCancel={(event) => event.target === event.currentTarget && close(event)}
      onSubmit={(event) =>
        event.target instanceof HTMLFormElement && event.target.method === 'dialog' && close(event)
      }
      onClose={onClose}
    >
      <header className={styles.head}>
        <h2 tabIndex={-1}>{title}</h2>
        <Button look="quiet" label={words.close} onPress={onClose}>
          <span aria-hidden="true">✕</span>
        </Button>
      </header>
      {children}
      {guide && <GuideLink part={guide} />}
    </dialog>
  )
}

/**
 * A `ref` that opens a dialog when it mounts, and closes it when it unmounts. Closing restores the focus. If the first
 * control after the close button is a field, the field gets the focus, so that the editor can type. Otherwise the
 * heading gets the focus, so that a screen reader reads on from there.
 */
function open(dialog: HTMLDialogElement | null): () => void {
  dialog?.showModal()
  const [, first] = dialog?.querySelectorAll<HTMLElement>('a, button, input, textarea, select') ?? []
  const isField = first?.matches('input:not([type="checkbox"]), textarea, select')
  focus((isField && first) || (dialog?.querySelector('h2') ?? null))
  return () => dialog?.close()
}

type DialogButtonProps = Pick<ButtonProps, 'look' | 'isDisabled'> &
  Pick<DialogProps, 'guide'> & {
    name: string
    /** Hides the button while there is nothing to open. An open dialog stays open, because the editor is reading it. */
    isHidden?: boolean
    title: string
    /** The content of the dialog; undefined while it loads. */
    children: ReactNode
    /** Why the content did not load, or why an operation in the dialog failed, as a sentence. */
    failure?: string
    onOpen?: () => void
    onClose?: () => void
  }

/** A button and the dialog that it opens; the content of the dialog may still be loading. */
export function DialogButton(props: DialogButtonProps) {
  const { name, look, isDisabled, isHidden, title, guide, children, failure = '', onOpen, onClose } = props
  const [isOpen, setOpen] = useState(false)
  const turn = (isNow: boolean, tell?: () => void) => () => {
    setOpen(isNow)
    tell?.()
  }
  return (
    <>
      {!isHidden && (
        <Button look={look} isDisabled={isDisabled} onPress={turn(true, onOpen)}>
          {name}
        </Button>
      )}
      {isOpen && (
        <Dialog title={title} guide={guide} onClose={turn(false, onClose)}>
          <div className={styles.parts}>
            {children ?? (failure === '' && <p role="status">{words.loading}</p>)}
            <p role="alert">
              <FailureText>{failure}</FailureText>
            </p>
          </div>
        </Dialog>
      )}
    </>
  )
}
