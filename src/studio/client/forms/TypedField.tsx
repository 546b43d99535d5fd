import { useRef } from 'react'
import { clientWords } from '../../words/client.ts'
import { useSession } from '../context.ts'
import { Button } from '../parts/Button.tsx'
import { shown } from '../values.ts'
import styles from './Field.module.css'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { useTyped } from './useTyped.ts'

const words = clientWords.form

/** A value that is typed or chosen: words, a number, a day, one of some values. */
export function TypedField({ field, path, value, label }: FieldProps) {
  const session = useSession()
  const { type, choices, isRequired, placeholders = [] } = field
  const before = shown(value)
  const typed = useTyped(before, (text) => {
    if (text === '' && !isRequired) return session.act({ act: 'remove', path })
    // What is no number stays text, which the check then names.
    const isNumber = type === 'number' && /^\d+$/.test(text.trim())
    session.act({ act: 'set', path, value: isNumber ? Number(text) : text })
  })
  const isKnown = choices?.some((choice) => choice.value === before)
  const isLine = type !== 'text'
  const area = useRef<HTMLTextAreaElement>(null)
  const missing = typed.text === '' ? [] : placeholders.filter((name) => !typed.text.includes(name))

  function put(name: string): void {
    const { selectionEnd: end = typed.text.length } = area.current ?? {}
    typed.type(typed.text.slice(0, end) + name + typed.text.slice(end))
    area.current?.focus()
  }

  const note = placeholders.length > 0 && (
    <div className={`${styles.hint} ${styles.placeholders}`}>
      <span>{words.placeholders}:</span>
      {placeholders.map((name) =>
        missing.includes(name) ? (
          <Button key={name} onPress={() => put(name)}>
            {words.placeholderPut(name)}
          </Button>
        ) : (
          <code key={name}>{name}</code>
        ),
      )}
      <p role="alert" className={styles.wrong}>
        {missing.length > 0 && words.placeholderMissing(missing.join(', '))}
      </p>
    </div>
  )
  return (
    <FieldFrame field={field} path={path} label={label} note={note}>
      {(frame) => {
        const control = { ...frame, className: styles.control, value: typed.text, onBlur: typed.leave }
        if (choices !== undefined)
          return (
            <select {...control} data-type="choice" onChange={({ target }) => typed.type(target.value)}>
              {(!isKnown || !isRequired) && (
                <option value={isKnown ? '' : before}>{isKnown ? '' : before || words.choose}</option>
              )}
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </select>
          )
        if (type === 'day')
          return (
            // While a year is typed, the browser tells of the years 2, 20 and 202.
            <input
              {...control}
              type="date"
              min="1900-01-01"
              onChange={({ target }) => typed.type(target.value, !target.validity.rangeUnderflow)}
            />
          )
        // An area that grows, for a single line too: long lines stay in sight on a phone.
        return (
          <textarea
            {...control}
            ref={area}
            data-type={type}
            rows={isLine ? 1 : 3}
            inputMode={type === 'number' ? 'numeric' : undefined}
            spellCheck
            lang="sq"
            required={isRequired}
            onChange={({ target: { value: text } }) =>
              typed.type(isLine ? text.replace(/\s*\n\s*/g, ' ') : text)
            }
            onKeyDown={(event) => {
              if (isLine && event.key === 'Enter') event.preventDefault()
            }}
          />
        )
      }}
    </FieldFrame>
  )
}
