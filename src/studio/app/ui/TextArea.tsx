import { type ComponentProps, useReducer } from 'react'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'ref'> & { value: string }

/**
 * A textarea that shows `value`, also after an input that its owner changes or refuses. The browser holds the text (an
 * uncontrolled textarea). A controlled one gets a new text node at each key, and Chromium then undoes one letter at a
 * time.
 */
export function TextArea({ value, onChange, ...rest }: TextAreaProps) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  return (
    <textarea
      {...rest}
      // A new function at each render, so that React calls it after each.
      ref={(area) => {
        if (area && area.value !== value) area.value = value
      }}
      onChange={(event) => {
        onChange?.(event)
        renderAgain()
      }}
    />
  )
}
