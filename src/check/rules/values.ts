/** Values of findings that are more than a text or a number. */

/** What is wrong with the form of a tag, and how it is written. */
export type TagFault =
  | { kind: 'quotes'; form: LooseForm; attribute: string; corrected: string }
  | { kind: 'blank'; corrected: string }
  | { kind: 'other' }

/** A value in the quotes of a text processor, without quotes, or in quotes that do not close. */
export type LooseForm = 'curly' | 'bare' | 'open'

/** What a file that is neither document nor picture is good for. */
export type StrayUse = 'download' | 'office' | 'office-lock' | 'media' | undefined

/** What a body of Markdown may hold: all that a report may, or paragraphs and lists alone. */
export type BodyKind = 'report' | 'plain'

/** What a property of a component may hold. */
export type PropertyKind = 'text' | 'picture' | 'https' | 'language'

/** Why the sign at the start of a line makes no heading and no list item. */
export type BeginningFault = 'space' | 'dash' | 'letter'

/** What an editor meant by signs that would be printed as they are. */
export type LeftoverKind = 'emphasis' | 'strike' | 'highlight' | 'task' | 'link' | 'table' | 'footnote'

/** What stands where three dashes open the fields. */
export type Misopened = 'none' | 'late' | 'dashes' | 'above' | 'fence'

/** Signs of which there are too many: in one paragraph or list, of braces in the whole text. */
export type ManySigns = '[' | '*' | '}'

/** A field, and how it is written where the schema has an example. */
export type Field = { field: string; example?: string }

/** The line as it was meant, where that can be told. */
export type Corrected = { corrected?: string }

/** A heading of the wrong level: how it is written, and the right one where it is known. */
export type HeadingLevel = {
  form: 'signs' | 'underlined' | 'text'
  level: number
  title: string
  suggestion?: string
}

/** What stands in the text, and what a printer would set. */
export type Written = { written: string; corrected: string }

/** Columns from 1: where a line begins, where it belongs, and what stands there above it. */
export type Columns = { written: number; meant: number; below: string | undefined }
