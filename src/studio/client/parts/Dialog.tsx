import type { ReactNode } from 'react'
import words from '../../words/client.json'
import { Button } from './Button.tsx'
import styles from './Dialog.module.css'

type DialogProps = { title: string; children: ReactNode; onClose: () => void }

/** A window over the page; the browser keeps the focus in it and gives it back. It is open as long as it is shown. */
export function Dialog({ title, children, onClose }: DialogProps) {
  return (
    <dialog ref={open} className={styles.dialog} aria-label={title} onClose={onClose}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <Button look="quiet" label={words.close} onPress={onClose}>
          <span aria-hidden="true">✕</span>
        </Button>
      </header>
      {children}
    </dialog>
  )
}

/** Opens a dialog that comes, and closes one that goes: closing gives back the focus. */
function open(dialog: HTMLDialogElement | null): () => void {
  dialog?.showModal()
  return () => dialog?.close()
}
