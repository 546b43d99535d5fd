import { useId } from 'react'
import { clientWords } from '../../words/client.ts'
import { pathId, shown } from '../values.ts'
import styles from './Field.module.css'
import { type FieldProps, Problems } from './FieldNotes.tsx'

const words = clientWords.form

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
