import type { ReactNode } from 'react'
import styles from './Button.module.css'

export type ButtonProps = {
  children: ReactNode
  type?: 'button' | 'submit'
  onPress?: () => void
  look?: 'plain' | 'main' | 'quiet'
  /** Its name, where what it shows is a sign or says too little by itself. */
  label?: string
  isOff?: boolean
  isPressed?: boolean
  /** What it does in the item that holds it, by which the focus finds it again. */
  'data-control'?: string
}

/** A button. One that cannot be used for a moment keeps its focus and says so. */
export function Button({ onPress, look = 'plain', label, isOff, isPressed, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      data-look={look}
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      aria-pressed={isPressed}
      onClick={isOff ? (event) => event.preventDefault() : onPress}
    />
  )
}
