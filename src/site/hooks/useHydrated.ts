import { useSyncExternalStore } from 'react'

/** False on the server and in the first client render, true afterwards. Use it for values that only a browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

/** Subscribes to nothing: the value never changes back. */
const subscribe = () => () => {}
