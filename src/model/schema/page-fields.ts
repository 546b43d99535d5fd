/** The kinds of fields that the pages with content files of their own consist of. */
import { z } from 'zod'
import { eachOnce, text } from './fields.ts'
import type { Picture } from './picture.ts'

/** A text with its label and hint for editors. */
export const named = (title: string, description: string) => text().meta({ title, description })

/** The title of a part of a page. */
export const title = () => named('Titulli', 'Titulli i kësaj pjese.')

/** A group of fields with its label and hint for editors. */
export function group<Shape extends z.core.$ZodLooseShape>(title: string, description: string, shape: Shape) {
  return z.strictObject(shape).meta({ title, description })
}

/** A list of exactly `count` groups, each called `title`, with distinct values of `key`. */
export function listField<Shape extends z.core.$ZodLooseShape>(
  count: number,
  title: string,
  key: keyof Shape & string,
  shape: Shape,
) {
  const entry = z.strictObject(shape).meta({ title })
  return z
    .array(entry)
    .length(count)
    .superRefine(eachOnce((entry) => String(entry[key as keyof typeof entry]), key))
}

/** Fields in which each reference to a picture file is the picture. */
export type WithPictures<Fields> = Fields extends { file: string; alt: string }
  ? Picture
  : Fields extends readonly (infer Item)[]
    ? WithPictures<Item>[]
    : Fields extends object
      ? { [Key in keyof Fields]: WithPictures<Fields[Key]> }
      : Fields
