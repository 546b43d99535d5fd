/** For tests: a text that is all fields. */
import { createSource } from '../source.ts'
import type { FieldNames, FieldText } from '../yaml/lines.ts'

/** The fields of a text, with the names that they may have. */
export function fieldsOf(text: string, names: Partial<FieldNames> = {}): FieldText {
  const none: ReadonlySet<string> = new Set()
  const source = createSource('a.yaml', text)
  return { names: none, texts: none, inner: none, ...names, source, start: 0, end: text.length }
}
