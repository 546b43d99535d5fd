import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Path } from '../../protocol.ts'
import { clientWords } from '../../words/client.ts'
import { useAnnounce, useSession } from '../context.ts'
import { moved } from '../values.ts'

const words = clientWords.form

/** The items of a list in its form: what can be done with them, and names for them that move along. */
export type Items = {
  keys: readonly number[]
  list: RefObject<HTMLOListElement | null>
  insert(index: number, value: unknown): void
  /** `control`: the button that asked for it, which has the focus afterwards. */
  move(from: number, to: number, control: string): void
  remove(index: number): void
}

let lastKey = 0

/** Orders the items of the list at a path. */
export function useItems(path: Path, count: number): Items {
  const session = useSession()
  const announce = useAnnounce()
  const list = useRef<HTMLOListElement>(null)
  const wanted = useRef<string>(undefined)
  const [kept, setKeys] = useState<readonly number[]>(() => freshKeys(count))
  // A list of another length came from elsewhere: an undo, the plain editor.
  const keys = kept.length === count ? kept : [...kept, ...freshKeys(count)].slice(0, count)
  if (keys !== kept) setKeys(keys)

  useEffect(() => {
    if (wanted.current === undefined) return
    const found = list.current?.parentElement?.querySelector<HTMLElement>(wanted.current)
    if (found == null) return
    wanted.current = undefined
    found.focus()
  })

  return {
    keys,
    list,
    insert(index, value) {
      session.flush()
      const [key = 0] = freshKeys(1)
      setKeys(keys.toSpliced(index, 0, key))
      wanted.current = `[data-item="${key}"] :is(textarea, input, select)`
      session.act({ act: 'insert', path, index, value })
      announce(words.inserted(index + 1, count + 1))
    },
    move(from, to, control) {
      if (to < 0 || to >= count || to === from) return
      session.flush()
      setKeys(moved(keys, from, to))
      wanted.current = `[data-item="${keys[from]}"] [data-control="${control}"]`
      session.act({ act: 'move', path, from, to })
      announce(words.moved(to + 1, count))
    },
    remove(index) {
      session.flush()
      setKeys(keys.toSpliced(index, 1))
      const next = keys[index + 1] ?? keys[index - 1]
      wanted.current =
        next === undefined ? '[data-control="add"]' : `[data-item="${next}"] [data-control="remove"]`
      session.act({ act: 'remove', path: [...path, index] })
      announce(words.removed(count - 1))
    },
  }
}

function freshKeys(count: number): number[] {
  return Array.from({ length: count }, () => ++lastKey)
}
