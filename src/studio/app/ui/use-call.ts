import { useCallback, useRef, useState } from 'react'
import { failureOf } from '../api.ts'

/** The calls that a component makes: whether one is under way, and why the last one failed, as a sentence; `forget` drops it. */
export function useCall() {
  const [failure, setFailure] = useState('')
  const [isWaiting, setWaiting] = useState(false)
  const last = useRef<unknown>(undefined)
  /** Waits for a call; `use` gets its answer, unless a later call has begun in the meantime. */
  const wait = useCallback(<Value>(work: Promise<Value>, use?: (value: Value) => void): void => {
    last.current = work
    const isLast = () => last.current === work
    setFailure('')
    setWaiting(true)
    work
      .then((value) => isLast() && use?.(value))
      .catch((error: unknown) => isLast() && setFailure(failureOf(error).message))
      .finally(() => isLast() && setWaiting(false))
  }, [])
  return { failure, isWaiting, wait, forget: () => setFailure('') }
}
