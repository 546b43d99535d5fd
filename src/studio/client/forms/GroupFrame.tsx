import type { ReactNode } from 'react'
import { pathId } from '../values.ts'
import { type FieldProps, Hint, Problems } from './FieldFrame.tsx'
import styles from './Group.module.css'

/** Fields that belong together, with the name of what they are together. */
export function GroupFrame({
  field,
  path,
  label = field.label,
  children,
}: Omit<FieldProps, 'value'> & { children: ReactNode }) {
  const id = pathId(path)
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.group}
      data-depth={path.length}
      aria-describedby={`${id}-hint ${id}-problems`}
    >
      <legend>{label}</legend>
      <Hint id={`${id}-hint`} field={{ ...field, example: undefined }} />
      <Problems path={path} />
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}
