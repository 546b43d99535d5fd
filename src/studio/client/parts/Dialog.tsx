import { type ReactNode, useEffect, useId, useRef } from 'react'
import words from '../../words/client.json'
import { Button } from './Button.tsx'
import styles from './Dialog.module.css'

/** A window over the page; the browser keeps the focus in it and gives it back. It is open as long as it is shown. */
export function Dialog({
  title,
  children,
  onClose,
  isWide = false,
}: {
  title: string
  children: ReactNode
  onClose: () => void
  isWide?: boolean
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const opener = document.activeElement
    if (dialog.current?.open === false) dialog.current.showModal()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      data-wide={isWide || undefined}
      onClose={onClose}
    >
      <header className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <Button look="quiet" label={words.close} onPress={() => dialog.current?.close()}>
          <span aria-hidden="true">✕</span>
        </Button>
      </header>
      {children}
    </dialog>
  )
}
