import { useCallback, useRef, useState } from 'react'
import { failureOf } from '../api.ts'

/** Calls of the server that a part of the page makes: whether one is under way, and why the last failed, in words. */
export function useWork() {
  const [failure, setFailure] = useState('')
  const [isWaiting, setWaiting] = useState(false)
  const last = useRef<unknown>(undefined)
  /** `use` is given what comes, unless another call has been made meanwhile. */
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
  return { failure, isWaiting, wait }
}
