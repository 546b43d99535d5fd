import type { KeyboardEvent } from 'react'

/** Whether a key undoes: Ctrl+Z, or Cmd+Z. */
export function isUndo({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'z'
}
