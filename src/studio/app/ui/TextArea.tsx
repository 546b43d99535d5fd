import { type ComponentProps, useLayoutEffect, useReducer, useRef, useState } from 'react'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'ref'> & {
  value: string
  /** Called with the element when it mounts. */
  onMount?: (area: HTMLTextAreaElement) => void
}

/**
 * A textarea that shows `value`, also after an input that its owner refuses. Where React itself keeps the value, it sets the
 * default value after each key, and browsers then undo only one letter at a time.
 */
export function TextArea({ value, onMount, onChange, ...rest }: TextAreaProps) {
  const [first] = useState(value)
  const [, showAgain] = useReducer((count: number) => count + 1, 0)
  const area = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    if (area.current && area.current.value !== value) area.current.value = value
  })
  useLayoutEffect(() => {
    if (area.current) onMount?.(area.current)
  }, [onMount])
  return (
    <textarea
      {...rest}
      ref={area}
      defaultValue={first}
      onChange={(event) => {
        onChange?.(event)
        showAgain()
      }}
    />
  )
}
