import { useId, useRef } from 'react'
import { clientWords } from '../../words/client.ts'
import { useSession } from '../context.ts'
import { Button } from '../parts/Button.tsx'
import { pathId } from '../values.ts'
import styles from './Field.module.css'
import { FieldFrame, type FieldProps, Hint, Problems } from './FieldFrame.tsx'
import { useTyped } from './useTyped.ts'

const words = clientWords.form

/** Words of one line or more. Both are areas that grow: long lines stay in sight on a phone. */
export function TextField({ field, path, value, label }: FieldProps) {
  const typed = useTyped({ path, value: shown(value), isOptional: !field.isRequired })
  const area = useRef<HTMLTextAreaElement>(null)
  const { placeholders = [] } = field
  const missing = typed.text === '' ? [] : placeholders.filter((name) => !typed.text.includes(name))

  function put(name: string): void {
    const { selectionEnd: end = typed.text.length } = area.current ?? {}
    typed.type(typed.text.slice(0, end) + name + typed.text.slice(end))
    area.current?.focus()
  }

  const note = placeholders.length > 0 && (
    <div className={styles.placeholders}>
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
      <p role="alert" className={styles.missing}>
        {missing.length > 0 && words.placeholderMissing(missing.join(', '))}
      </p>
    </div>
  )
  return (
    <FieldFrame field={field} path={path} label={label} note={note}>
      {(control) => (
        <textarea
          {...control}
          ref={area}
          className={styles.control}
          data-type={field.type}
          rows={field.type === 'line' ? 1 : 3}
          spellCheck
          lang="sq"
          value={typed.text}
          required={field.isRequired}
          onChange={({ target }) =>
            typed.type(field.type === 'line' ? target.value.replace(/\s*\n\s*/g, ' ') : target.value)
          }
          onKeyDown={(event) => {
            if (field.type === 'line' && event.key === 'Enter') event.preventDefault()
          }}
          onBlur={typed.leave}
        />
      )}
    </FieldFrame>
  )
}

/** A number; what is no number stays text, which the check then names. */
export function NumberField({ field, path, value, label }: FieldProps) {
  const read = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : text)
  const typed = useTyped({ path, value: shown(value), isOptional: !field.isRequired, read })
  return (
    <FieldFrame field={field} path={path} label={label}>
      {(control) => (
        <input
          {...control}
          className={styles.control}
          data-type="number"
          inputMode="numeric"
          value={typed.text}
          onChange={({ target }) => typed.type(target.value)}
          onBlur={typed.leave}
        />
      )}
    </FieldFrame>
  )
}

/** A day. */
export function DayField({ field, path, value, label }: FieldProps) {
  // While a year is typed, the browser tells of the years 2, 20 and 202.
  const isWhole = (text: string) => text === '' || text >= '1900'
  const typed = useTyped({ path, value: shown(value), isOptional: !field.isRequired, isWhole })
  return (
    <FieldFrame field={field} path={path} label={label}>
      {(control) => (
        <input
          {...control}
          type="date"
          className={styles.control}
          value={typed.text}
          onChange={({ target }) => typed.type(target.value)}
          onBlur={typed.leave}
        />
      )}
    </FieldFrame>
  )
}

/** One of the values that a field may have. */
export function ChoiceField({ field, path, value, label }: FieldProps) {
  const session = useSession()
  const { choices = [] } = field
  const text = shown(value)
  const isKnown = choices.some((choice) => choice.value === text)
  return (
    <FieldFrame field={{ ...field, example: undefined }} path={path} label={label}>
      {(control) => (
        <select
          {...control}
          className={styles.control}
          data-type="choice"
          value={text}
          onChange={({ target }) =>
            session.act(
              target.value === '' ? { act: 'remove', path } : { act: 'set', path, value: target.value },
            )
          }
        >
          {(!isKnown || !field.isRequired) && (
            <option value={isKnown ? '' : text}>{isKnown ? '' : text || words.choose}</option>
          )}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

/** A mark that stands or not. */
export function MarkField({ field, path, value, label = field.label }: FieldProps) {
  const session = useSession()
  const id = pathId(path)
  return (
    <div className={styles.field}>
      <label className={styles.mark} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          aria-describedby={`${id}-hint ${id}-problems`}
          onChange={({ target }) =>
            session.act(target.checked ? { act: 'set', path, value: true } : { act: 'remove', path })
          }
        />
        {label}
      </label>
      <Hint id={`${id}-hint`} field={{ ...field, example: undefined }} />
      <Problems path={path} />
    </div>
  )
}

/** What nobody enters: it follows from other fields, or is always the same. */
export function ShownField({ field, path, value, label = field.label }: FieldProps) {
  const name = useId()
  const text = shown(value)
  if (field.type === 'fixed' && text === '') return <Problems path={path} />
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and here is none.
    <div className={styles.shown} id={pathId(path)} role="group" aria-labelledby={name} tabIndex={-1}>
      <p>
        <span id={name} className={styles.label}>
          {label}
        </span>
        {field.type === 'derived' && <span className={styles.optional}> {words.derived}</span>}
      </p>
      <p className={styles.value}>{text === '' ? words.nothing : text}</p>
      <Problems path={path} />
    </div>
  )
}

/** A value as it stands in a control. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
