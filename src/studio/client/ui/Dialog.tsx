import { type ReactNode, type SyntheticEvent, useState } from 'react'
import words from '../../words/client.json'
import { Button, type ButtonProps } from './Button.tsx'
import styles from './Dialog.module.css'
import { GuideLink, type GuidePart } from './GuideLink.tsx'

type DialogProps = {
  title: string
  /** The part of the guide that tells more. */
  guide?: GuidePart
  children: ReactNode
  onClose: () => void
}

/** A window over the page; the browser keeps the focus in it and gives it back. It is open as long as it is shown. */
export function Dialog({ title, guide, children, onClose }: DialogProps) {
  // A browser that closes it itself says so a moment later: who has opened it again meanwhile would see it go.
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
        <h2>{title}</h2>
        <Button look="quiet" label={words.close} onPress={onClose}>
          <span aria-hidden="true">✕</span>
        </Button>
      </header>
      {children}
      {guide && <GuideLink part={guide} />}
    </dialog>
  )
}

/** Opens a dialog that comes, and closes one that goes: closing gives back the focus. */
function open(dialog: HTMLDialogElement | null): () => void {
  dialog?.showModal()
  return () => dialog?.close()
}

type DialogButtonProps = Pick<ButtonProps, 'look' | 'isOff'> &
  Pick<DialogProps, 'guide'> & {
    name: string
    /** Whether there is nothing to open for a moment; a dialog that is open stays, as somebody reads it. */
    isAway?: boolean
    title: string
    /** Undefined as long as what is to be shown has not come. */
    children: ReactNode
    /** Why it did not come, or what was done with it failed, in words. */
    failure?: string
    onOpen?: () => void
    onClose?: () => void
  }

/** A button and the dialog that it opens; what is shown there may still be asked for. */
export function DialogButton(props: DialogButtonProps) {
  const { name, look, isOff, isAway, title, guide, children, failure = '', onOpen, onClose } = props
  const [isOpen, setOpen] = useState(false)
  const turn = (isNow: boolean, tell?: () => void) => () => {
    setOpen(isNow)
    tell?.()
  }
  return (
    <>
      {!isAway && (
        <Button look={look} isOff={isOff} onPress={turn(true, onOpen)}>
          {name}
        </Button>
      )}
      {isOpen && (
        <Dialog title={title} guide={guide} onClose={turn(false, onClose)}>
          <div className={styles.parts}>
            {children ?? (failure === '' && <p role="status">{words.loading}</p>)}
            <p role="alert">{failure}</p>
          </div>
        </Dialog>
      )}
    </>
  )
}
