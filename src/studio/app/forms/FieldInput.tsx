import { Fragment, memo } from 'react'
import type { FormField } from '../../protocol.ts'
import { form as words } from '../../words/app.json'
import { asList, controlText, fieldId, valueAt } from '../values.ts'
import fieldStyles from './Field.module.css'
import { FieldProblems, type FieldProps, Hint } from './FieldNotes.tsx'
import { FocusField } from './FocusField.tsx'
import styles from './Group.module.css'
import { isPhotoGroup, ListItems } from './ListItems.tsx'
import { PictureField } from './PictureField.tsx'
import { SettingQuestion } from './PlaceholderQuestion.tsx'
import { TypedField } from './TypedField.tsx'

/** A field of any type. All props come from JSON, and it renders again only if they differ as JSON. */
export const FieldInput = memo(
  FieldByType,
  (before, after) => JSON.stringify(before) === JSON.stringify(after),
)

type FieldsProps = Pick<FormField, 'fields'> & Omit<FieldProps, 'field'>

/** Fields below each other, of a document or of a group in it. */
export function Fields({ fields = [], path, value }: FieldsProps) {
  const placeholders = path.length === 0 ? asList(valueAt(value, ['placeholders'])) : []
  return fields.map((field) => (
    <Fragment key={field.key}>
      <FieldInput field={field} path={[...path, field.key]} value={valueAt(value, [field.key])} />
      {placeholders.includes(field.key) && (
        <SettingQuestion path={['placeholders', placeholders.indexOf(field.key)]} of={[field.key]} />
      )}
    </Fragment>
  ))
}

function FieldByType(props: FieldProps) {
  switch (props.field.type) {
    case 'picture':
      return <PictureField {...props} />
    case 'focus':
      return (
        <FocusField {...props}>
          <Fields {...props} fields={props.field.fields} />
        </FocusField>
      )
    case 'fixed':
    case 'derived':
      return <ShownField {...props} />
    case 'group':
    case 'list':
      return <Group {...props} />
    default:
      return <TypedField {...props} />
  }
}

/** A fieldset for the fields of a group or the items of a list, with their common label as its legend. */
function Group(props: FieldProps) {
  const { field, path, value } = props
  const id = fieldId(path)
  const { fields: all = [] } = field
  const [main, more] = isPhotoGroup(field) ? [all.slice(0, 2), all.slice(2)] : [all, []]
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.group}
      data-depth={path.length}
      aria-describedby={`${id}-hint ${id}-problems`}
    >
      <legend>{field.label}</legend>
      <Hint field={field} path={path} />
      <FieldProblems path={path} />
      <div className={styles.fields} data-photo={isPhotoGroup(field) || undefined}>
        {field.type === 'group' ? (
          <>
            <Fields fields={main} path={path} value={value} />
            {more.length > 0 && (
              <details className={styles.more}>
                <summary>{words.more}</summary>
                <Fields fields={more} path={path} value={value} />
              </details>
            )}
          </>
        ) : (
          <ListItems {...props}>{(item) => <FieldInput {...item} />}</ListItems>
        )}
      </div>
    </fieldset>
  )
}

/** A read-only value, which follows from other fields or from the schema. */
function ShownField({ field: { type, label, source = '' }, path, value }: FieldProps) {
  const text = controlText(value)
  if (type === 'fixed' && text === '') return <FieldProblems path={path} />
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and here is none.
    <div
      className={fieldStyles.shown}
      id={fieldId(path)}
      role="group"
      aria-label={label}
      tabIndex={-1}
      data-value={text}
      data-source={source}
    >
      <p>
        <span className={fieldStyles.label}>{label}</span>
        {type === 'derived' && <span className={fieldStyles.optional}> {words.derived}</span>}
      </p>
      <p className={fieldStyles.value}>{text === '' ? words.nothing : text}</p>
      <FieldProblems path={path} />
    </div>
  )
}
