import { type InputHTMLAttributes, useState } from 'react'
import { isDay, printDay } from '../../../model/dates.ts'
import styles from './Field.module.css'

type DayInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  value?: string
  /** Told of a day, or of none; without it, the input keeps what is entered. */
  onDay?: (day: string) => void
}

/** A calendar's control with the day as it is printed: the browser shows it as its own language does. */
export function DayInput({ value = '', onDay, ...rest }: DayInputProps) {
  /** While a year is typed, the browser tells of the years 2, 20 and 202: they wait until the field is left. */
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
