import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import type { Path } from '../../protocol.ts'
import { useSession } from '../session/context.ts'
import { isUndo } from '../ui/is-undo.ts'
import { PlaceholderQuestion } from './PlaceholderQuestion.tsx'

type MarkInputProps = Omit<ComponentProps<'input'>, 'value'> & { path: Path; isMarked: boolean }

/**
 * The mark of a placeholder, with its hint (`children`) and the question that removes the mark once the text is no
 * placeholder any more.
 */
export function MarkInput({ path, isMarked, children, ...rest }: MarkInputProps) {
  const session = useSession()
  /** What the editor did here last: a text that was marked, or whose mark was kept, is not asked about. */
  const [last, setLast] = useState<'marked' | 'kept' | 'removed'>()

  function mark(next: boolean): void {
    setLast(next ? 'marked' : 'removed')
    session.edit(next ? { op: 'set', path, value: true } : { op: 'remove', path })
  }

  /** Takes back what the editor did with the mark. The browser would change the field that was typed into last. */
  function undo(event: KeyboardEvent): void {
    if (!isUndo(event) || last !== (isMarked ? 'marked' : 'removed')) return
    event.preventDefault()
    mark(!isMarked)
    setLast(undefined)
  }

  return (
    <>
      <input
        {...rest}
        type="checkbox"
        checked={isMarked}
        onChange={({ target }) => mark(target.checked)}
        onKeyDown={undo}
      />
      {children}
      {isMarked && (last === undefined || last === 'removed') && (
        <PlaceholderQuestion path={path} onYes={() => mark(false)} onNo={() => setLast('kept')} />
      )}
    </>
  )
}
