import { memo, type ReactNode, useId } from 'react'
import type { FormField } from '../../protocol.ts'
import clientWords from '../../words/client.json'
import { PictureField } from '../gallery/PictureField.tsx'
import { isSamePath, pathId, shown, valueAt } from '../values.ts'
import fieldStyles from './Field.module.css'
import { type FieldProps, Hint, Problems } from './FieldNotes.tsx'
import styles from './Group.module.css'
import { ListItems } from './ListItems.tsx'
import { TypedField } from './TypedField.tsx'

const words = clientWords.form

/** A field of any type. It looks again only when its own value, problem or place changed. */
export const Field = memo(
  FieldByType,
  (before, after) =>
    before.field === after.field &&
    Object.is(before.value, after.value) &&
    before.label === after.label &&
    isSamePath(before.path, after.path),
)

/** Fields below each other, of a document or of a group in it. */
export function Fields({
  fields = [],
  path,
  value,
}: Pick<FormField, 'fields'> & Pick<FieldProps, 'path' | 'value'>) {
  return fields.map((field) => (
    <Field key={field.key} field={field} path={[...path, field.key]} value={valueAt(value, [field.key])} />
  ))
}

function FieldByType(props: FieldProps) {
  const { field, path, value } = props
  switch (field.type) {
    case 'picture':
      return <PictureField {...props} />
    case 'fixed':
    case 'derived':
      return <ShownField {...props} />
    case 'group':
      return (
        <Group {...props}>
          <Fields fields={field.fields} path={path} value={value} />
        </Group>
      )
    case 'list':
      return (
        <Group {...props}>
          <ListItems {...props} isGallery={isPhoto(field.fields?.[0])}>
            {(item) => <Field {...item} />}
          </ListItems>
        </Group>
      )
    default:
      return <TypedField {...props} />
  }
}

/** Fields that belong together, with the name of what they are together. */
function Group({ field, path, label = field.label, children }: FieldProps & { children: ReactNode }) {
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
      <Hint id={`${id}-hint`} field={field} />
      <Problems path={path} />
      <div className={styles.fields} data-photo={isPhoto(field) || undefined}>
        {children}
      </div>
    </fieldset>
  )
}

/** What nobody enters: it follows from other fields, or is always the same. */
function ShownField({ field, path, value, label = field.label }: FieldProps) {
  const name = useId()
  const text = shown(value)
  if (field.type === 'fixed' && text === '') return <Problems path={path} />
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and here is none.
    <div className={fieldStyles.shown} id={pathId(path)} role="group" aria-labelledby={name} tabIndex={-1}>
      <p>
        <span id={name} className={fieldStyles.label}>
          {label}
        </span>
        {field.type === 'derived' && <span className={fieldStyles.optional}> {words.derived}</span>}
      </p>
      <p className={fieldStyles.value}>{text === '' ? words.nothing : text}</p>
      <Problems path={path} />
    </div>
  )
}

/** Whether a field is a picture and the words that stand for it, which are seen beside each other. */
function isPhoto({ type, fields = [] }: Partial<FormField> = {}): boolean {
  return type === 'group' && fields.length === 2 && fields[0]?.type === 'picture'
}
