import { useCallback, useState } from 'react'
import { failureOf } from '../api.ts'

/** Calls of the server that a part of the page makes: whether one is under way, and why the last failed, in words. */
export function useWork() {
  const [failure, setFailure] = useState('')
  const [isWaiting, setWaiting] = useState(false)
  const wait = useCallback((work: Promise<unknown>): void => {
    setFailure('')
    setWaiting(true)
    work.catch((error: unknown) => setFailure(failureOf(error).message)).finally(() => setWaiting(false))
  }, [])
  return { failure, isWaiting, wait }
}
