/** Values of findings that are not just text or numbers. */

/** What is wrong with the form of a tag, and how it is written. */
export type TagFault =
  | { kind: 'quotes'; form: LooseForm; attribute: string; corrected: string }
  | { kind: 'blank'; corrected: string }
  | { kind: 'other' }

/** A value in typographic quotes, without quotes, or in quotes that are not closed. */
export type LooseForm = 'curly' | 'bare' | 'open'

/** Category of a file that is neither a document nor a picture. */
export type StrayUse = 'download' | 'office' | 'office-lock' | 'media' | undefined

/** Why a line does not begin a heading or list item. */
export type BeginningFault = 'space' | 'sign' | 'dash' | 'letter'

/** Markdown syntax that was not understood and would be printed as it is. */
export type LeftoverKind = 'emphasis' | 'strike' | 'highlight' | 'task' | 'link' | 'table' | 'footnote'

/** What stands in place of the opening `---`. */
export type Misopened = 'none' | 'late' | 'dashes' | 'above' | 'fence'

/** A character that is too frequent: in one paragraph or list, or, for braces, in the whole text. */
export type ManySigns = '[' | '*' | '_' | '}'

/** A field, and how it is written if the schema has an example. */
export type Field = { field: string; example?: string }

/** The line as it was meant, if known. */
export type Corrected = { corrected?: string }

/** Columns from 1: where a line begins, where it belongs, and the line above it there. */
export type Columns = { written: number; meant: number; below: string | undefined }
