import type { FormField } from '../../protocol.ts'

/** The fields of a group that is a picture with the words that stand for it; undefined of any other field. */
export function pictureReferenceOf({
  type,
  fields = [],
}: FormField): { picture: FormField; words: FormField } | undefined {
  if (type !== 'group' || fields.length !== 2) return undefined
  const picture = fields.find((field) => field.type === 'picture')
  const words = fields.find((field) => ['line', 'text', 'fixed'].includes(field.type))
  return picture !== undefined && words !== undefined ? { picture, words } : undefined
}
