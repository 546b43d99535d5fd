import { useContext, useRef } from 'react'
import { clientWords } from '../../words/client.ts'
import { ProblemsContext, useSession } from '../context.ts'
import { Button } from '../parts/Button.tsx'
import { pathId, problemsAt, shown } from '../values.ts'
import styles from './Field.module.css'
import { type FieldProps, Hint, Problems } from './FieldNotes.tsx'
import { useTyped } from './useTyped.ts'

const words = clientWords.form

/** A control with its label above, and below it its hint and what is wrong: words, a number, a day, a choice, a mark. */
export function TypedField({ field, path, value, label = field.label }: FieldProps) {
  const session = useSession()
  const id = pathId(path)
  const problems = problemsAt(useContext(ProblemsContext), path)
  const isWrong = problems.some(({ severity }) => severity === 'error')
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

  const control = {
    id,
    className: styles.control,
    'aria-describedby': `${id}-hint ${id}-problems`,
    'aria-invalid': isWrong || undefined,
    value: typed.text,
    onBlur: typed.leave,
  }
  return (
    <div className={styles.field} data-wrong={isWrong || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {!isRequired && type !== 'mark' && <span className={styles.optional}> {words.optional}</span>}
      </label>
      {choices !== undefined ? (
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
      ) : type === 'mark' ? (
        <input
          {...control}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) =>
            session.act(target.checked ? { act: 'set', path, value: true } : { act: 'remove', path })
          }
        />
      ) : type === 'day' ? (
        // While a year is typed, the browser tells of the years 2, 20 and 202.
        <input
          {...control}
          type="date"
          min="1900-01-01"
          onChange={({ target }) => typed.type(target.value, !target.validity.rangeUnderflow)}
        />
      ) : (
        // An area that grows, for a single line too: long lines stay in sight on a phone.
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
      )}
      <Hint id={`${id}-hint`} field={field} />
      {placeholders.length > 0 && (
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
      )}
      <Problems path={path} />
    </div>
  )
}
