import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Path } from '../../protocol.ts'
import { useSession } from '../context.ts'

/** A pause in typing after which what was typed is sent, in ms. */
const pause = 300

/** Words that are being typed into a field: they stay in the field alone until typing pauses or it loses the focus. */
export type Typed = { text: string; type(text: string): void; leave(): void }

/** What a field is sent as. */
type Target = {
  path: Path
  /** What the field has without what is being typed. */
  value: string
  /** Whether the field goes where nothing is left of it. */
  isOptional: boolean
  read?: (text: string) => string | number
  /** Whether a text can be sent while it is still being typed; else it waits until the field is left. */
  isWhole?: (text: string) => boolean
}

/** Keeps what is typed into a field, and sends it by and by. */
export function useTyped(target: Target): Typed {
  const session = useSession()
  const [typed, setTyped] = useState<string>()
  const unsent = useRef<string>(undefined)
  const timer = useRef<number>(undefined)
  const latest = useRef(target)
  useLayoutEffect(() => {
    latest.current = target
  })

  const send = useCallback(() => {
    window.clearTimeout(timer.current)
    const text = unsent.current
    unsent.current = undefined
    const { path, value, isOptional, read = (same: string) => same } = latest.current
    if (text === undefined || text === value) return
    if (text === '' && isOptional) session.act({ act: 'remove', path })
    else session.act({ act: 'set', path, value: read(text) })
  }, [session])

  useEffect(() => {
    const end = session.onFlush(send)
    return () => {
      send()
      end()
    }
  }, [session, send])

  return {
    text: typed ?? target.value,
    type(text) {
      setTyped(text)
      unsent.current = text
      window.clearTimeout(timer.current)
      if (target.isWhole?.(text) ?? true) timer.current = window.setTimeout(send, pause)
    },
    leave() {
      send()
      setTyped(undefined)
    },
  }
}
