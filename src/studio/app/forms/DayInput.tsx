import { type InputHTMLAttributes, useState } from 'react'
import { isDay, printDay } from '../../../model/dates.ts'
import styles from './Field.module.css'

type DayInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  value?: string
  /** Called with a day, or with `''`. Without `onDay` the component itself keeps the entered day. */
  onDay?: (day: string) => void
}

/** A date input, with the day below as the site prints it, because the browser shows days in its own language. */
export function DayInput({ value = '', onDay, ...rest }: DayInputProps) {
  /**
   * A day that only the input has. A day before 1900 stays here until blur, because typing 2024 reports the years 2, 20
   * and 202.
   */
  const [early, setEarly] = useState<string>()
  const day = early ?? value

  function enter(next: string, isWhole = true): void {
    setEarly(isWhole && onDay ? undefined : next)
    if (isWhole) onDay?.(next)
  }

  return (
    <>
      <input
        {...rest}
        className={styles.control}
        type="date"
        min="1900-01-01"
        value={day}
        onChange={({ target }) => enter(target.value, !target.validity.rangeUnderflow)}
        onBlur={() => early !== undefined && enter(early)}
      />
      <span className={styles.hint}>{isDay(day) && printDay(day)}</span>
    </>
  )
}
