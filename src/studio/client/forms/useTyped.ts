import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSession } from '../context.ts'

/** A pause in typing after which what was typed is sent, in ms. */
const pause = 300

/**
 * Keeps what is typed into a field in the field alone, and sends it when typing pauses or the field is left.
 *
 * @param value what the field has without what is being typed
 */
export function useTyped(value: string, send: (text: string) => void) {
  const session = useSession()
  const [typed, setTyped] = useState<string>()
  const unsent = useRef<string>(undefined)
  const timer = useRef<number>(undefined)

  function flush(): void {
    window.clearTimeout(timer.current)
    const text = unsent.current
    unsent.current = undefined
    if (text !== undefined && text !== value) send(text)
  }
  const latest = useRef(flush)
  useLayoutEffect(() => {
    latest.current = flush
  })

  useEffect(() => {
    const end = session.onFlush(() => latest.current())
    return () => {
      latest.current()
      end()
    }
  }, [session])

  return {
    text: typed ?? value,
    /** `isWhole`: whether the text can be sent before the field is left. */
    type(text: string, isWhole = true) {
      setTyped(text)
      unsent.current = text
      window.clearTimeout(timer.current)
      if (isWhole) timer.current = window.setTimeout(() => latest.current(), pause)
    },
    leave() {
      flush()
      setTyped(undefined)
    },
  }
}
