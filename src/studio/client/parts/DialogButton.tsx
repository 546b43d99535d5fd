import { type ReactNode, useState } from 'react'
import clientWords from '../../words/client.json'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import styles from './DialogButton.module.css'

type DialogButtonProps = {
  name: string
  look?: 'plain' | 'quiet'
  title: string
  /** Undefined as long as what is to be shown has not come. */
  children: ReactNode
  /** Why it did not come, or what was done with it failed, in words. */
  failure: string
  onOpen?: () => void
  onClose?: () => void
}

/** A button and the dialog that it opens; what is shown there may still be asked for. */
export function DialogButton({ name, look = 'plain', title, children, failure, ...told }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const turn = (isNow: boolean, tell?: () => void) => () => {
    setOpen(isNow)
    tell?.()
  }
  return (
    <>
      <Button look={look} onPress={turn(true, told.onOpen)}>
        {name}
      </Button>
      {isOpen && (
        <Dialog title={title} onClose={turn(false, told.onClose)}>
          <div className={styles.parts}>
            {children ?? (failure === '' && <p role="status">{clientWords.loading}</p>)}
            <p role="alert">{failure}</p>
          </div>
        </Dialog>
      )}
    </>
  )
}
