import { useCallback, useEffect, useRef, useState } from 'react'
import { failureOf } from '../api.ts'

/** In ms: after this time the app says that the answer is still awaited. */
const usual = 10_000

/**
 * The calls that a component makes: whether one is under way, and whether that
 * takes long; and why the last one failed, as a sentence, which `forget` drops.
 */
export function useCall() {
  const [failure, setFailure] = useState('')
  const [isWaiting, setWaiting] = useState(false)
  const [isLong, setLong] = useState(false)
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
  useEffect(() => {
    if (!isWaiting) return setLong(false)
    const timer = setTimeout(() => setLong(true), usual)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return { failure, isWaiting, isLong, wait, forget: () => setFailure('') }
}
