import { z } from 'zod'
import { isNumbered } from '../../check/documents/kinds.ts'
import { documentKinds } from '../../model/document-kinds.ts'
import { numberIn } from '../../new/numbers.ts'
import { applyOperation } from './edits/apply.ts'
import { kindOfFile, type ParsedDocument, readDocument } from './parsed-document.ts'

/** The settings, which list the numbers of removed documents. */
export const site = 'content/site.yaml'
const withRetired = z.object({ retired: z.record(z.string(), z.array(z.unknown()).nullish()).nullish() })

/** The numbers of removed documents, by the name of the list of their kind. */
export type Retired = Readonly<Record<string, readonly unknown[]>>

/** The numbers of removed documents in the settings; undefined where they cannot be read. */
export function retiredIn({ values }: Pick<ParsedDocument, 'values'>): Retired | undefined {
  const { data } = withRetired.safeParse(values)
  if (data === undefined) return undefined
  return Object.fromEntries(Object.entries(data.retired ?? {}).map(([list, ids]) => [list, ids ?? []]))
}

/** The settings with a number added to the list of removed numbers, or taken off it. */
export function withNumber(
  settings: ParsedDocument,
  list: string,
  id: number,
  to: 'retired' | 'in use',
): ParsedDocument {
  const retired = retiredIn(settings) ?? {}
  const numbers = retired[list] ?? []
  const at = numbers.indexOf(id)
  if ((to === 'retired') === at >= 0) return settings
  const path = ['retired', list]
  if (to === 'retired')
    return applyOperation(settings, { op: 'insert', path, index: numbers.length, value: id })
  const emptied = Object.keys(retired).length === 1 ? ['retired'] : path
  return applyOperation(settings, { op: 'remove', path: numbers.length === 1 ? emptied : [...path, at] })
}

/** Whether the settings list the number of a document among the removed ones. */
export function isNumberRetired(settings: string, { file, text }: { file: string; text: string }): boolean {
  const [kind, id] = [kindOfFile(file), numberIn(text)]
  if (kind === undefined || !isNumbered(kind)) return false
  const retired = retiredIn(readDocument(site, settings)) ?? {}
  return retired[documentKinds[kind].list]?.includes(id) ?? false
}
