import { useCallback, useEffect, useRef, useState } from 'react'
import { type Failure, failureOf, Refused } from '../api.ts'

/** In ms: after this time the app says that the answer is still awaited. */
const usual = 10_000

/**
 * The state of a component's calls: whether one is under way, and whether it takes long. `failure` says why the last
 * call failed; `forget` clears it. `cause` is the document in whose form the editor can fix the reason.
 */
export function useCall() {
  const [failed, setFailed] = useState<Failure>()
  const [isWaiting, setWaiting] = useState(false)
  const [isLong, setLong] = useState(false)
  const last = useRef<unknown>(undefined)
  /** Waits for a call; `use` gets its answer, unless a later call has begun in the meantime. */
  const wait = useCallback(<Value>(work: Promise<Value>, use?: (value: Value) => void): void => {
    last.current = work
    const isLast = () => last.current === work
    setFailed(undefined)
    setWaiting(true)
    work
      .then((value) => isLast() && use?.(value))
      .catch((error: unknown) => isLast() && setFailed(failureOf(error)))
      .finally(() => isLast() && setWaiting(false))
  }, [])
  useEffect(() => {
    if (!isWaiting) return setLong(false)
    const timer = setTimeout(() => setLong(true), usual)
    return () => clearTimeout(timer)
  }, [isWaiting])
  const failure = failed?.message ?? ''
  const cause = failed instanceof Refused ? failed.file : undefined
  return { failure, cause, isWaiting, isLong, wait, forget: () => setFailed(undefined) }
}
