import { useId } from 'react'
import { clientWords } from '../../words/client.ts'
import { useSession } from '../context.ts'
import { pathId, shown } from '../values.ts'
import styles from './Field.module.css'
import { type FieldProps, Hint, Problems } from './FieldFrame.tsx'

const words = clientWords.form

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
      <Hint id={`${id}-hint`} field={field} />
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
