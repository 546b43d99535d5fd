import { memo } from 'react'
import { GalleryField } from '../gallery/GalleryField.tsx'
import { PictureField } from '../gallery/PictureField.tsx'
import { PictureReference } from '../gallery/PictureReference.tsx'
import { pictureReferenceOf } from '../gallery/picture-reference.ts'
import { isSamePath, valueAt } from '../values.ts'
import { ChoiceField, DayField, MarkField, NumberField, ShownField, TextField } from './controls.tsx'
import type { FieldProps } from './FieldFrame.tsx'
import { GroupFrame } from './GroupFrame.tsx'
import { ListField } from './ListField.tsx'

/** A field of any type. It looks again only when its own value, problem or place changed. */
export const Field = memo(
  FieldByType,
  (before, after) =>
    before.field === after.field &&
    Object.is(before.value, after.value) &&
    before.label === after.label &&
    isSamePath(before.path, after.path),
)

/** The fields of a group, which stand below each other. */
export function Fields({ field, path, value }: FieldProps) {
  return field.fields?.map((inner) => (
    <Field key={inner.key} field={inner} path={[...path, inner.key]} value={valueAt(value, [inner.key])} />
  ))
}

function FieldByType(props: FieldProps) {
  const { field } = props
  switch (field.type) {
    case 'line':
    case 'text':
      return field.choices === undefined ? <TextField {...props} /> : <ChoiceField {...props} />
    case 'number':
      return <NumberField {...props} />
    case 'day':
      return <DayField {...props} />
    case 'picture':
      return <PictureField {...props} />
    case 'mark':
      return <MarkField {...props} />
    case 'fixed':
    case 'derived':
      return <ShownField {...props} />
    case 'group':
      return (
        <GroupFrame {...props}>
          {pictureReferenceOf(field) === undefined ? (
            <Fields {...props} />
          ) : (
            <PictureReference {...props} Field={Field} />
          )}
        </GroupFrame>
      )
    case 'list': {
      const item = field.fields?.[0]
      const isGallery = item !== undefined && pictureReferenceOf(item) !== undefined
      return isGallery ? <GalleryField {...props} Field={Field} /> : <ListField {...props} Field={Field} />
    }
  }
}
