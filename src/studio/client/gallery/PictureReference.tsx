import type { ComponentType } from 'react'
import type { FieldProps } from '../forms/FieldFrame.tsx'
import { valueAt } from '../values.ts'
import styles from './Picture.module.css'
import { pictureReferenceOf } from './picture-reference.ts'

/** A picture beside the words that stand for it. */
export function PictureReference({
  field,
  path,
  value,
  Field,
}: FieldProps & { Field: ComponentType<FieldProps> }) {
  const parts = pictureReferenceOf(field)
  if (parts === undefined) return null
  return (
    <div className={styles.reference}>
      {[parts.picture, parts.words].map((part) => (
        <Field key={part.key} field={part} path={[...path, part.key]} value={valueAt(value, [part.key])} />
      ))}
    </div>
  )
}
