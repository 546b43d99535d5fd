import { useEffect, useState } from 'react'

/** Wait in ms after the last key: a screen reader says one count, not one for each letter. */
const settling = 350

/** The value once it has not changed for a moment; an empty one at once. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : settling)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
