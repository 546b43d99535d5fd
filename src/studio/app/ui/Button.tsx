import type { ReactNode } from 'react'
import styles from './Button.module.css'

export type ButtonProps = {
  children: ReactNode
  type?: 'button' | 'submit'
  onPress?: () => void
  look?: 'plain' | 'main' | 'quiet'
  /** The accessible name, for a button that shows a symbol or too few words. */
  label?: string
  isDisabled?: boolean
  isPressed?: boolean
  'aria-describedby'?: string
  /** What the button does in its list item. The list finds the button by it, to focus it after an operation. */
  'data-control'?: string
}

/** A button. While it is off, it keeps the focus and screen readers call it disabled. */
export function Button({ onPress, look = 'plain', label, isDisabled, isPressed, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      data-look={look}
      aria-label={label}
      title={label}
      aria-disabled={isDisabled || undefined}
      aria-pressed={isPressed}
      onClick={isDisabled ? (event) => event.preventDefault() : onPress}
    />
  )
}
